import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import type { Selection } from '../../selection.ts';
import { isPieceSelected, selectionOfPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { ChosenPieces } from './chosen-pieces.tsx';
import { CostList } from './cost-list.tsx';
import { PiecePanel } from './piece-panel.tsx';

type MaintainPaneProps = { selection: Selection; onSelect: (selection: Selection, byKey: boolean) => void };

/** Every piece with what it costs, and beside it the costs of the one that is open. */
export const MaintainPane = ({ selection, onSelect }: MaintainPaneProps) => {
  const { pieces } = useCosts();
  const piece = pieces.find((each) => isPieceSelected(each, selection)) ?? null;
  if (pieces.length === 0) {
    return (
      <div className={styles.asked}>
        <EmptyState title={<Trans>Nichts zu kalkulieren</Trans>}>
          <p>
            <Trans>In diesem Projekt ist kein Teil zur Fertigung übernommen.</Trans>
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className={styles.maintain} data-open={piece !== null}>
        <CostList piece={piece} onOpen={(next, byKey) => onSelect(selectionOfPiece(next), byKey)} />
        {piece ? (
          <PiecePanel
            key={piece.key}
            piece={piece}
            onOpen={(next) => onSelect(next ? selectionOfPiece(next) : {}, false)}
          />
        ) : (
          <aside className={styles.panel} data-empty>
            <p className={styles.hint}>
              <Trans>Ein Teil antippen, um seine Kosten zu sehen und zu pflegen.</Trans>
            </p>
          </aside>
        )}
      </div>
      <ChosenPieces />
    </>
  );
};
