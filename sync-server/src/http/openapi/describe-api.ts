import { keyScopes } from '@knotenblech/shared/accounts/company-key.ts';
import { type CallDescription, refusalSchema } from '@knotenblech/shared/api/describe-call.ts';
import { type Json, jsonSchema, operationOf } from './describe-operation.ts';

const description = [
  'Amounts are numbers in EUR, net unless they say otherwise; lengths mm, weights kg, surfaces m². Ids are UUIDs; projects and orders also go by the number that people say.',
  'A client signs in with POST /users/login and sends the token it gets in the header `token`. Calls that list it also take the token in their path, query or form, unless the shop has switched that off.',
  'A program without a user in front of it sends a key of its company as `Authorization: Bearer`; each call that takes one names the scope that the key must have.',
  'A refusal has a fitting status and a list `errors`, each with its code, its words in the asked `language` and details. What nobody foresaw is answered as 500 with the id of the request and nothing else.',
].join('\n\n');

/** OpenAPI 3.1 document of the calls. */
export const describeApi = (calls: readonly CallDescription[]): Json => ({
  openapi: '3.1.0',
  info: { title: 'Knotenblech API', version: '1.0', description },
  servers: [{ url: '/api/1.0' }],
  tags: apiTags(calls),
  paths: Object.fromEntries(
    [...new Set(calls.map((call) => call.path))]
      .sort()
      .map((path) => [
        path,
        Object.fromEntries(calls.filter((call) => call.path === path).map((call) => [call.method, operationOf(call)])),
      ]),
  ),
  components: {
    schemas: { Refusal: { ...jsonSchema(refusalSchema, 'output'), additionalProperties: true } },
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of an API client, from /users/login' },
      tokenInQuery: {
        type: 'apiKey',
        in: 'query',
        name: 'token',
        description: 'The same in the address, where the shop takes it (URL_TOKENS)',
      },
      sessionKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Session-Key',
        description: 'Key of the app’s session, beside its cookie',
      },
      sessionCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description: '__Host-session over TLS; with a port in the address -PORT behind it',
      },
      companyKey: {
        type: 'http',
        scheme: 'bearer',
        description: `Key of a company (knb_…), made in the account; what it must open stands beside: ${keyScopes.join(', ')}`,
      },
      partnerKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Partner-Key',
        description: 'Key of a program that hands over projects',
      },
    },
  },
});

const words: Record<string, string> = {
  users: 'Sign-in, users of the company, addresses, messages',
  account: 'The own account',
  companyKeys: 'Keys by which programs act for the company',
  punchout: 'Baskets for purchasing systems (OCI, IDS-Connect)',
  register: 'Registration',
  session: 'Sessions of the app',
  project: 'Projects: upload, list, edit, pictures, certificates, costs set by hand',
  shoppingCart: 'The cart and the order',
  orders: 'Orders of the company',
  quotes: 'Quotes',
  baseData: 'Lists that forms offer',
  translation: 'Names in the asked language',
  handOver: 'Projects from design software',
  admin: 'For those who run the shop',
  files: 'Files in resumable chunks',
  sync: 'What the app and the server exchange',
  push: 'Notices of the browser',
  site: 'The public shop',
  content: 'Texts of the content pages',
  contact: 'The contact form',
  health: 'Operation',
  ready: 'Operation',
};

/** The first segments of paths that calls have, with what they are about. */
const apiTags = (calls: readonly CallDescription[]) =>
  [...new Set(calls.map(({ path }) => path.split('/')[1] ?? ''))].map((name) => ({
    name,
    ...(words[name] && { description: words[name] }),
  }));

/** What is read of an OpenAPI document. */
export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  minLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  'x-value-of'?: string;
};

export type Content = Record<string, { schema?: Schema; example?: unknown }>;

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-permissions'?: string[];
  security: Record<string, unknown>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type NamedOperation = Operation & { method: string; path: string };

export const operationsOf = ({ paths }: ApiDocument): NamedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
