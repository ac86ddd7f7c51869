import type { ShopDatabase } from '../../../database/shop-database.ts';
import { readCards, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import type { RejectedEdits } from './rejected-edits.ts';

/** Acts on those of the late edits that are still open, in one window of the browser at a time: what another has dealt with is left. */
export const withOpenEdits = (
  database: ShopDatabase,
  { projectId, entries }: Pick<RejectedEdits, 'projectId' | 'entries'>,
  act: (open: readonly WaitingEntry[]) => Promise<void>,
): Promise<void> => {
  const run = async () => {
    const cards = new Set((await readCards(database)).map(({ uid }) => uid));
    const open = entries.filter(({ uid }) => cards.has(uid));
    if (open.length > 0) await act(open);
  };
  return 'locks' in navigator ? navigator.locks.request(`late:${projectId}`, run) : run();
};
