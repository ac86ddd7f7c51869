import { decimal } from '../../values/decimal.ts';
import type { PriceFactors, Tariff } from '../tariff.record.ts';

/**
 * The sales factors that a tariff was made with, from its amounts and those of the purchase side: by kind of cost the ratio
 * that most of its amounts have, so that special prices of single rates and materials do not count. Decimal text, 4 decimals.
 */
export const factorsBetween = (sales: Tariff, purchase: Tariff): PriceFactors => ({
  work: mostFrequent(
    Object.entries(purchase.rates).map(([name, rate]) => ratio(sales.rates[name as keyof Tariff['rates']], rate)),
  ),
  material: mostFrequent(
    purchase.material.map((row) => {
      const sold = sales.material.find(
        (each) => each.grade === row.grade && each.stock === row.stock && each.specificity === row.specificity,
      );
      return ratio(sold?.eurPerKg, row.eurPerKg);
    }),
  ),
  flat: ratio(sales.projectSetupEur, purchase.projectSetupEur) ?? '1',
});

const ratio = (sold: string | undefined, cost: string | undefined) =>
  sold === undefined || cost === undefined || decimal(cost).eq(0) ? null : decimal(sold).div(cost).round(4).toFixed();

const mostFrequent = (ratios: readonly (string | null)[]) => {
  const counts = new Map<string, number>();
  for (const each of ratios) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '1';
};
