type Waiting = { name: string; state: 'queued' | 'sending' | 'refused' | 'failed'; isExported: boolean };

const entryPlace = /\/shop\/(order-step|createSinglePart|connectors\/|quote$|account\/quotes\/[^/]+\/order)/;

/** Screens on which something is entered that is stored only at their end. */
export const isEntryPlace = (pathname: string) => entryPlace.test(pathname);

/** The server asks for a newer version, or this one fails at the sync: it may bring no answer to anything that is sent. */
export const needsNewerVersion = (attention: string | null) =>
  attention === 'client_outdated' || attention === 'sync_failed';

/** Whether an order is being sent, or was and its answer is awaited; not where only a newer version would get it. */
export const isOrderOnItsWay = (waiting: readonly Waiting[], attention: string | null) =>
  !needsNewerVersion(attention) &&
  waiting.some(({ name, state, isExported }) => name === 'submitOrder' && state === 'sending' && !isExported);

/** Whether a new version may be offered: not where something is being entered, not while an order is on its way. */
export const mayUpdateNow = (pathname: string, isEditOpen: boolean, isOrderSending: boolean) =>
  !isEditOpen && !isEntryPlace(pathname) && !isOrderSending;
