import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../../../shared/bench/percentile.ts';
import { seededRandom } from '../../simulate/random.ts';
import { findLost } from '../find-lost.ts';
import { openCrashWorld } from './crash-at-points.ts';
import type { CrashPoint } from './database-proxy.ts';
import { longestRestartMs } from './longest-restart.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** Of each kind of work. */
const kills = { order: 6, push: 3 };
const random = seededRandom(seed);

let world: Awaited<ReturnType<typeof openCrashWorld>>;
beforeAll(async () => {
  world = await openCrashWorld(seed);
});
afterAll(() => world.stop());

test('an order and a push have 40 named points and more, from begin to the answer', async () => {
  const [order, push] = [await world.pointsOf('order'), await world.pointsOf('push')];
  expect(order.length + push.length).toBeGreaterThanOrEqual(40);
  for (const points of [order, push])
    expect([points[0]?.name, points.at(-2)?.name, points.at(-1)?.name]).toEqual(['begin', 'commit', 'answer']);
});

/** Points of as many different names. */
const someOf = (points: readonly CrashPoint[], count: number) => {
  let names = [...new Set(points.map(({ name }) => name))];
  const some: CrashPoint[] = [];
  while (some.length < count) {
    const name = random.pick(names);
    names = names.filter((each) => each !== name);
    some.push(random.pick(points.filter((each) => each.name === name)));
  }
  return some;
};

test.each([
  ['an order', 'order'],
  ['a push', 'push'],
] as const)(
  `a server that is killed at points of %s has lost, halved and doubled nothing, and is ready within 10 s (SEED=${seed})`,
  async (_, work) => {
    const before = world.kept.all().length;
    const findings = [];
    for (const point of someOf(await world.pointsOf(work), kills[work]))
      findings.push(await world.crashAt(work, point));
    expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(world.kept.all().length).toBeGreaterThan(before + kills[work]);
    expect(median(findings.map(({ restartMs }) => restartMs))).toBeLessThanOrEqual(longestRestartMs);
  },
);

test.each([
  ['order', 'after', 'insert customer_order', false],
  ['order', 'after', 'commit', false],
  ['push', 'before', 'commit', false],
  ['order', 'after', 'answer', true],
  ['push', 'after', 'answer', true],
] as const)('so has one that is killed in %s %s %s', async (work, when, name, wasAcknowledged) => {
  const finding = await world.crashAt(work, { name, nth: 1, when });
  expect(finding).toMatchObject({ violations: [], isReached: true, wasAcknowledged });
});

test('what was acknowledged and is gone from the database is seen to be gone', async () => {
  const order = world.kept.all().findLast(({ mutation }) => mutation.name === 'submitOrder');
  const push = world.kept.all().findLast(({ mutation }) => mutation.name === 'putAddress');
  if (!order || !push) throw new Error('nothing was acknowledged');
  const lost = () => world.asOwner((sql) => findLost(sql, world.kept.all()));
  const number = Number(order.answer.details.number);
  await world.asOwner((sql) => sql`delete from sync_result where uid = ${push.mutation.uid}`);
  expect(await lost()).toEqual([`1 acknowledged answers are not there once: ${push.mutation.uid}`]);
  await world.asOwner((sql) => sql`delete from customer_order where number = ${number}`);
  expect(await lost()).toContain(`1 acknowledged orders are not there once: ${number}`);
});
