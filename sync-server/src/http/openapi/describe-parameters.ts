import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';
import type { z } from 'zod';
import { type Json, jsonSchema } from './json-schema.ts';

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
  schema: { enum: ['de', 'en', 'fr', 'it'], default: 'de', type: 'string' },
};

/** Parameters of a call in its path, query and headers. Every call may be asked in a language. */
export const parametersOf = ({ path, pathSchema, querySchema, headerSchema }: CallDescription): Json[] => {
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
  return [...inPath, ...inQuery, ...(isAsked ? [] : [language]), ...fieldsOf(headerSchema, 'header')];
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
