import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type KeyScope, keyScopes } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../../src/run-server.ts';
import { password, type SignedIn, type TestShop, testShop } from '../test-shop.ts';

const run = promisify(execFile);
const folder = new URL('../../../docs/api-examples/', import.meta.url);
const sample = new URL('../../../shared/samples/podest.stws', import.meta.url).pathname;

let shop: TestShop;
let server: RunningServer;
let chief: SignedIn;
let key: string;

const makeKey = async (scopes: readonly KeyScope[]) => {
  const answer = await shop.post('/companyKeys', { name: 'ERP', scopes, lifeDays: 1, password }, chief.headers);
  return companyKeyCalls.add.answer.parse(await answer.json()).key;
};

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  server = await runServer((request) => shop.app.fetch(request), { host: '127.0.0.1', port: 0, tls: null });
  const [row] = await shop.database.owner<{ userId: never; customerId: never }[]>`
    select user_id as "userId", customer_id as "customerId" from account where user_name = 'chef'`;
  if (!row) throw new Error('the demo has no chef');
  chief = await shop.signIn({ ...row, userName: 'chef' });
  key = await makeKey(keyScopes);
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
});

const example = async (name: string, given: readonly string[], by = key) => {
  const env = { ...process.env, SHOP: `http://127.0.0.1:${server.port}`, KEY: by };
  const { stdout } = await run(process.execPath, [`${name}.ts`, ...given], { cwd: folder, env });
  return JSON.parse(stdout) as Record<string, unknown>;
};

it('a file becomes a project, its parts have prices, and it is ordered once for a reference', async () => {
  const uploaded = await example('upload', [sample]);
  expect(uploaded).toEqual({ projectId: expect.any(String), state: 'priced', price: expect.any(Number) });
  expect(await example('upload', [sample])).toEqual(uploaded);
  const projectId = String(uploaded['projectId']);
  const told = await example('parts-and-prices', [projectId]);
  expect(told).toMatchObject({
    price: uploaded['price'],
    ladder: [{ quantity: 1 }, { quantity: 10 }],
    parts: expect.arrayContaining([
      expect.objectContaining({ price: expect.any(Number), findings: expect.any(Array) }),
    ]),
  });
  const ordered = await example('order', [projectId, '2026-118']);
  expect(ordered).toEqual({ orderId: expect.any(String), orderNumber: expect.any(Number) });
  expect(await example('order', [projectId, '2026-118'])).toEqual(ordered);
  const orders = await shop.database
    .owner`select 1 from customer_order where number = ${Number(ordered['orderNumber'])}`;
  expect(orders).toHaveLength(1);
});

it('an assistant reads projects by a tool', async () => {
  expect(await example('assistant', ['list_projects'])).toMatchObject({ projects: expect.any(Array) });
});

it('without the scope an example says which it lacks', async () => {
  const reads = await makeKey(['projects:read']);
  await expect(example('upload', [sample], reads)).rejects.toThrow(/scope_missing.*projects:write/);
});
