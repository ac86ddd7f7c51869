import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ApiDocument, NamedOperation } from '../../src/http/openapi/describe-api.ts';

const formats: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: /^\S+@\S+$/,
  uri: /^https?:\/\//,
};

/** What is wrong with an answer by the document: its status, media type and body. Empty: nothing. */
export const answerChecker = (document: ApiDocument) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({ $id: 'document', components: document.components });
  const compile = (schema: string) =>
    ajv.compile(JSON.parse(schema.replaceAll('"#/components/', '"document#/components/')));
  /** By their schemas: most refusals have the same. */
  const validators = new Map<string, ReturnType<typeof compile>>();

  return (operation: NamedOperation, status: number, type: string, body: unknown): string[] => {
    const described = operation.responses[String(status)];
    if (!described) return [`status ${status} is not described`];
    if (!described.content) return body === '' ? [] : ['an answer where none is described'];
    const [mediaType = ''] = type.split(';');
    const content = described.content[mediaType];
    if (!content) return [`media type ${mediaType} is not described`];
    if (!content.schema) return [];
    const schema = JSON.stringify(content.schema);
    const validate = validators.get(schema) ?? compile(schema);
    validators.set(schema, validate);
    validate(body);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`);
  };
};
