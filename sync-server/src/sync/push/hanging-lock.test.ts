import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { appRole, connect, type Database, type Sql, type Transaction, type Waits } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { answerError } from '../../http/answers.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { isTransient } from './batch.ts';
import { type PushDeps, pushChanges } from './push-changes.ts';

let database: Database;
let shop: SimulatedShop;
let eva: Actor;
const opened: Sql[] = [];
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(31));
  [eva] = [...shop.actors.values()] as [Actor];
});
afterAll(async () => {
  for (const sql of opened) await sql.end({ timeout: 5 });
  await database.stop();
});

const waitingFor = (waits: Waits) => {
  const sql = connect(database.address, { max: 1, role: appRole, name: 'knotenblech app', waits });
  opened.push(sql);
  return sql;
};

const request = () => {
  const args = { projectId: shop.projects[0] as ProjectId, comment: 'nach dem Hänger' };
  const mutation = { id: 1, uid: newId() as string, name: 'setProjectTexts', v: 1, args, at: '2026-11-21T09:00:00Z' };
  const version = { protocol: protocolVersion, schema: schemaVersion };
  return { ...version, userId: eva.userId, clientId: newId() as string, mutations: [mutation] };
};
const bugs: unknown[] = [];
const deps = (sql = database.sql): PushDeps => ({
  sql,
  now: () => new Date(),
  serverRuns: {},
  recomputes: {},
  onBug: (error) => void bugs.push(error),
});

const whileLocked = (run: (tx: Transaction) => Promise<void>) =>
  database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(eva.customerId)} for update`;
    await run(tx);
  });

test('a push behind a transaction that hangs ends with an answer for later, and the same is taken once the lock is free', async () => {
  const pushed = request();
  const sql = waitingFor({ longestLockWaitMs: 100 });
  const app = new Hono<ShopEnv>()
    .onError(answerError)
    .use((c, next) => {
      c.set('log', pino({ level: 'silent' }));
      return next();
    })
    .post('/push', async (c) => c.json(await pushChanges(deps(sql), eva, pushed)));
  const push = () => app.request('/push', { method: 'POST' });
  await whileLocked(async () => {
    const answer = await push();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).not.toBeNull();
    expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'unavailable' }] });
  });
  expect(bugs).toEqual([]);
  expect(await (await push()).json()).toMatchObject({ answer: { lastMid: 1, results: [{ status: 'applied' }] } });
});

test('a change that holds a lock and says nothing any longer is ended, and the next is taken', async () => {
  const hanging = withCustomer(waitingFor({ longestIdleMs: 200 }), eva.customerId, async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(eva.customerId)} for update`;
    await new Promise(() => {});
  });
  await expect(hanging).rejects.toSatisfy(isTransient);
  expect(await pushChanges(deps(), eva, request())).toMatchObject({ answer: { results: [{ status: 'applied' }] } });
});

test('a push that takes long is answered as far as it came, and the same again for the rest', async () => {
  const [first] = request().mutations;
  if (!first) throw new Error('nothing is sent');
  const mutations = [1, 2, 3].map((id) => ({ ...first, id, uid: newId() as string }));
  const pushed = { ...request(), mutations };
  const push = () => pushChanges({ ...deps(), longestWorkMs: 0 }, eva, pushed);
  for (const lastMid of [1, 2, 3]) {
    const results = mutations.slice(0, lastMid).map(({ uid }) => ({ uid, status: 'applied' }));
    const outcome = await push();
    expect(outcome).toMatchObject({ answer: { lastMid, results } });
    expect(outcome.kind === 'answer' && outcome.answer.results).toHaveLength(lastMid);
  }
});
