import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCrashWorld } from './crash-at-points.ts';

let world: Awaited<ReturnType<typeof openCrashWorld>>;
beforeAll(async () => {
  world = await openCrashWorld();
});
afterAll(() => world.stop());

test('an order and a push have 40 named points and more, from begin to commit', async () => {
  const [order, push] = [await world.pointsOf('order'), await world.pointsOf('push')];
  expect(order.length + push.length).toBeGreaterThanOrEqual(40);
  for (const points of [order, push]) expect([points[0]?.name, points.at(-1)?.name]).toEqual(['begin', 'commit']);
});

test.each([
  ['order', 'after', 'insert customer_order'],
  ['order', 'after', 'commit'],
  ['push', 'before', 'commit'],
] as const)('a server that is killed in %s %s %s has lost, halved and doubled nothing', async (work, when, name) => {
  const finding = await world.crashAt(work, { name, nth: 1, when });
  expect(finding).toMatchObject({ violations: [], isReached: true, wasAcknowledged: false });
});
