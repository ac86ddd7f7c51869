import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { type CostPiece, selectionOfPiece } from './cost-rows.ts';
import { type PieceSearch, writePieces } from './cost-search.ts';
import { useCosts } from './costs-context.tsx';

export type SetProcess = Exclude<ProcessName, 'MATERIAL'>;

type How = {
  /** In place of the popup that is open. */
  replace?: boolean;
};

/** The process of a piece that is set first: the first that it has. */
export const firstProcessOf = ({ price }: CostPiece): SetProcess | undefined =>
  price.processes.map(({ process }) => process).find((process): process is SetProcess => process !== 'MATERIAL');

/** Opens the popups of costs over the page, or one in place of another. */
export const useOpenCosts = () => {
  const navigate = useNavigate();
  // What the popup's route reads beside the page's own search is not known to every address.
  const searchOf = (pieces: readonly CostPiece[], more: PieceSearch = {}) =>
    ((before: object) => {
      const { part: _part, assembly: _assembly, process: _process, ...rest } = before as Record<string, unknown>;
      const [piece] = pieces;
      const selected = pieces.length === 1 && piece ? selectionOfPiece(piece) : {};
      return { ...rest, ...selected, pieces: writePieces(pieces), ...more };
    }) as never;
  const from = '/$lang/shop/project/$projectId';
  return {
    material: (pieces: readonly CostPiece[], { replace = false }: How = {}) =>
      void navigate({
        from,
        to: '/$lang/shop/project/$projectId/material',
        search: searchOf(pieces),
        state: overPage,
        replace,
      }),
    process: (pieces: readonly CostPiece[], process?: SetProcess, { replace = false }: How = {}) => {
      const wanted = process ?? (pieces[0] && firstProcessOf(pieces[0])) ?? 'LASER_CUTTING';
      void navigate({
        from,
        to: '/$lang/shop/project/$projectId/processing',
        search: searchOf(pieces, { process: wanted }),
        state: overPage,
        replace,
      });
    },
    profile: (piece: CostPiece) =>
      void navigate({
        from,
        to: '/$lang/shop/project/$projectId/profile',
        search: searchOf([piece]),
        state: overPage,
      }),
    factors: () =>
      void navigate({
        from,
        to: '/$lang/shop/project/$projectId/factors',
        search: ((before: object) => before) as never,
        state: overPage,
      }),
  };
};

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
