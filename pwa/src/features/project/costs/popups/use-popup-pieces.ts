import type { CostPiece } from '../cost-rows.ts';
import { useCosts } from '../costs-context.tsx';

/** The pieces that the address of a popup names, as far as they are there. */
export const usePopupPieces = (places: string | undefined): CostPiece[] => {
  const { pieces } = useCosts();
  const keys = new Set((places ?? '').split('.'));
  return pieces.filter(({ key }) => keys.has(key));
};
