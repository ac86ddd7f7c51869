import { type Blocker, readBlockers } from '../../../sync/read-holds.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useShop } from '../../../sync/use-shop.tsx';

const none: ReadonlyMap<string, Blocker> = new Map();

/** Why each waiting change still waits here, by its uid. */
export const useBlockers = (): ReadonlyMap<string, Blocker> => {
  const { database } = useShop();
  return useLive(`${database.name} holds`, () => readBlockers(database)) ?? none;
};
