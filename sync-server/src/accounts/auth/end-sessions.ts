import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { endStreams } from '../../sync/rows/pokes.ts';
import { endSessionsOf, type SessionChoice, sessionIdsOf } from './session.store.ts';

/** Ends sessions of a user; their devices are told at the commit and find out why by asking. Gives how many there were. */
export const endSessions = async (
  tx: Transaction,
  { userId, customerId }: { userId: UserId; customerId: CustomerId },
  choice: SessionChoice,
) => {
  const ended = await endSessionsOf(tx, userId, choice);
  await endStreams(tx, customerId, ended);
  return ended.length;
};

/** A user's devices open their event streams anew at the commit: an open one tells what he might see as it was opened. */
export const renewStreams = async (
  tx: Transaction,
  { userId, customerId }: { userId: UserId; customerId: CustomerId },
) => endStreams(tx, customerId, await sessionIdsOf(tx, userId));
