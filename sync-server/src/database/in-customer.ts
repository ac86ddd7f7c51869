import { catalogSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Sql, Transaction } from './database.ts';

/** Runs a transaction that sees and writes the rows of one customer only (and reads the catalogue). */
export const withCustomer = <T>(sql: Sql, customerId: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  sql.begin((tx) => {
    goInto(tx, customerId);
    return run(tx);
  }) as Promise<T>;

/** The same in one snapshot that cannot write: what it reads belongs together. */
export const readInCustomer = <T>(sql: Sql, customerId: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  sql.begin('isolation level repeatable read read only', (tx) => {
    goInto(tx, customerId);
    return run(tx);
  }) as Promise<T>;

/** From here on row-level security lets this transaction see the customer's rows, and nothing in it waits without end. */
export const enterCustomer = async (tx: Transaction, customerId: string) => {
  await tx`
    select set_config('app.customer_id', ${customerId}, true),
      set_config('lock_timeout', current_setting('app.lock_timeout'), true),
      set_config('statement_timeout', current_setting('app.statement_timeout'), true),
      set_config('idle_in_transaction_session_timeout', current_setting('app.idle_timeout'), true)`.execute();
};

/** Sent before everything else and not waited for: when it fails, so does what comes after it. */
const goInto = (tx: Transaction, customerId: string) => {
  enterCustomer(tx, customerId).catch(() => {});
};

export const nobody = '00000000-0000-0000-0000-000000000000';

/** The customer whose id leads the keys of a space's rows; the catalogue belongs to nobody. */
export const spaceOwner = (space: SpaceId, customerId: string) => (space === catalogSpace ? nobody : customerId);
