import { createHash } from 'node:crypto';
import { html } from '../html.ts';
import { type ApiDocument, operationsOf } from './describe-api.ts';
import { type DocsLanguage, docsTexts, writeOperation } from './write-operation.ts';

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

/** The colours are those of the shop. */
const docsStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f6f5f1, #15181c); --surface: light-dark(#ffffff, #1c2025);
  --ink: light-dark(#1a1f24, #efede8); --soft: light-dark(#474f57, #b9bec3); --line: light-dark(#d8d5cc, #30363c);
  --steel: light-dark(#1b587f, #86bfe4); --steel-soft: light-dark(#e2ecf3, #1e313f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.5 "IBM Plex Sans", system-ui, sans-serif; }
a { color: var(--steel); }
:focus-visible { outline: 2px solid var(--steel); outline-offset: 2px; }
header, main { padding: 1.5rem; max-width: 80rem; margin: 0 auto; }
header { padding-bottom: 0; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; } h3 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--soft); }
header p { max-width: 48rem; margin: .5rem 0; }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.links a, nav a { display: inline-flex; align-items: center; min-height: 3rem; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: .1875rem; margin: .5rem 0; }
summary { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-height: 3rem; padding: .5rem .75rem; cursor: pointer; }
summary::marker { content: ""; }
.method { font: 600 .75rem/1.5 ui-monospace, monospace; background: var(--steel-soft); color: var(--steel); padding: .125rem .5rem; border-radius: .1875rem; min-width: 4rem; text-align: center; }
.path { font: 600 .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.about { color: var(--soft); font-size: .875rem; flex: 1 1 100%; }
.inside { padding: 0 .75rem .75rem; border-top: 1px solid var(--line); }
pre { margin: 0; padding: .75rem; background: var(--ground); border: 1px solid var(--line); border-radius: .1875rem; overflow: auto; max-height: 32rem; font: .8125rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; font-size: .875rem; }
dt { font-family: ui-monospace, monospace; overflow-wrap: anywhere; } dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
@media (width < 40rem) { header, main { padding: 1rem; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

/** The page runs nothing and loads nothing; its one style is known by its hash. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
