import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { type Blocker, readBlockers } from '../../../sync/status/read-blockers.ts';

const none: ReadonlyMap<string, Blocker> = new Map();

/** Why each waiting change still waits here, by its uid. */
export const useBlockers = (): ReadonlyMap<string, Blocker> => {
  const { database } = useShop();
  return useLive(`${database.name} holds`, () => readBlockers(database)) ?? none;
};
