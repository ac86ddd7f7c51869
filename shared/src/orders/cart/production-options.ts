import type { Tariff } from '../../prices/tariff.record.ts';
import { fromCents, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { CartOption, ProductionType } from './cart-option.ts';

export type ProductionOption = CartOption<ProductionType> & { workingDays: number };

/** Production types with their surcharge, a percentage of the sum of parts, half up to cents. */
export const productionOptions = ({ partsCents, tariff }: { partsCents: Cents; tariff: Tariff }): ProductionOption[] =>
  tariff.production.map(({ type, workingDays, surchargePercent }, index) => ({
    type,
    id: index + 1,
    active: true,
    reason: null,
    priceCents: toCents(fromCents(partsCents).times(surchargePercent).div(100)),
    workingDays,
  }));
