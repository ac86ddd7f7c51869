import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { endStreams } from '../../sync/rows/pokes.ts';
import { sessionIdsOf } from './session.store.ts';

/** A user's devices open their event streams anew at the commit: an open one tells what he might see as it was opened. */
export const renewStreams = async (
  tx: Transaction,
  { userId, customerId }: { userId: UserId; customerId: CustomerId },
) => endStreams(tx, customerId, await sessionIdsOf(tx, userId));
