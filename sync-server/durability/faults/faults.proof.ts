import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { databaseFaults, type Fault } from './database-faults.ts';
import { type FaultWorld, NotPossibleHere, openFaultWorld } from './fault-world.ts';
import { otherFaults } from './other-faults.ts';

const recoveryMs = 10_000;
const secrets =
  /\bat \S+ \(?\S*:\d+|node_modules|node:|\.ts\b|\b(select|insert|update|delete|alter|from) \w+|relation|column|postgres|password_hash|ECONN|ENOENT|ENOSPC|EROFS|ENOTDIR|SQLSTATE/i;

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
});
afterAll(() => world.stop());

/** How long (ms) until everything works again. */
const recovered = async () => {
  const startedAt = performance.now();
  await expect.poll(() => world.workAll().then(() => 'works', String), { interval: 100 }).toBe('works');
  return performance.now() - startedAt;
};

const faults = Object.entries({ ...databaseFaults, ...otherFaults }).map(([name, fault]) => ({ name, fault }));

test('there are more than thirty faults', () => {
  expect(faults.length).toBeGreaterThan(30);
});

/** What ends the fault; where the machine does not allow it, the test says so and is skipped. */
const begin = async (fault: Fault, { skip }: TestContext) => {
  await world.forgetTries();
  world.answers.length = 0;
  try {
    return await fault(world);
  } catch (error) {
    if (error instanceof NotPossibleHere) return skip(`SKIPPED: ${error.message}`);
    throw error;
  }
};

const expectNothingTold = () =>
  expect(world.answers.filter(({ status, text }) => status >= 400 && secrets.test(text))).toEqual([]);

test.for(faults)(
  '$name: nothing inner is told, nothing acknowledged is lost, and all works again by itself',
  async ({ fault }, context) => {
    let tookMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && tookMs >= recoveryMs; tries += 1) {
      const end = await begin(fault, context);
      try {
        await world.work();
      } finally {
        await end();
      }
      tookMs = await recovered();
      expectNothingTold();
    }
    expect(await world.lost()).toEqual([]);
    expect(tookMs).toBeLessThan(recoveryMs);
  },
);
