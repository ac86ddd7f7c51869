import { html } from '../html.ts';
import type { Content, NamedOperation, Parameter, Schema } from './describe-api.ts';

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
  const scope = security.flatMap((scheme) => scheme['companyKey'] ?? [])[0];
  const byKey = typeof scope === 'string' && `${words.byKey} ${scope}`;
  return [who, inPath || inQuery, byKey].filter(Boolean).join('; ');
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

const indent = '  ';

/** A JSON Schema as a programmer reads it: fields with a question mark may be left out. */
const writeType = (schema: Schema, margin = ''): string => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => writeType(choice, margin)))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array' && schema.items && 'not' in schema.items) return '[]';
  if (schema.type === 'array') return `${writeItems(schema.items ?? {}, margin)}[]`;
  if (schema.type === 'object') return writeObject(schema, margin);
  return [schema.type ?? 'any'].flat().join(' | ') + bounds(schema);
};

const writeItems = (items: Schema, margin: string) => {
  const written = writeType(items, margin);
  return written.includes(' | ') && !written.startsWith('{') ? `(${written})` : written;
};

const writeObject = ({ properties = {}, required = [], additionalProperties }: Schema, margin: string) => {
  const inside = margin + indent;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${inside}${name}${required.includes(name) ? '' : '?'}: ${writeType(field, inside)}`,
  );
  const rest =
    typeof additionalProperties === 'object' ? [`${inside}[name]: ${writeType(additionalProperties, inside)}`] : [];
  return fields.length + rest.length === 0 ? '{}' : `{\n${[...fields, ...rest].join('\n')}\n${margin}}`;
};

const bounds = ({ format, default: usual }: Schema) =>
  `${format ? ` (${format})` : ''}${usual === undefined ? '' : ` = ${JSON.stringify(usual)}`}`;

export const docsLanguages = ['de', 'en'] as const;

export type DocsLanguage = (typeof docsLanguages)[number];

/** What stands around the descriptions on the page of the API. */
export const docsTexts = {
  de: {
    other: 'English',
    machine: 'Beschreibung für Programme (OpenAPI 3.1)',
    calls: 'Aufrufe',
    open: 'Ohne Anmeldung',
    session: 'Mit Anmeldung',
    needs: 'Mit einem der Rechte',
    byKey: 'auch mit einem Schlüssel der Firma für',
    partner: 'Mit dem Schlüssel eines Programms (X-Partner-Key)',
    tokenIn: { query: 'Token auch als Parameter token', path: 'Token auch im Pfad' },
    parameters: 'Parameter',
    places: { path: 'im Pfad', query: 'in der Adresse', header: 'im Kopf' },
    required: 'nötig',
    body: 'Inhalt',
    example: 'Beispiel',
    answer: 'Antwort',
    refusals: 'Absagen',
    bytes: 'Bytes',
  },
  en: {
    other: 'Deutsch',
    machine: 'Description for programs (OpenAPI 3.1)',
    calls: 'Calls',
    open: 'Without a sign-in',
    session: 'With a sign-in',
    needs: 'With one of the permissions',
    byKey: 'also with a key of the company for',
    partner: 'With the key of a program (X-Partner-Key)',
    tokenIn: { query: 'token also as parameter token', path: 'token also in the path' },
    parameters: 'Parameters',
    places: { path: 'in the path', query: 'in the address', header: 'in the header' },
    required: 'required',
    body: 'Body',
    example: 'Example',
    answer: 'Answer',
    refusals: 'Refusals',
    bytes: 'bytes',
  },
} as const;

type DocsText = (typeof docsTexts)[DocsLanguage];
