import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { type AcceptedPending, readAcceptedPending } from '../status/read-submitted-order.ts';
import { useLive } from './use-live.ts';
import { useShop } from './use-shop.tsx';

/** Changes of a name that the server took and whose records are still on their way; undefined while it looks. */
export const useAcceptedPending = <N extends ChangeName>(name: N): AcceptedPending<N>[] | undefined => {
  const { database } = useShop();
  return useLive(`${database.name} taken ${name}`, () => readAcceptedPending(database, name));
};
