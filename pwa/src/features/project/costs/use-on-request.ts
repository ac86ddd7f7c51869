import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CostPiece } from './cost-rows.ts';
import { useCosts } from './costs-context.tsx';

/** Puts pieces on request, or gives them their price back. */
export const useOnRequest = () => {
  const { t } = useLingui();
  const { save } = useCosts();
  return (pieces: readonly CostPiece[], onRequest: boolean) => {
    const what =
      pieces.length === 1
        ? (pieces[0]?.name ?? '')
        : t`${plural(pieces.length, { one: '# Position', other: '# Positionen' })}`;
    return save(
      [{ kind: 'onRequest', pieceIds: pieces.map(({ id }) => id), onRequest }],
      onRequest ? t`„${what}“ ist auf Anfrage.` : t`„${what}“ hat wieder einen Preis.`,
    );
  };
};
