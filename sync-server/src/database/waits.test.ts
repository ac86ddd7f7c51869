import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Sql, Transaction } from './database.ts';
import { readInCustomer, withCustomer } from './in-customer.ts';

const database = await testDatabase({ longestLockWaitMs: 70 });
afterAll(() => database.stop());

const customerId = '0197a000-0000-7000-8000-000000000001';
const waitsOf = (sql: Sql | Transaction) => sql`
  select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
const bounded = [{ lock: '70ms', statement: '20s', idle: '2min' }];

test('nothing in a transaction of a customer waits without end, whoever it acts for', async () => {
  for (const sql of [database.sql, database.owner]) {
    expect(await withCustomer(sql, customerId, (tx) => waitsOf(tx))).toEqual(bounded);
    expect(await readInCustomer(sql, customerId, (tx) => waitsOf(tx))).toEqual(bounded);
  }
});

test('what prepares the database waits as long as it takes', async () => {
  expect(await waitsOf(database.owner)).toEqual([{ lock: '0', statement: '0', idle: '0' }]);
});
