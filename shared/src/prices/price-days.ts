import { type Day, daysAfter } from '../values/day.ts';
import type { SpecialPrice } from './special-price.schema.ts';

/** What a customer has of his own for one thing from a day on; price null: the base data hold. */
export type PriceDay = { validFrom: Day; price: SpecialPrice['by'] | null };

type Wanted = PriceDay & { validTo: Day | null };

/**
 * The days to write so that a price holds from a day, and to a last one where that is named: in between nothing else holds,
 * after it what held there before. `known`: what he has, oldest day first.
 */
export const priceDays = (known: readonly PriceDay[], { validFrom, validTo, price }: Wanted): PriceDay[] => {
  const first = { validFrom, price };
  if (validTo === null) return [first];
  const next = daysAfter(validTo, 1);
  const between = known
    .filter((each) => each.validFrom > validFrom && each.validFrom < next)
    .map((each) => ({ validFrom: each.validFrom, price }));
  const before = known.findLast((each) => each.validFrom <= next);
  const after = before?.validFrom === next ? [] : [{ validFrom: next, price: before?.price ?? null }];
  return [first, ...between, ...after];
};
