import { expect, type TestContext } from 'vitest';
import type { Fault } from './database-faults.ts';
import { type FaultWorld, NotPossibleHere } from './fault-world.ts';

const secrets =
  /\bat \S+ \(?\S*:\d+|node_modules|node:|\.ts\b|\b(select|insert|update|delete|alter|from) \w+|relation|column|postgres|password_hash|ECONN|ENOENT|ENOSPC|EROFS|ENOTDIR|SQLSTATE/i;

/**
 * Works while the fault lasts and until everything works again after it, expecting that no answer names anything inner.
 * Gives how long (ms) that took; where the machine does not allow the fault, the test says so and is skipped.
 */
export const endureFault = async (world: FaultWorld, fault: Fault, context: TestContext) => {
  const end = await begin(world, fault, context);
  try {
    await world.work();
  } finally {
    await end();
  }
  const startedAt = performance.now();
  await expect.poll(() => world.workAll().then(() => 'works', String), { interval: 100 }).toBe('works');
  const tookMs = performance.now() - startedAt;
  expect(world.answers.filter(({ status, text }) => status >= 400 && secrets.test(text))).toEqual([]);
  return tookMs;
};

const begin = async (world: FaultWorld, fault: Fault, { skip }: TestContext) => {
  await world.forgetTries();
  world.answers.length = 0;
  try {
    return await fault(world);
  } catch (error) {
    if (error instanceof NotPossibleHere) return skip(`SKIPPED: ${error.message}`);
    throw error;
  }
};
