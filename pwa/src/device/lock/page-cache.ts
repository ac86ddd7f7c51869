import { abortTransactions } from '../../database/open-transactions.ts';
import type { HeldKey } from '../encryption/held-key.ts';
import { devices, reload, tabSession } from '../tab-session.ts';
import type { Typed } from './typed-notes.ts';
import { keepTyped, typedNow } from './typed-text.ts';

/** Whose text is kept, as long as his shop is watched over. */
let held: HeldKey | null = null;
let typed: Typed | null = null;

/** What its user has typed is typed anew in the page that follows one that was laid aside. */
export const keepTypedAside = (over: AbortSignal, key: HeldKey | null) => {
  held = key;
  over.addEventListener('abort', () => {
    held = null;
  });
};

/**
 * A page that the browser lays aside, to show it again when its user comes back, keeps its transactions and locks meanwhile:
 * WebKit then opens the database to no other page. So it lets go of all of them; what was being stored is noted and goes into
 * the queue with the next page. Shown again it begins anew, with what was typed in it.
 */
export const watchPageCache = () => {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    typed = typedNow();
    tabSession.shop?.close();
    devices.close();
    abortTransactions();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (typed) keepTyped(held, typed);
    reload();
  });
};
