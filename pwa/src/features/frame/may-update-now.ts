type Waiting = { name: string; state: 'queued' | 'sending' | 'refused' | 'failed' };

const entryPlace = /\/shop\/(order-step|process-order|createSinglePart)/;

/** Screens on which something is entered that is stored only at their end. */
export const isEntryPlace = (pathname: string) => entryPlace.test(pathname);

/** Whether a new version may be offered: not where something is being entered, not while an order is on its way. */
export const mayUpdateNow = (pathname: string, isEditOpen: boolean, waiting: readonly Waiting[]) =>
  !isEditOpen &&
  !isEntryPlace(pathname) &&
  !waiting.some(({ name, state }) => name === 'submitOrder' && state === 'sending');
