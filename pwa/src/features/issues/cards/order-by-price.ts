import type { PriceWith } from '../../../sync/hooks/projects/prices-with.ts';
import type { OpenConflict } from '../../../sync/status/read-blockers.ts';

export type ConflictPrices = { yours: PriceWith; now: PriceWith; before: PriceWith };
type Shown = { [At in 'project' | 'position']: NonNullable<PriceWith>[At] | null };

/** Texts, what they are called, and where the project lies cost nothing. */
const withoutPrice: readonly string[] = ['name', 'comment', 'additionalText', 'drawingId', 'trashedAt'];

/** Whether another value of the field may be another price. */
export const mayChangePrice = ({ kind, field }: Pick<OpenConflict, 'kind' | 'field'>): boolean =>
  kind !== 'address' && !withoutPrice.includes(field);

/** By how many cents the project is dearer with his entry than it is now; null where it is not, or has no price. */
export const differenceOf = ({ yours, now }: ConflictPrices): number | null => {
  if (!yours || !now || yours.project.onRequest || now.project.onRequest) return null;
  return yours.project.netCents - now.project.netCents || null;
};

/** The entries whose price differs most come first; those of no price stay in their order behind. */
export const orderByPrice = <C extends Pick<OpenConflict, 'id' | 'kind' | 'field'>>(
  conflicts: readonly C[],
  prices: ReadonlyMap<string, ConflictPrices>,
): C[] => conflicts.toSorted((one, other) => weightOf(other, prices) - weightOf(one, prices));

const unknown = 0.5;

const weightOf = (
  conflict: Pick<OpenConflict, 'id' | 'kind' | 'field'>,
  prices: ReadonlyMap<string, ConflictPrices>,
): number => {
  if (!mayChangePrice(conflict)) return 0;
  const known = prices.get(conflict.id);
  if (!known?.yours || !known.now) return unknown;
  if (known.yours.project.onRequest !== known.now.project.onRequest) return Number.MAX_SAFE_INTEGER;
  return Math.abs(differenceOf(known) ?? 0);
};

/** Of each value the prices that are worth a look: only those that are not the same with all of them. */
export const differingPrices = ({ yours, now, before }: ConflictPrices): Record<keyof ConflictPrices, Shown> => {
  const all = [yours, now, before].filter((each) => each !== null);
  const isTold = {
    project: differs(all.map((each) => each.project)),
    position: differs(all.map((each) => each.position)),
  };
  const shown = (price: PriceWith): Shown => ({
    project: isTold.project ? (price?.project ?? null) : null,
    position: isTold.position ? (price?.position ?? null) : null,
  });
  return { yours: shown(yours), now: shown(now), before: shown(before) };
};

const differs = (prices: readonly unknown[]) => new Set(prices.map((price) => JSON.stringify(price))).size > 1;
