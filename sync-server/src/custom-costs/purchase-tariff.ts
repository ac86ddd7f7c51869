import { type CostSeed, costSeed } from '@knotenblech/shared/base-data/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/prices/derive-tariff.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.ts';

const one = { work: '1', material: '1', flat: '1' };
/** Far from the numbers of sales tariffs: prices are kept by tariff number. */
const firstNumber = 1_000_000_000;

const made = new WeakMap<CostSeed, Tariff>();
let count = 0;

/** What everything costs the shop itself: the tariff by factors of 1, without special prices. */
export const purchaseTariffOf = (costs: CostSeed): Tariff => {
  const known = made.get(costs);
  if (known) return known;
  count += 1;
  const tariff = deriveTariff({
    number: firstNumber + count,
    validFrom: '1970-01-01',
    validDays: 0,
    costs,
    factors: one,
  });
  made.set(costs, tariff);
  return tariff;
};

let seed: CostSeed | undefined;

/** The purchase side of the base data as it stands. */
export const purchaseCosts = (): CostSeed => {
  seed ??= costSeed();
  return seed;
};
