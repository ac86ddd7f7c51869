import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';
import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { apiTags } from './api-tags.ts';
import { operationOf } from './describe-operation.ts';
import { type Json, jsonSchema } from './json-schema.ts';

const description = [
  'Amounts are numbers in EUR, net unless they say otherwise; lengths mm, weights kg, surfaces m². Ids are UUIDs; projects and orders also go by the number that people say.',
  'A client signs in with POST /users/login and sends the token it gets in the header `token`. Calls that list it also take the token in their path, query or form, unless the shop has switched that off.',
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
      partnerKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Partner-Key',
        description: 'Key of a program that hands over projects',
      },
    },
  },
});
