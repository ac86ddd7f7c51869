import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Transaction } from './database.ts';

const poolSize = 8;
const database = await testDatabase();
afterAll(() => database.stop());

const loseConnection = async (tx: Transaction) => {
  const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await database.owner`select pg_terminate_backend(${backend?.pid ?? 0})`;
  await tx`select 1`;
};

/** Transactions on as many connections as the pool has; it is given back once each of them has begun. */
const takeAll = async () => {
  const release = Promise.withResolvers<void>();
  const entered = Array.from({ length: poolSize }, () => Promise.withResolvers<number>());
  const taken = entered.map(({ resolve }) =>
    database.sql.begin(async (tx) => {
      const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      resolve(backend?.pid ?? 0);
      await release.promise;
      return tx`select 1`;
    }),
  );
  const pids = await Promise.all(entered.map(({ promise }) => promise));
  return {
    pids,
    giveBack: () => {
      release.resolve();
      return Promise.all(taken);
    },
  };
};

test('transactions that lose their connection are refused, and leave the pool as large as it was', async () => {
  for (let n = 0; n < 60; n += 1) await expect(database.sql.begin(loseConnection)).rejects.toThrow();
  const { pids, giveBack } = await takeAll();
  expect(new Set(pids).size).toBe(poolSize);
  await giveBack();
});

test('what a transaction still says after its connection was lost reaches nobody else on it', async () => {
  const goOn = Promise.withResolvers<void>();
  const pid = Promise.withResolvers<number>();
  const late = Promise.withResolvers<unknown>();
  const losing = database.sql.begin(async (tx) => {
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    pid.resolve(backend?.pid ?? 0);
    await goOn.promise;
    tx`select 1`.then(late.resolve, late.reject);
  });
  const lost = expect(losing).rejects.toThrow();
  await database.owner`select pg_terminate_backend(${await pid.promise})`;
  await lost;
  const { giveBack } = await takeAll();
  const isRefused = expect(late.promise).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  goOn.resolve();
  await isRefused;
  await giveBack();
});
