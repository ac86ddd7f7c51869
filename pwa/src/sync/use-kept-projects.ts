import { useLive } from './use-live.ts';
import { useShop } from './use-shop.tsx';

const prefix = 'j:';

/** Ids of the projects of which everything lies on this device. */
export const useKeptProjects = (): ReadonlySet<string> => {
  const { database } = useShop();
  const kept = useLive(`${database.name} kept`, async () => {
    const held = await database.spaces.filter(({ id, cursor }) => id.startsWith(prefix) && cursor !== null).toArray();
    return new Set(held.map(({ id }) => id.slice(prefix.length)));
  });
  return kept ?? new Set<string>();
};
