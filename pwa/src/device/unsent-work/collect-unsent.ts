import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';
import { countWork, type WorkCount } from '../../sync/outbox/count-work.ts';
import { filesOfUnsent } from '../../sync/outbox/files-of-unsent.ts';
import type { ExportedMutation, UnsentWork } from '../../sync/outbox/import/unsent-work.ts';

/**
 * Everything that the server has not answered, in the order it was made, with the files it names; `unqueued` is work that
 * lies beside the queue.
 */
export const collectUnsent = async (
  database: ShopDatabase,
  unqueued: readonly OutboxEntry[] = [],
): Promise<UnsentWork> => {
  const queued = await database.outbox.orderBy('seq').toArray();
  const known = new Set(queued.map(({ uid }) => uid));
  const waiting = queued.filter((entry) => entry.outcome === null);
  const entries = [...waiting, ...unqueued.filter(({ uid }) => !known.has(uid))];
  const unread = await database.unreadFile.toArray();
  const { files, readings } = await filesOfUnsent(database, entries, unread);
  return { changes: entries.map(carried), unread, readings, files };
};

const carried = ({ uid, name, v, args, at, tries, retold, number, madeOn }: OutboxEntry): ExportedMutation => ({
  uid,
  name,
  v,
  args,
  at,
  tries,
  retold,
  ...(number && { number }),
  ...(madeOn && { madeOn }),
});

type Counted = { changes: readonly Pick<ExportedMutation, 'retold' | 'name' | 'args'>[]; unread: readonly unknown[] };

/** How much of it a person knows of: neither what is only told again nor what takes something back. */
export const countUnsent = ({ changes, unread }: Counted): WorkCount => {
  const told = changes.filter(({ retold, name }) => !retold && name !== withdrawChange.name);
  return countWork(unread.length + told.length, told);
};
