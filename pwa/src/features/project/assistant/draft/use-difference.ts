import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { useMemo } from 'react';
import { formatCents } from '../../../../ui/figures/format-figure.ts';
import { type ShownPrice, useShownPrice } from '../../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../../open/project-context.tsx';
import type { ProjectSource } from '../../open/project-source.ts';
import { priceAs } from '../../price-variants/part-variants.ts';

type Priced = Pick<ProjectPricing, 'netCents' | 'onRequest'> | null;

/** What a price is more or less than another, as '+713,75 €'; null where it is the same, or one of them alone has parts on request. */
export const priceStep = (
  before: Priced,
  after: Priced,
  toShownCents: ShownPrice['toShownCents'] = (cents) => cents,
): string | null => {
  if (!before || !after || before.onRequest !== after.onRequest || before.netCents === after.netCents) return null;
  const cents = toShownCents(after.netCents) - toShownCents(before.netCents);
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))} €`;
};

/** What the draft costs more or less than the stored project. */
export const useDifference = (stored: ProjectSource): string | null => {
  const { pricing } = useProject().figures;
  const before = useMemo(() => (stored.tariff ? priceAs(stored, stored.tariff, {}) : null), [stored]);
  const price = useShownPrice();
  return price ? priceStep(before, pricing, price.toShownCents) : null;
};
