import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClient } from '../../test/test-plate.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';
import { hasDiskSpace } from './clean-up.ts';
import { demoCustomers } from './demo/demo-accounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

it('a working shop is alive and ready, at the root and in the API', async () => {
  for (const path of ['/health', '/ready', '/api/1.0/health', '/api/1.0/ready'])
    expect((await shop.app.request(path)).status).toBe(200);
});

it('a shop whose disk is full, or that is about to end, is alive and not ready', async () => {
  shop.state.hasDiskSpace = false;
  const full = await shop.app.request('/ready');
  expect([full.status, await full.json()]).toEqual([
    503,
    { ok: false, database: true, jobs: true, disk: false, samples: true, draining: false },
  ]);
  shop.state.hasDiskSpace = true;
  shop.state.isDraining = true;
  expect((await shop.app.request('/health')).status).toBe(200);
  expect((await shop.app.request('/ready')).status).toBe(503);
  shop.state.isDraining = false;
  expect((await shop.app.request('/ready')).status).toBe(200);
});

it('a disk is full when less is free than is kept back', async () => {
  expect(await hasDiskSpace('.', 0)).toBe(true);
  expect(await hasDiskSpace('.', 1e12)).toBe(false);
});

it('a shop without its database is alive and not ready, and says so to those who ask for data', async () => {
  await shop.database.sql.end();
  expect((await shop.app.request('/health')).status).toBe(200);
  const ready = await shop.app.request('/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    ok: false,
    database: false,
    jobs: true,
    disk: true,
    samples: true,
    draining: false,
  });
  await Promise.all([shop.database.owner.end(), shop.database.sessions.end()]);
  const answer = await shop.request('/session', { headers: { 'X-Session-Key': 'x' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
});

it('a demo is not ready before its files are read; then its projects answer with their details', async () => {
  const demo = await testShop({ isDemo: true });
  try {
    const [company] = demoCustomers.filter(({ projects }) => projects.length > 0);
    const projectId = company?.projects[0]?.id as ProjectId;
    const customerId = company?.customer.id as CustomerId;
    await demo.database.owner.begin((tx) => demo.jobs.enqueue(tx, 'read-file', { customerId, projectId }));
    const early = await demo.request('/ready');
    expect([early.status, await early.json()]).toEqual([
      503,
      { ok: false, database: true, jobs: true, disk: true, samples: false, draining: false },
    ]);
    await demo.work();
    await expect.poll(async () => (await demo.request('/ready')).status).toBe(200);
    const client = await testClient(demo, 'werkstatt');
    expect((await client.get(`/project/details/${projectId}`)).status).toBe(200);
  } finally {
    await demo.stop();
  }
});
