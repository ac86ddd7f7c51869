import type { Cents } from '../../values/money.ts';
import type { ProjectPricing } from './price-project.ts';

export type PriceProposal = { netCents: Cents; pricedCount: number; partCount: number };

/**
 * What a project costs without what is on request (EUR cents, net), and for how many of its pieces that is.
 * Null where no piece has a price: then there is nothing to propose.
 */
export const proposePrice = ({ parts, netCents }: Pick<ProjectPricing, 'parts' | 'netCents'>): PriceProposal | null => {
  const taken = [...parts.values()];
  const piecesOf = (priced: typeof taken) => priced.reduce((sum, { quantity }) => sum + quantity, 0);
  const pricedCount = piecesOf(taken.filter(({ onRequest }) => onRequest.length === 0));
  return pricedCount === 0 ? null : { netCents, pricedCount, partCount: piecesOf(taken) };
};
