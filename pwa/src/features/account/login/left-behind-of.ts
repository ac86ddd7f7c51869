import { countWork, type WorkCount } from '../../../sync/outbox/count-work.ts';
import { discardableCountOf, type SyncStatus, unsentCountOf } from '../../../sync/status/read-status.ts';
import { isToDecide, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

type Known = { waiting: readonly WaitingEntry[]; unqueued: readonly { name: string; args: unknown }[] };

type LeftBehind = {
  unsent: WorkCount;
  /** Of all this, and of what was refused and is still to be decided, what can be thrown away. */
  lost: WorkCount;
};

/** What a sign-out keeps sealed of the user's work, or throws away. */
export const unsentAtSignOut = (status: SyncStatus, { waiting, unqueued }: Known): LeftBehind => {
  const open = waiting.filter((entry) => isWaiting(entry) || isToDecide(entry));
  return {
    unsent: countWork(unsentCountOf(status), [...waiting.filter(isWaiting), ...unqueued]),
    lost: countWork(discardableCountOf(status), [...open, ...unqueued]),
  };
};
