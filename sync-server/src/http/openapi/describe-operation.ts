import { callExamples } from '@knotenblech/shared/api/call-examples.ts';
import type { BytesBody, CallDescription, FormBody } from '@knotenblech/shared/api/describe-call.ts';
import { permissionSchema } from '@knotenblech/shared/records/permission.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { z } from 'zod';
import { parametersOf } from './describe-parameters.ts';
import { refusalsOf } from './describe-refusals.ts';
import { contentOf, type Json } from './json-schema.ts';

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
const securityOf = ({ permission, token, key }: CallDescription) => {
  if (key === 'partner') return [{ partnerKey: [] }];
  if (permission === 'nobody') return [];
  const elsewhere = token ? [{ tokenInQuery: [] }, ...(token === 'query' ? [] : [{}])] : [];
  return [{ token: [] }, ...elsewhere, app];
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
