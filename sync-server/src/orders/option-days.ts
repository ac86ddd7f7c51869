import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';

type Chosen = { productionType: string; shippingType: string };

/** Working days that the chosen production and shipping take by a tariff. */
export const optionDays = (tariff: Pick<Tariff, 'production' | 'shipping'>, chosen: Chosen) => ({
  production: daysOf(tariff.production, chosen.productionType),
  shipping: daysOf(tariff.shipping, chosen.shippingType),
});

const daysOf = (options: readonly { type: string; workingDays: number }[], type: string) =>
  options.find((option) => option.type === type)?.workingDays ?? 0;
