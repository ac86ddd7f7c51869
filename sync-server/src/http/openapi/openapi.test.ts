import { createHash } from 'node:crypto';
import { calls } from '@knotenblech/shared/api/calls.ts';
import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { jsonSchema } from './describe-operation.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const base = '/api/1.0';

test('every route is described, and every described call is routed', () => {
  const routed = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${base}/`))
    .map(({ method, path }) => `${method} ${path.slice(base.length).replace(/:(\w+)/g, '{$1}')}`);
  const described = calls.map((call) => `${call.method.toUpperCase()} ${call.path}`);
  expect([...new Set(routed)].sort()).toEqual(described.sort());
});

test('no call is described twice', () => {
  const names = calls.map((call) => `${call.method} ${call.path}`);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test('the description is served, with parameters, bodies and refusals', async () => {
  const answer = await shop.request('/openapi.json');
  expect(answer.status).toBe(200);
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(openapi).toBe('3.1.0');
  expect(paths['/users/login']).toMatchObject({
    post: {
      security: [],
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { required: ['userName', 'password'] } } },
      },
      responses: { 200: {}, 401: { description: 'wrong_credentials, user_inactive, customer_blocked' } },
    },
  });
  expect(paths['/project/image/{fileId}']).toMatchObject({
    get: {
      parameters: [
        { name: 'fileId', in: 'path', required: true },
        { name: 'size', in: 'query', required: false },
        { name: 'language', in: 'query', required: false },
      ],
    },
  });
});

type Schema = { format?: string; type?: string; anyOf?: Schema[]; properties?: Record<string, Schema>; items?: Schema };

const isId = ({ format, type, anyOf }: Schema): boolean =>
  anyOf
    ? anyOf.some(isId) && anyOf.every((each) => isId(each) || each.type === 'null')
    : type === 'string' && format === 'uuid';

const customerIdsIn = (schema: Schema): Schema[] => [
  ...(schema.properties?.['customerId'] ? [schema.properties['customerId']] : []),
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(customerIdsIn),
];

test('customerId is the same kind of id in every call', () => {
  const schemasOf = ({ pathSchema, querySchema, answer }: CallDescription) =>
    [pathSchema, querySchema, answer].filter((schema) => schema instanceof z.ZodType);
  const told = calls.flatMap((call) =>
    schemasOf(call).flatMap((schema) =>
      customerIdsIn(jsonSchema(schema, 'output') as Schema).map((found) => `${call.path}: ${isId(found)}`),
    ),
  );
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((each) => each.endsWith('false'))).toEqual([]);
});

test('the page for people tells every operation, in German or English, and runs and loads nothing', async () => {
  const answer = await shop.request('/docs', { headers: { 'Accept-Language': 'fr, en;q=0.8, de;q=0.5' } });
  const page = await answer.text();
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  for (const call of calls) expect(page).toContain(`<span class="path">${call.path}</span>`);
  expect(page).toContain('<html lang="en">');
  expect(await (await shop.request('/docs?language=de')).text()).toContain('Ohne Anmeldung');
  expect(page).not.toMatch(/<script|<img|<link|src=|style="/);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('a call that a key of a company opens names the scope, and takes an Idempotency-Key where it writes', async () => {
  const document = await (await shop.request('/openapi.json')).json();
  expect(document).toMatchObject({
    components: { securitySchemes: { companyKey: { type: 'http', scheme: 'bearer' } } },
  });
  const named = (method: string, path: string) => {
    const { security, parameters, responses } = document.paths[path][method];
    return {
      scopes: security.flatMap((each: Record<string, string[]>) => each['companyKey'] ?? []),
      takesKey: parameters.some((each: { name: string }) => each.name === 'Idempotency-Key'),
      forbids: responses['403']?.description ?? '',
    };
  };
  expect(named('get', '/project/list')).toMatchObject({ scopes: ['projects:read'], takesKey: false });
  expect(named('post', '/project/upload')).toMatchObject({ scopes: ['projects:write'], takesKey: true });
  expect(named('post', '/project/upload').forbids).toContain('scope_missing');
  expect(named('post', '/users')).toMatchObject({ scopes: [], takesKey: false });
  expect(await (await shop.request('/docs?language=en')).text()).toContain(
    'also with a key of the company for orders:write',
  );
});
