import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { changes } from '@knotenblech/shared/sync/changes.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { upcasts } from '@knotenblech/shared/values/upcast.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { keepOrderKey } from '../../orders/cart/saved-order.store.ts';
import { readRecords } from '../rows/record.store.ts';
import { type PushDeps, pushChanges } from './push-changes.ts';

let database: Database;
let shop: SimulatedShop;
let eva: Actor;
const bugs: string[] = [];
let crashes = 0;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(5));
  [eva] = [...shop.actors.values()] as [Actor];
});
afterAll(() => database.stop());

const project = () => shop.projects[0] as ProjectId;
const name = (partIndex: number, wanted: string) =>
  ['setPartName', { projectId: project(), partIndex, name: wanted, was: 'x' }] as const;
const comment = (text: string) => ['setProjectTexts', { projectId: project(), comment: text }] as const;
type Entry = readonly [string, unknown];

const request = (entries: readonly Entry[]) => ({
  protocol: protocolVersion,
  schema: schemaVersion,
  userId: eva.userId,
  clientId: newId() as string,
  mutations: entries.map(([change, args], n) => {
    return { id: n + 1, uid: newId() as string, name: change, v: 1, args, at: '2026-11-21T09:00:00Z' };
  }),
});

const stray = 'stray';

/** A server whose handler of names fails inside the database and leaves its transaction broken, and whose handler of texts writes where it may not. */
const deps = (): PushDeps => ({
  sql: database.sql,
  now: () => new Date(),
  serverRuns: {
    setProjectTexts: async ({ tx, actor, args, rows, run }) => {
      run();
      if (args.comment !== stray) return undefined;
      await keepOrderKey(tx, actor, { cartId: newId(), key: stray, at: new Date() });
      rows.put(customerSpace(newId()), 'project', { id: newId() } as Project);
      return undefined;
    },
  },
  recomputes: {
    setPartName: async ({ tx, args }) => {
      if (args.name === 'crash') {
        crashes += 1;
        await tx`select 1 / 0`;
      }
      return args;
    },
  },
  onBug: (error) => void bugs.push(String(error)),
});

const pushAll = async (entries: readonly Entry[]) => {
  const pushed = request(entries);
  const outcome = await pushChanges(deps(), eva, pushed);
  return { pushed, outcome, results: outcome.kind === 'answer' ? outcome.answer.results : [] };
};

const namesOf = async (indexes: readonly number[]) => {
  const space = projectSpace(project());
  const keys = indexes.map((index) => ({ space, kind: 'partChoice' as const, id: partIdOf(project(), index) }));
  const rows = await withCustomer(database.sql, eva.customerId, (tx) => readRecords(tx, eva.customerId, keys));
  return rows.map(({ data }) => (data as { name?: string }).name ?? '').toSorted((a, b) => a.localeCompare(b));
};

test('of a change whose last step fails nothing is kept that its server did before, and the others arrive', async () => {
  const { results } = await pushAll([name(1, 'first'), comment(stray), comment('kept')]);
  expect(results.map(({ status, code }) => [status, code])).toEqual([
    ['applied', null],
    ['failed', 'change_failed'],
    ['applied', null],
  ]);
  expect(bugs.splice(0)).toEqual([expect.stringContaining('outside its spaces')]);
  expect(await database.owner`select 1 from order_key where key = ${stray}`).toHaveLength(0);
});

test('of five changes the second is refused, and the other four arrive', async () => {
  const missing = ['setPartName', { projectId: newId(), partIndex: 1, name: 'b', was: 'x' }] as const;
  const { results, outcome } = await pushAll([name(1, 'a'), missing, name(2, 'c'), name(3, 'd'), comment('e')]);
  expect(results.map(({ status, code }) => [status, code])).toEqual([
    ['applied', null],
    ['refused', 'not_found'],
    ['applied', null],
    ['applied', null],
    ['applied', null],
  ]);
  expect(outcome).toMatchObject({ answer: { lastMid: 5 } });
  expect(await namesOf([1, 2, 3])).toEqual(['a', 'c', 'd']);
});

test('a change that breaks the server’s transaction each time is answered as failed, and the others arrive once', async () => {
  const entries = [name(1, 'eins'), name(2, 'crash'), name(3, 'drei'), comment('vier'), comment('fünf')];
  const { results, outcome, pushed } = await pushAll(entries);
  expect(results.map(({ id, status, code }) => [id, status, code])).toEqual([
    [1, 'applied', null],
    [2, 'failed', 'change_failed'],
    [3, 'applied', null],
    [4, 'applied', null],
    [5, 'applied', null],
  ]);
  expect(crashes).toBe(2);
  expect(bugs.some((bug) => /division by zero/.test(bug))).toBe(true);
  expect(outcome).toMatchObject({ answer: { lastMid: 5 } });
  if (outcome.kind === 'answer') expect([...outcome.changed.keys()]).toContain(customerSpace(eva.customerId));
  expect(await namesOf([1, 2, 3])).toEqual(['c', 'drei', 'eins']);
  expect(await pushChanges(deps(), eva, pushed)).toMatchObject({ answer: { lastMid: 5, results } });
});

type Planted = { version: number; reads: unknown; refusal: unknown; spaces: unknown };
const planted = changes.setPartName as Planted;
const asBuilt = { ...planted };
afterEach(() => {
  Object.assign(planted, asBuilt);
  delete (upcasts as Record<string, unknown>).setPartName;
});

const isBad = (args: unknown) => (args as { name?: unknown }).name === 'bad';
const unlessBad =
  <Args extends unknown[], T>(of: (...args: Args) => T) =>
  (...args: Args) => {
    if (args.some(isBad)) throw new TypeError('planted');
    return of(...args);
  };
const { reads, refusal, spaces } = changes.setPartName;
const faults: Record<string, () => void> = {
  'a step from older arguments': () => {
    planted.version = 2;
    Object.assign(upcasts, { setPartName: { 1: unlessBad((args: unknown) => args) } });
  },
  'what it reads': () => Object.assign(planted, { reads: unlessBad(reads) }),
  'who may make it': () => Object.assign(planted, { refusal: unlessBad(refusal) }),
  'where it writes': () => Object.assign(planted, { spaces: unlessBad(spaces) }),
};

test.each(Object.keys(faults))(
  'a change at which %s throws is answered as failed, and the others arrive',
  async (fault) => {
    faults[fault]?.();
    const entries = [name(1, `vor ${fault}`), name(2, 'bad'), name(3, `nach ${fault}`), comment(fault)];
    const { results, outcome, pushed } = await pushAll(entries);
    expect(results.map(({ id, status, code }) => [id, status, code])).toEqual([
      [1, 'applied', null],
      [2, 'failed', 'change_failed'],
      [3, 'applied', null],
      [4, 'applied', null],
    ]);
    expect(outcome).toMatchObject({ answer: { lastMid: 4 } });
    expect(bugs.at(-1)).toBe('TypeError: planted');
    expect(await namesOf([1, 3])).toEqual([`nach ${fault}`, `vor ${fault}`]);
    expect(await pushChanges(deps(), eva, pushed)).toMatchObject({ answer: { lastMid: 4, results } });
  },
);

test('a change whose arguments are too deep to be hashed is answered as failed, and the others arrive', async () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const { results, pushed } = await pushAll([['setPartName', deep], comment('dahinter')]);
  expect(results.map(({ status, code }) => [status, code])).toEqual([
    ['failed', 'change_failed'],
    ['applied', null],
  ]);
  expect(await pushChanges(deps(), eva, pushed)).toMatchObject({ answer: { lastMid: 2, results } });
});
