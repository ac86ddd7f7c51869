import { callExamples } from '@knotenblech/shared/api/call-examples.ts';
import {
  type BytesBody,
  type CallDescription,
  type FormBody,
  takesIdempotencyKey,
} from '@knotenblech/shared/api/describe-call.ts';
import { permissionSchema } from '@knotenblech/shared/records/permission.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { z } from 'zod';
import { errorText } from '../answers.ts';
import { errorStatus } from '../error-status.ts';

/** A call as an operation of the document. */
export const operationOf = (call: CallDescription): Json => ({
  operationId: operationIdOf(call),
  summary: call.summary,
  tags: [call.path.split('/')[1]],
  ...permissionsOf(call),
  security: securityOf(call),
  parameters: parametersOf(call),
  ...(call.request && { requestBody: requestOf(call, call.request) }),
  responses: {
    [call.status ?? (call.answer === null ? 204 : 200)]: {
      description: call.answer === null ? 'Done; nothing is answered.' : 'Done',
      ...(call.answer && { content: contentOf(call.answer, 'output') }),
    },
    ...refusalsOf(call),
  },
});

/** Any of these permissions is enough. */
const permissionsOf = ({ permission }: CallDescription) =>
  permission === 'nobody' || permission === 'session'
    ? {}
    : { 'x-permissions': permissionSchema.options.filter((each) => may({ permissions: [each] }, permission)) };

/** 'GET /project/state/{projectId}' is getProjectStateByProjectId. */
const operationIdOf = ({ method, path }: CallDescription) =>
  path
    .split(/[/.]/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? `By${capital(part.slice(1, -1))}` : capital(part)))
    .reduce((name, part) => name + part, method);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const app = { sessionKey: [], sessionCookie: [] };

/** What opens the call, one of them; an empty one stands for a token in the path or form. */
const securityOf = ({ permission, token, key, scope }: CallDescription) => {
  if (key === 'partner') return [{ partnerKey: [] }];
  if (permission === 'nobody') return [];
  const elsewhere = token ? [{ tokenInQuery: [] }, ...(token === 'query' ? [] : [{}])] : [];
  return [{ token: [] }, ...elsewhere, app, ...(scope ? [{ companyKey: [scope] }] : [])];
};

const requestOf = (call: CallDescription, body: z.ZodType | FormBody | BytesBody) => {
  const example = callExamples[`${call.method.toUpperCase()} ${call.path}`];
  const content = contentOf(body, 'input');
  if (example === undefined) return { required: true, content };
  return {
    required: true,
    content: Object.fromEntries(
      Object.entries(content).map(([type, described]) => [type, { ...(described as Json), example }]),
    ),
  };
};

/** Fields of answers that the values of parameters stand in under another name. */
const valueOf: Record<string, string> = {
  address_id: 'addressId',
  projectIdList: 'projectId',
  sessionId: 'sessions.id',
  messageId: 'messages.id',
  'customerId of /admin/customers/{customerId}/block': 'customers.id',
  'customerId of /admin/customers/{customerId}/erase': 'customers.id',
  'fileId of /project/image/{fileId}': 'imageFileId',
  'fileId of /project/deleteWeldCert/{projectId}/{fileId}': 'repoFileId',
};

const tokenNote =
  'The token from /users/login. Where the shop takes no tokens in addresses (URL_TOKENS=off) any text, with the token in the header.';

const language = {
  name: 'language',
  in: 'query',
  required: false,
  description: 'Language of refusals',
  schema: { enum: [...languages], default: 'de', type: 'string' },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request under the same key is done once within a day, and answered as the first time',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** Parameters of a call in its path, query and headers. Every call may be asked in a language. */
const parametersOf = (call: CallDescription): Json[] => {
  const { path, pathSchema, querySchema, headerSchema } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'token' && { description: tokenNote }),
    ...sourceOf(name, path),
    schema: pathSchema?.shape[name] ? jsonSchema(pathSchema.shape[name], 'input') : { type: 'string' },
  }));
  const inQuery = fieldsOf(querySchema, 'query').filter(({ name }) => name !== 'token');
  const isAsked = inQuery.some(({ name }) => name === 'language') || inPath.some(({ name }) => name === 'language');
  return [
    ...inPath,
    ...inQuery,
    ...(isAsked ? [] : [language]),
    ...fieldsOf(headerSchema, 'header'),
    ...(takesIdempotencyKey(call) ? [idempotencyKey] : []),
  ];
};

const sourceOf = (name: string, path = '') => {
  const source = valueOf[`${name} of ${path}`] ?? valueOf[name];
  return source === undefined ? {} : { 'x-value-of': source };
};

const fieldsOf = (schema: z.ZodObject | undefined, place: 'query' | 'header') => {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {};
  return Object.entries(properties as Json).map(([name, field]) => ({
    name,
    in: place,
    required: (required as string[]).includes(name),
    ...sourceOf(name),
    schema: field,
  }));
};

/** Codes that every call may refuse with. */
const alwaysErrors: readonly ErrorCode[] = ['invalid_input', 'unavailable', 'internal'];

const codesOf = (call: CallDescription): ErrorCode[] => {
  const { permission, request, errors, isDear, scope } = call;
  const needsSession: ErrorCode[] =
    permission === 'nobody' ? [] : ['session_expired', 'session_ended', 'user_inactive', 'customer_blocked'];
  const needsMore: ErrorCode[] = permission === 'nobody' || permission === 'session' ? [] : ['not_allowed'];
  const takesKeys: ErrorCode[] = scope ? ['company_key_invalid', 'scope_missing', 'too_many_requests'] : [];
  const comesAgain: ErrorCode[] = takesIdempotencyKey(call)
    ? ['idempotency_key_reused', 'idempotency_in_progress']
    : [];
  const costsMuch: ErrorCode[] = isDear ? ['too_many_requests'] : [];
  const carriesMuch: ErrorCode[] = request ? ['payload_too_large'] : [];
  return [
    ...new Set([
      ...errors,
      ...needsSession,
      ...takesKeys,
      ...comesAgain,
      ...needsMore,
      ...carriesMuch,
      ...costsMuch,
      ...alwaysErrors,
    ]),
  ];
};

/** What a call answers when it says no: by status the codes, and one of them as an example. */
const refusalsOf = (call: CallDescription): Json => {
  const codes = codesOf(call);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, refusalOf(codes.filter((code) => errorStatus[code] === status))]),
  );
};

const refusalOf = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: {
        errors: codes
          .slice(0, 1)
          .map((errorCode) => ({ errorCode, errorMessageTranslated: errorText('en', errorCode), details: {} })),
      },
    },
  },
});

export type Json = Record<string, unknown>;

/** JSON Schema of what is sent (`input`) or answered (`output`). */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return described;
};

/** A body by its media types; a form may also come as JSON unless it carries files. */
const contentOf = (body: z.ZodType | FormBody | BytesBody, io: 'input' | 'output'): Json => {
  if (body instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(body, io) } };
  if (body.schema === null) return { [body.contentType]: {} };
  const content = { schema: jsonSchema(body.schema, io) };
  return body.contentType === 'multipart/form-data'
    ? { [body.contentType]: content }
    : { [body.contentType]: content, 'application/json': content };
};
