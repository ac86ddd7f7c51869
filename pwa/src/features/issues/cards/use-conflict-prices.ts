import { changeTo } from '@knotenblech/shared/sync/change-to.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type Position, pricesWith } from '../../../sync/hooks/prices-with.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OpenConflict } from '../../../sync/status/read-conflicts.ts';
import { type ConflictPrices, mayChangePrice } from './order-by-price.ts';

/** Each takes three prices of a whole project. */
const pricedAtMost = 12;

const none: ReadonlyMap<string, ConflictPrices> = new Map();

/** What the project of an entry, and in it the position that it is about, cost with each of the three values, by the entry's id; nothing for who may see no prices. */
export const useConflictPrices = (conflicts: readonly OpenConflict[]): ReadonlyMap<string, ConflictPrices> => {
  const shop = useShop();
  const priced = shop.actor.seesPrices ? conflicts.filter(mayChangePrice).slice(0, pricedAtMost) : [];
  const values = priced.map(({ id, yours, now, before }) => [id, yours, now, before]);
  const prices = useLive(`${shop.database.name} prices of ${JSON.stringify(values)}`, async () => {
    const found = new Map<string, ConflictPrices>();
    for (const conflict of priced) {
      const { id, projectId } = conflict;
      if (projectId !== null) found.set(id, await pricesOf(shop, conflict, projectId as ProjectId));
    }
    return found;
  });
  return prices ?? none;
};

const pricesOf = async (shop: Shop, conflict: OpenConflict, projectId: ProjectId): Promise<ConflictPrices> => {
  const { yours, before, row } = conflict;
  const [mine, earlier] = [changeTo(conflict, yours, row), changeTo(conflict, before, row)];
  const all = await pricesWith(shop, projectId, { changes: [mine, null, earlier], position: positionOf(conflict) });
  const [withYours = null, withNow = null, withBefore = null] = all;
  return { yours: mine && withYours, now: withNow, before: earlier && withBefore };
};

const positionOf = ({ kind, partIndex }: OpenConflict): Position => {
  if (partIndex === undefined || partIndex === null) return null;
  if (kind === 'partChoice') return { kind: 'part', index: partIndex };
  return kind === 'assemblyChoice' ? { kind: 'assembly', index: partIndex } : null;
};
