import type { Content, NamedOperation, Parameter } from './api-document.ts';
import type { DocsText } from './docs-words.ts';
import { html } from './html.ts';
import { writeType } from './write-type.ts';

/** One call of the API: folded, its address and what it does; open, all that a client sends and gets. */
export const writeOperation = (operation: NamedOperation, words: DocsText) => html`
  <details id="${operation.operationId}">
    <summary>
      <span class="method">${operation.method}</span> <span class="path">${operation.path}</span>
      <span class="about">${operation.summary}</span>
    </summary>
    <div class="inside">
      <p>${accessOf(operation, words)}</p>
      ${operation.parameters.length > 0 && writeParameters(operation.parameters, words)}
      ${operation.requestBody && writeContent(words.body, operation.requestBody.content, words)}
      ${writeAnswers(operation, words)}
    </div>
  </details>
`;

const accessOf = (operation: NamedOperation, words: DocsText) => {
  const { security } = operation;
  if (security.some((scheme) => 'partnerKey' in scheme)) return words.partner;
  if (security.length === 0) return words.open;
  const permissions = operation['x-permissions'];
  const who = permissions ? `${words.needs} ${permissions.join(', ')}` : words.session;
  const inQuery = security.some((scheme) => 'tokenInQuery' in scheme) && words.tokenIn.query;
  const inPath = operation.path.includes('{token}') && words.tokenIn.path;
  return [who, inPath || inQuery].filter(Boolean).join('; ');
};

const writeParameters = (parameters: readonly Parameter[], words: DocsText) => html`
  <h3>${words.parameters}</h3>
  <dl>
    ${parameters.map(
      (parameter) => html`
        <dt>${parameter.name}</dt>
        <dd>
          ${words.places[parameter.in]}${parameter.required ? `, ${words.required}` : ''}: ${writeType(parameter.schema)}
          ${parameter.description !== undefined && html`<br />${parameter.description}`}
        </dd>
      `,
    )}
  </dl>
`;

const writeContent = (title: string, content: Content, words: DocsText) => {
  const [first] = Object.values(content);
  return html`
    <h3>${title}: ${Object.keys(content).join(', ')}</h3>
    <pre tabindex="0">${first?.schema ? writeType(first.schema) : words.bytes}</pre>
    ${
      first?.example !== undefined &&
      html`<h3>${words.example}</h3>
        <pre tabindex="0">${JSON.stringify(first.example, null, 2)}</pre>`
    }
  `;
};

const writeAnswers = ({ responses }: NamedOperation, words: DocsText) => {
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const done = Object.entries(responses).find(([status]) => Number(status) < 400);
  return html`
    ${done && writeContent(`${words.answer} ${done[0]}`, done[1].content ?? {}, words)}
    <h3>${words.refusals}</h3>
    <dl>${refused.map(([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`)}</dl>
  `;
};
