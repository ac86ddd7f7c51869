import { type ApiDocument, operationsOf } from './api-document.ts';
import { docsStyle } from './docs-style.ts';
import { type DocsLanguage, docsTexts } from './docs-words.ts';
import { html } from './html.ts';
import { writeOperation } from './write-operation.ts';

/** The API as a page that people read, made of its OpenAPI document; it needs no script. */
export const writeDocs = (document: ApiDocument, language: DocsLanguage): string => {
  const words = docsTexts[language];
  const { info, tags } = document;
  const operations = operationsOf(document);
  const other = language === 'de' ? 'en' : 'de';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} ${info.version}</title>
        <style>${{ markup: docsStyle }}</style>
      </head>
      <body>
        <header>
          <h1>${info.title} ${info.version}</h1>
          <div lang="en">${info.description.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}</div>
          <p class="links">
            <a href="openapi.json">${words.machine}</a>
            <a href="?language=${other}" lang="${other}" hreflang="${other}">${words.other}</a>
          </p>
          <nav aria-label="${words.calls}">
            <ul>
              ${tags.map(({ name }) => html`<li><a href="#tag-${name}">${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main lang="en">
          ${tags.map(
            ({ name, description }) => html`
              <section>
                <h2 id="tag-${name}">${description ?? name}</h2>
                ${operations
                  .filter((operation) => operation.tags.includes(name))
                  .map((operation) => writeOperation(operation, words))}
              </section>
            `,
          )}
        </main>
      </body>
    </html>`.markup;
};
