import type { Part } from '../../parts/part.ts';
import type { ManualPriceState } from '../../projects/project.record.ts';
import type { Cents } from '../../values/money.ts';
import type { ManualPrice } from './manual-price.record.ts';
import { priceBasisOf } from './price-basis.ts';

type Priced = { netCents: Cents; onRequest: boolean };
export type EffectivePrice = Priced & {
  manualPrice: ManualPriceState;
  /** The calculated price, where another is in force. */
  calculated?: Priced;
};

type Input = {
  project: Parameters<typeof priceBasisOf>[0];
  parts: readonly Part[];
  calculated: Priced;
  manual: ManualPrice | undefined;
};

/**
 * What a project costs (EUR cents, net): the price set by hand while it is in force, else the calculated one. A fixed price
 * is in force always; one that is not fixed only while everything it was set for is as it was.
 */
export const effectivePrice = ({ project, parts, calculated, manual }: Input): EffectivePrice => {
  const { netCents, onRequest } = calculated;
  if (!manual || !isInForce(manual, project, parts)) return { netCents, onRequest, manualPrice: 'none' };
  return {
    netCents: manual.netCents,
    onRequest: false,
    manualPrice: manual.isFixed ? 'fixed' : 'set',
    calculated: { netCents, onRequest },
  };
};

const isInForce = (manual: ManualPrice, project: Input['project'], parts: readonly Part[]) =>
  manual.isFixed || manual.basis === priceBasisOf(project, parts);
