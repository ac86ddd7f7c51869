import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

it('a working shop is alive and ready, at the root and in the API', async () => {
  for (const path of ['/health', '/ready', '/api/1.0/health', '/api/1.0/ready'])
    expect((await shop.app.request(path)).status).toBe(200);
});

it('a shop without its database is alive and not ready, and says so to those who ask for data', async () => {
  await shop.database.sql.end();
  expect((await shop.app.request('/health')).status).toBe(200);
  const ready = await shop.app.request('/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ok: false, database: false, jobs: true });
  await Promise.all([shop.database.owner.end(), shop.database.sessions.end()]);
  const answer = await shop.request('/session', { headers: { 'X-Session-Key': 'x' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
});
