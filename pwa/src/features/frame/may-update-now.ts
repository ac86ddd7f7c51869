type Waiting = { name: string; state: 'queued' | 'sending' | 'refused' | 'failed' };

const orderPlace = /\/shop\/(order-step|process-order)/;

/** Whether the page may be loaded anew: not in the order steps, not while an order is on its way. */
export const mayUpdateNow = (pathname: string, waiting: readonly Waiting[]) =>
  !orderPlace.test(pathname) && !waiting.some(({ name, state }) => name === 'submitOrder' && state === 'sending');
