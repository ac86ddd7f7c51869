import { changeTo } from '@knotenblech/shared/sync/change-to.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { OpenConflict } from '../../../sync/read-conflicts.ts';
import { type Position, pricesWith, type PriceWith } from '../../../sync/prices-with.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useShop } from '../../../sync/use-shop.tsx';

export type ConflictPrices = { yours: PriceWith; now: PriceWith; before: PriceWith };

const none: ConflictPrices = { yours: null, now: null, before: null };

/** What the project, and in it the position that the entry is about, cost with each of the three values, computed here; nothing for who may see no prices. */
export const useConflictPrices = (conflict: OpenConflict): ConflictPrices => {
  const shop = useShop();
  const { projectId, yours, before, row, now } = conflict;
  const key = `${shop.database.name} prices of ${conflict.id} ${JSON.stringify([yours, now, before])}`;
  const prices = useLive(key, async () => {
    if (projectId === null || !shop.actor.seesPrices) return none;
    const [mine, earlier] = [changeTo(conflict, yours, row), changeTo(conflict, before, row)];
    const all = await pricesWith(shop, projectId as ProjectId, {
      changes: [mine, null, earlier],
      position: positionOf(conflict),
    });
    const [withYours = null, withNow = null, withBefore = null] = all;
    return { yours: mine && withYours, now: withNow, before: earlier && withBefore };
  });
  return prices ?? none;
};

const positionOf = ({ kind, partIndex }: OpenConflict): Position => {
  if (partIndex === undefined || partIndex === null) return null;
  if (kind === 'partChoice') return { kind: 'part', index: partIndex };
  return kind === 'assemblyChoice' ? { kind: 'assembly', index: partIndex } : null;
};
