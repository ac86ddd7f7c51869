import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

/** 'scarce': what is stored here nears what the browser gives; 'full': the last attempt to store something failed for want of room. */
type Room = 'ample' | 'scarce' | 'full';

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

export const quotaNow = (): Room => {
  if (isDeviceFullNow()) return 'full';
  return isScarce ? 'scarce' : 'ample';
};

export const subscribeToQuota = listeners.subscribe;
