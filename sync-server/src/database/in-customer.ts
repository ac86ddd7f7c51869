import type { Sql, Transaction } from './database.ts';

/** Runs a transaction that sees and writes the rows of one customer only (and reads the catalogue). */
export const inCustomer = <T>(sql: Sql, customerId: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  sql.begin(async (tx) => {
    await enterCustomer(tx, customerId);
    return run(tx);
  }) as Promise<T>;

/** The same in one snapshot that cannot write: what it reads belongs together. */
export const readInCustomer = <T>(sql: Sql, customerId: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    await enterCustomer(tx, customerId);
    return run(tx);
  }) as Promise<T>;

/** Row-level security lets this transaction see the customer's rows from here on. */
export const enterCustomer = async (tx: Transaction, customerId: string) => {
  await tx`select set_config('app.customer_id', ${customerId}, true)`;
};
