import type { KeyboardEvent } from 'react';
import type { CostPiece } from '../cost-rows.ts';
import { useCosts } from '../costs-context.tsx';
import { useOnRequest } from '../use-on-request.ts';
import { useOpenCosts } from '../use-open-costs.ts';

/** What the letter keys do on the line of a piece; true where a key did something. */
export const useCostKeys = (piece: CostPiece | null) => {
  const { chosen, choose, costsOf, isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const setOnRequest = useOnRequest();
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (!piece || ctrlKey || metaKey || altKey) return false;
    switch (key) {
      case ' ':
        choose(chosen.has(piece.key) ? [...chosen].filter((each) => each !== piece.key) : [...chosen, piece.key]);
        return true;
      case 'm':
      case 'M':
        if (piece.kind === 'part') openCosts.material([piece]);
        return true;
      case 'b':
      case 'B':
        openCosts.process([piece]);
        return true;
      case 'a':
      case 'A':
        if (isOpen) void setOnRequest([piece], !(costsOf.get(piece.id)?.isOnRequest ?? false));
        return true;
      default:
        return false;
    }
  };
};
