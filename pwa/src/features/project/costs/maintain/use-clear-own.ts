import { useLingui } from '@lingui/react/macro';
import type { CostPiece } from '../cost-rows.ts';
import { useCosts } from '../costs-context.tsx';

/** Takes all own costs of pieces away: their standard holds again. */
export const useClearOwn = () => {
  const { t } = useLingui();
  const { costsOf, save } = useCosts();
  return async (pieces: readonly CostPiece[]) => {
    const pieceIds = pieces.map(({ id }) => id).filter((id) => costsOf.get(id)?.hasOwn);
    return pieceIds.length === 0 || save([{ kind: 'clear', pieceIds }], t`Eigene Werte gelöscht.`);
  };
};
