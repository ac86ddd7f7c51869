import { isPending, type OutboxEntry } from '../../database/outbox-entry.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { filesOfUnsent } from '../../sync/outbox/outbox.ts';
import { readCards } from '../../sync/status/read-waiting.ts';
import { answeredWork, filesOfAnswered, forgottenAt } from './answered-work.ts';
import type { SealedOutbox } from './restore-sealed-outbox.ts';

/** Work of his that the queue could not take, and what is left out; 'unsent' is not what the server had applied and is asked or told again. */
export type SealedContent = { unqueued?: readonly OutboxEntry[]; without?: 'unsent' | 'answered' | undefined };

/** Everything that is kept of a user who leaves; null: nothing. `forgottenAt`: when all of it may go, where nothing of it is unsent. */
export const readSealedOutbox = async (database: ShopDatabase, { unqueued = [], without }: SealedContent) => {
  const { entries, unread, cards } = await unsentWork(database, { unqueued, without });
  const answered = without === 'answered' ? null : await answeredWork(database, entries);
  if (entries.length + unread.length + cards.length === 0 && !answered) return null;
  const { files, readings } = await filesOfUnsent(database, [...entries, ...cards], unread);
  const more = answered ? await filesOfAnswered(database, answered, { kept: files }) : [];
  const isAllAnswered =
    without === 'unsent' || (entries.every(({ retold }) => retold) && unread.length + cards.length === 0);
  const work: SealedOutbox = { entries, unread, cards, ...(answered && { answered }), files: [], readings };
  return { work, files: [...files, ...more], ...(answered && isAllAnswered && { forgottenAt: forgottenAt(answered) }) };
};

const unsentWork = async (database: ShopDatabase, { unqueued = [], without }: SealedContent) => {
  const queued = await database.outbox.filter(isPending).toArray();
  if (without === 'unsent') {
    const answers = await database.results.bulkGet(queued.map(({ uid }) => uid));
    const entries = queued.filter(({ retold }, n) => retold || answers[n]?.status === 'applied');
    return { entries, unread: [], cards: [] };
  }
  return {
    entries: [...queued, ...unqueued],
    unread: await database.unreadFile.toArray(),
    cards: await readCards(database),
  };
};
