import { type PieceCustomCosts, piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import type { PieceKind } from '../piece.store.ts';
import type { Repriced } from './set-custom-costs.ts';

/** Costs of a part or an assembly after they were set, purchase side; null when it is on request or has none of its own. */
export const pricedPiece = (after: Repriced, kind: PieceKind, { id, index }: { id: string; index: number }) => {
  const { actual, standard, rates } = after.purchase;
  const of = kind === 'part' ? 'parts' : 'assemblyPrices';
  const priced = actual[of].get(index);
  const custom: PieceCustomCosts = after.pieces.get(id) ?? { material: null, processes: new Map() };
  if (!priced) return null;
  const sides = { standard: standard[of].get(index) ?? priced, actual: priced };
  return piecePriceData(sides, { name: 'purchase', rates }, custom);
};
