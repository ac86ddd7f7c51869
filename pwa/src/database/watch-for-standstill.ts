import { RangeSet } from 'dexie';

const lookMs = 3_000;
const stoodStillMs = 10_000;

/** In the words by which the copies of Dexie in one page tell each other of writes; of everything, as when a page comes back from the browser's cache. */
const askAnew = () =>
  dispatchEvent(new CustomEvent('x-storagemutated-1', { detail: { all: new RangeSet(-Infinity, [[]]) } }));

/**
 * Live queries hear by messages of what other windows store. A window that stood still, frozen by the browser or with the
 * device asleep, may have missed some: once it is seen again all its queries are asked anew.
 */
export const watchForStandstill = (over: AbortSignal) => {
  let lookedAt = Date.now();
  let mayHaveMissed = false;
  const look = () => {
    mayHaveMissed ||= Date.now() - lookedAt > stoodStillMs;
    lookedAt = Date.now();
    if (!mayHaveMissed || document.visibilityState !== 'visible') return;
    mayHaveMissed = false;
    askAnew();
  };
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look, { signal: over });
  over.addEventListener('abort', () => clearInterval(timer));
};
