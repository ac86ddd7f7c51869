import type { ReadKey, Rows } from '@knotenblech/shared/records/rows.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Transaction } from '../../database/database.ts';

/** Gives the arguments of a change with the server's own numbers in place of those the device has computed. Throws DomainError to refuse. */
export type Recompute<N extends ChangeName> = (context: {
  tx: Transaction;
  args: ArgsOf<N>;
  /** The rows as they stand before the change, with everything that `read` has fetched. */
  rows: () => Rows;
  read: (keys: readonly ReadKey[]) => Promise<void>;
}) => Promise<ArgsOf<N>>;

/** The changes whose arguments hold numbers that are claims. */
export type Recomputes = { [N in ChangeName]?: Recompute<N> };
