import type { ProjectPricing } from '@knotenblech/shared/prices/price-project.ts';
import { useMemo } from 'react';
import { formatCents } from '../../../../ui/figures/format-figure.ts';
import { useProject } from '../../open/project-context.tsx';
import type { ProjectSource } from '../../open/project-source.ts';
import { priceAs } from '../../price/variants/project-variants.ts';

type Priced = Pick<ProjectPricing, 'netCents' | 'onRequest'> | null;

/** What a price is more or less than another, as '+713,75 €'; null where it is the same, or one of them alone has parts on request. */
export const priceStep = (before: Priced, after: Priced): string | null => {
  if (!before || !after || before.onRequest !== after.onRequest || before.netCents === after.netCents) return null;
  const cents = after.netCents - before.netCents;
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))} €`;
};

/** What the draft costs more or less than the stored project. */
export const useDifference = (stored: ProjectSource): string | null => {
  const { pricing } = useProject().figures;
  const before = useMemo(() => (stored.tariff ? priceAs(stored, stored.tariff, {}) : null), [stored]);
  return priceStep(before, pricing);
};
