import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { pokeAtCommit } from './pokes.ts';
import { openReadOnlyUnit } from './unit-of-work.ts';

type RecordChange = {
  customerId: CustomerId;
  /** Locked before anything is read. */
  spaces: readonly SpaceId[];
  reads: readonly ReadKey[];
  run: (rows: Rows) => void;
  /** Projects whose sums and price are brought up to date afterwards, with the time of the change (ISO 8601). */
  touched?: ReadonlyMap<ProjectId, string>;
};

/** Reads and writes records outside a push: jobs, admin work. Inside a transaction of that customer; devices are poked at its commit. */
export const changeRecords = async (tx: Transaction, { customerId, spaces, reads, run, touched }: RecordChange) => {
  const book = await openReadOnlyUnit(tx, { customerId, spaces, reads });
  const overlay = book.overlay();
  run(overlay.rows);
  book.keep(overlay);
  if (touched) await book.summarise(touched);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
};
