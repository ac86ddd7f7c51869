import type { NamedOperation, Parameter } from '../../src/http/openapi/describe-api.ts';
import type { TestShop } from '../test-shop.ts';
import type { KnownValues } from './known-values.ts';
import { sampleOf, withKnown } from './sample-of.ts';

export type Answer = { status: number; type: string; body: unknown; text: string };
type Given = { files: Record<string, File>; token: string | null; partnerKey: string };

/** What is sent in place of what the document asks for. */
export type Instead = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyInit | null;
  token?: string;
};

/** A client that knows a shop by its OpenAPI document, its own credentials and what earlier answers said. */
export const outsideClient = (shop: TestShop, known: KnownValues, given: Given) => {
  const valueOf = (parameter: Parameter) => {
    const name = parameter['x-value-of'] ?? parameter.name;
    return String(sampleOf(parameter.schema, name, known.get));
  };
  const bodyOf = ({ requestBody, operationId }: NamedOperation): { body: BodyInit; type: string } | null => {
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    if (!type || !content) return null;
    if (!content.schema) return { type, body: new Uint8Array(known.get('bytes') as Uint8Array<ArrayBuffer>) };
    const sample = content.example ?? sampleOf(content.schema, '', known.get);
    const fields = withKnown(sample, known.get) as Record<string, unknown>;
    if (type === 'application/json') return { type, body: JSON.stringify(fields) };
    const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      const file = name === 'file' ? (given.files[operationId] ?? given.files.usual) : undefined;
      if (file && form instanceof FormData) form.set(name, file);
      else form.set(name, String(value));
    }
    return { type: form instanceof FormData ? '' : type, body: form };
  };
  return async (operation: NamedOperation, instead: Instead = {}): Promise<Answer> => {
    const headers = new Headers({ 'X-Forwarded-For': `10.3.0.${1 + (operation.operationId.length % 250)}` });
    const query = new URLSearchParams(operation.parameters.some(isLanguage) ? { language: 'en' } : {});
    let { path } = operation;
    for (const parameter of operation.parameters) {
      const { name } = parameter;
      if (parameter.in === 'path') path = path.replace(`{${name}}`, instead.path?.[name] ?? valueOf(parameter));
      else if (parameter.in === 'header' && parameter.required) headers.set(name, valueOf(parameter));
      else if (parameter.in === 'query' && parameter.required) query.set(name, valueOf(parameter));
    }
    for (const [name, value] of Object.entries(instead.query ?? {})) query.set(name, value);
    const opens = operation.security[0] ?? {};
    const token = instead.token ?? given.token;
    if ('token' in opens && token !== null) headers.set('token', token);
    if ('partnerKey' in opens) headers.set('X-Partner-Key', instead.token ?? given.partnerKey);
    const sent = instead.body === undefined ? bodyOf(operation) : { body: instead.body, type: 'application/json' };
    if (sent?.type) headers.set('Content-Type', sent.type);
    const address = query.size === 0 ? path : `${path}?${query}`;
    const answer = await shop.request(address, {
      method: operation.method,
      headers,
      ...(sent?.body && { body: sent.body }),
    });
    const type = answer.headers.get('Content-Type') ?? '';
    if (type.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status: answer.status, type, body: '', text: '' };
    }
    const text = await answer.text();
    return { status: answer.status, type, text, body: type.startsWith('application/json') ? JSON.parse(text) : text };
  };
};

const isLanguage = (parameter: Parameter) => parameter.in === 'query' && parameter.name === 'language';
