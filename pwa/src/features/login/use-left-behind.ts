import { useSyncStatus, useUnqueued, useWaiting } from '../../sync/use-shop.tsx';
import { countOffered } from './count-offered.ts';
import { leftBehindOf } from './left-behind-of.ts';

export const useLeftBehind = () => {
  const status = useSyncStatus();
  const waiting = useWaiting();
  const unqueued = useUnqueued();
  return {
    status,
    ...leftBehindOf(status, { waiting, unqueued }),
    mayHaveArrived: countOffered(waiting, unqueued),
  };
};
