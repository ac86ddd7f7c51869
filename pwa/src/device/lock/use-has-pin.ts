import { useSyncExternalStore } from 'react';
import { useLive } from '../../sync/hooks/use-live.ts';
import { currentDataKey, subscribeToKey } from '../encryption/held-key.ts';
import { hasPin } from './lock.ts';

const heldUserId = () => currentDataKey()?.userId;

/** Whether a PIN opens this device for whoever is signed in, also one that another window sets; undefined while it is read. */
export const useHasPin = (): boolean | undefined => {
  const userId = useSyncExternalStore(subscribeToKey, heldUserId);
  return useLive(`PIN of ${userId}`, hasPin);
};
