import type { BytesBody, CallDescription, FormBody } from '@knotenblech/shared/api/describe-call.ts';
import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { z } from 'zod';
import { errorStatus } from '../http/error-status.ts';

type Json = Record<string, unknown>;

/** Codes that every call may refuse with. */
const alwaysErrors: readonly ErrorCode[] = ['invalid_input', 'unavailable', 'internal'];

/** OpenAPI 3.1 document of the calls. */
export const describeApi = (calls: readonly CallDescription[]): Json => ({
  openapi: '3.1.0',
  info: { title: 'Knotenblech', version: '1.0' },
  servers: [{ url: '/api/1.0' }],
  paths: Object.fromEntries(
    [...new Set(calls.map((call) => call.path))]
      .sort()
      .map((path) => [
        path,
        Object.fromEntries(calls.filter((call) => call.path === path).map((call) => [call.method, operationOf(call)])),
      ]),
  ),
  components: {
    schemas: { Refusal: jsonSchema(refusalSchema, 'output') },
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of an API client, from /users/login' },
      tokenInQuery: { type: 'apiKey', in: 'query', name: 'token' },
      sessionKey: { type: 'apiKey', in: 'header', name: 'X-Session-Key', description: 'Key of the app’s session' },
      sessionCookie: { type: 'apiKey', in: 'cookie', name: 'session', description: '__Host-session over TLS' },
    },
  },
});

const operationOf = (call: CallDescription): Json => ({
  summary: call.summary,
  tags: [call.path.split('/')[1]],
  ...(call.permission !== 'nobody' && call.permission !== 'session' && { 'x-capability': call.permission }),
  security: securityOf(call),
  parameters: parametersOf(call),
  ...(call.request && { requestBody: { required: true, content: contentOf(call.request, 'input') } }),
  responses: {
    [call.status ?? (call.answer === null ? 204 : 200)]: {
      description: 'Success',
      ...(call.answer && { content: contentOf(call.answer, 'output') }),
    },
    ...refusalsOf(call),
  },
});

const securityOf = ({ permission, token }: CallDescription) => {
  if (permission === 'nobody' || token === 'path') return [];
  const session = [{ token: [] }, { sessionKey: [], sessionCookie: [] }];
  return token === 'query' ? [...session, { tokenInQuery: [] }] : session;
};

const refusalsOf = ({ permission, errors }: CallDescription): Json => {
  const needsSession: readonly ErrorCode[] = permission === 'nobody' ? [] : ['session_expired'];
  const needsMore: readonly ErrorCode[] = permission === 'nobody' || permission === 'session' ? [] : ['not_allowed'];
  const codes = [...new Set([...errors, ...needsSession, ...needsMore, ...alwaysErrors])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

const parametersOf = ({ path, pathSchema, querySchema, headerSchema }: CallDescription) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchema?.shape[name] ? jsonSchema(pathSchema.shape[name], 'input') : { type: 'string' },
  })),
  ...fieldsOf(querySchema, 'query'),
  ...fieldsOf(headerSchema, 'header'),
];

const fieldsOf = (schema: z.ZodObject | undefined, place: 'query' | 'header') => {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {};
  return Object.entries(properties as Json).map(([name, field]) => ({
    name,
    in: place,
    required: (required as string[]).includes(name),
    schema: field,
  }));
};

const contentOf = (body: z.ZodType | FormBody | BytesBody, io: 'input' | 'output'): Json => {
  if (body instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(body, io) } };
  return { [body.contentType]: body.schema === null ? {} : { schema: jsonSchema(body.schema, io) } };
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return described;
};
