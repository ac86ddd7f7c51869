import type { PriceCause } from '@knotenblech/shared/prices/project/price-difference.ts';

/** Causes of one kind together: what they make, largest first within. */
export type CauseGroup = { key: string; cents: number; causes: PriceCause[] };

/** Causes as a reader takes them in: one line per kind (charges per charge), what moves most first. Cents stay in sum. */
export const groupCauses = (causes: readonly PriceCause[]): CauseGroup[] =>
  [...Map.groupBy(causes, ({ kind, charge }) => charge ?? kind)]
    .map(([key, within]) => ({ key, cents: within.reduce((sum, { cents }) => sum + cents, 0), causes: within }))
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
