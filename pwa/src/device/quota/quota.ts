import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** 'scarce': what is stored here nears what the browser gives; 'full': the last attempt to store something failed for want of room. */
type QuotaState = 'ample' | 'scarce' | 'full';

/** What found no room last: the sync, or something that was to be stored here. */
type Refused = 'sync' | 'change';

const refused = new Set<Refused>();

let isScarce = false;

const listeners = createEmitter();

/** Kept in memory alone: a device without room stores nothing, not even this. */
export const reportQuotaExceeded = (isFullNow: boolean, of: Refused = 'sync') => {
  if (refused.has(of) === isFullNow) return;
  if (isFullNow) refused.add(of);
  else refused.delete(of);
  listeners.tell();
};

/** Something was freed: whether it is enough the next attempt tells. */
export const reportSpaceFreed = () => {
  refused.clear();
  listeners.tell();
};

export const reportQuotaLow = (isScarceNow: boolean) => {
  if (isScarce === isScarceNow) return;
  isScarce = isScarceNow;
  listeners.tell();
};

/** Whether the last attempt of this tab to sync or to store a change failed because the device has no room left. */
export const isDeviceFullNow = () => refused.size > 0;

/** Whether the sync found no room: nothing that waits leaves until it does. */
export const isSyncRefusedNow = () => refused.has('sync');

export const quotaNow = (): QuotaState => {
  if (isDeviceFullNow()) return 'full';
  return isScarce ? 'scarce' : 'ample';
};

export const subscribeToQuota = listeners.subscribe;

/**
 * What else means that there is no room. WebKit (2.50) says of a full disk only that something could not be written; Firefox (140)
 * lets the transaction after one without room delete, and nothing else.
 */
const meansFull = /^UnknownError.*Unable to (store|commit)|^InvalidStateError.*did not allow mutations/;

/** Whether an error, or one that it holds, is meant: a transaction tells what failed only inside its own. */
const holds = (error: unknown, isMeant: (error: Error) => boolean): boolean => {
  if (!(error instanceof Error)) return false;
  const { inner, cause, failures } = error as { inner?: unknown; cause?: unknown; failures?: unknown };
  if (isMeant(error) || holds(inner, isMeant) || holds(cause, isMeant)) return true;
  return Array.isArray(failures) && failures.some((each) => holds(each, isMeant));
};

/** Whether the browser said that there is no room: what cannot be stored may be given up for it. */
export const isQuotaExceeded = (error: unknown) => holds(error, ({ name }) => name === 'QuotaExceededError');

/** Whether something failed because the device has no room left, as far as can be told: nothing is given up for it. */
export const isDeviceFull = (error: unknown) =>
  isQuotaExceeded(error) || holds(error, ({ name, message }) => meansFull.test(`${name} ${message}`));

/** What storing comes to, with a full device told as the refusal 'device_full'. */
export const mapQuotaError = async <T>(storing: Promise<T>): Promise<T> => {
  try {
    return await storing;
  } catch (error) {
    throw isDeviceFull(error) ? Object.assign(new DomainError('device_full'), { cause: error }) : error;
  }
};

/** What storing comes to; a full device is noted until something can be stored again, and told as the refusal 'device_full'. */
export const withQuotaHandling = <T>(storing: Promise<T>): Promise<T> => {
  storing.then(
    () => reportQuotaExceeded(false, 'change'),
    (error: unknown) => {
      if (isDeviceFull(error)) reportQuotaExceeded(true, 'change');
    },
  );
  return mapQuotaError(storing);
};

type HasDrawings = { drawing: { clear: () => PromiseLike<unknown> } };

/** What is drawn can be made again: it makes room for what cannot. */
export const withQuotaErrors = async ({ drawing }: HasDrawings, store: () => Promise<void>) => {
  try {
    await store();
  } catch (error) {
    if (!isDeviceFull(error)) throw error;
    await drawing.clear();
    await store();
  }
};

/** That the browser clears nothing here by itself; 'unknown': it does not tell. */
export type Promised = 'yes' | 'no' | 'unknown';

export const readPromise = async (ask: 'persist' | 'persisted'): Promise<Promised> => {
  if (!navigator.storage?.[ask]) return 'unknown';
  return (await navigator.storage[ask]().catch(() => false)) ? 'yes' : 'no';
};

const persistListeners = createEmitter();

let isAsked = false;

/** Asks the browser, once in the life of a page, not to clear this device's data by itself. Some ask the user: nothing waits for the answer. */
export const askToPersist = () => {
  if (isAsked) return;
  isAsked = true;
  void readPromise('persist').then(persistListeners.tell);
};

/** Shows what the browser has promised, now and whenever it has answered. */
export const watchPromise = (show: (promised: Promised) => void) => {
  const look = () => void readPromise('persisted').then(show);
  look();
  return persistListeners.subscribe(look);
};
