import type { PieceCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { blankProcessing, processingCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import type { SetProcess } from '../use-open-costs.ts';

/** The standard of a process of a piece, the own values that are set of it, and what both come to. */
export const costsOfProcess = ({ priceData, ratesPerHour }: PieceCosts, process: SetProcess) => {
  const rate = ratesPerHour[process] ?? 0;
  const row = priceData?.processingPrices.find((each) => each.processingType === process);
  const standard = row ? { ...row, costsPerHour: row.costsPerHour || rate } : blankProcessing(process, rate);
  const set = priceData?.customCosts[process];
  const own = set?.empty === false ? set : null;
  return { standard, own, cost: processingCostOf(standard, own), standardCost: processingCostOf(standard, null) };
};
