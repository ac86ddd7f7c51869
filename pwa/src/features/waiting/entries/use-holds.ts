import { type Hold, readHolds } from '../../../sync/read-holds.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useShop } from '../../../sync/use-shop.tsx';

const none: ReadonlyMap<string, Hold> = new Map();

/** Why each waiting change still waits here, by its uid. */
export const useHolds = (): ReadonlyMap<string, Hold> => {
  const { database } = useShop();
  return useLive(`${database.name} holds`, () => readHolds(database)) ?? none;
};
