import { afterAll, expect, test } from 'vitest';
import type { Transaction } from './database.ts';
import { testDatabase } from './test-database.ts';

const poolSize = 8;
const database = await testDatabase();
afterAll(() => database.stop());

const loseConnection = async (tx: Transaction) => {
  const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await database.owner`select pg_terminate_backend(${backend?.pid ?? 0})`;
  await tx`select 1`;
};

/** How many of the pool's connections work at the same time. */
const workingAtOnce = async () => {
  const sleeping = Array.from({ length: poolSize }, () => database.sql.begin((tx) => tx`select pg_sleep(1)`));
  const counted = database.owner<{ asleep: number }[]>`
    select pg_sleep(0.6), (select count(*)::int from pg_stat_activity
      where state = 'active' and query = 'select pg_sleep(1)' and datname = current_database()) as asleep`;
  await Promise.allSettled(sleeping);
  return (await counted)[0]?.asleep;
};

test('transactions that lose their connection are refused, and leave the pool as large as it was', async () => {
  for (let n = 0; n < 60; n += 1) await expect(database.sql.begin(loseConnection)).rejects.toThrow();
  await expect.poll(workingAtOnce, { timeout: 10_000 }).toBe(poolSize);
});
