import { useSyncStatus, useUnqueued, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { countOffered } from './count-offered.ts';
import { unsentAtSignOut } from './left-behind-of.ts';

export const useLeftBehind = () => {
  const status = useSyncStatus();
  const waiting = useWaiting();
  const unqueued = useUnqueued();
  return {
    status,
    ...unsentAtSignOut(status, { waiting, unqueued }),
    mayHaveArrived: countOffered(waiting, unqueued),
  };
};
