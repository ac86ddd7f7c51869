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
  const sleep = (tx: Transaction) => tx<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.5)`;
  const slept = await Promise.all(Array.from({ length: poolSize }, () => database.sql.begin(sleep)));
  return new Set(slept.flatMap((rows) => rows.map(({ pid }) => pid))).size;
};

test('transactions that lose their connection are refused, and leave the pool as large as it was', async () => {
  for (let n = 0; n < 60; n += 1) await expect(database.sql.begin(loseConnection)).rejects.toThrow();
  expect(await workingAtOnce()).toBe(poolSize);
});
