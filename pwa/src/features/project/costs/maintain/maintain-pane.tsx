import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { ActBar } from '../../../../ui/forms/act-bar.tsx';
import { EmptyState } from '../../../../ui/layout/page.tsx';
import type { Selection } from '../../selection.ts';
import { isPieceSelected, selectionOfPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { useOnRequest, useOpenCosts } from '../use-open-costs.ts';
import { CostList } from './cost-list.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { useClearOwn } from './use-clear-own.ts';

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

/** So many pieces one change may name. */
const mostPieces = 500;

/** What is done with all pieces that are chosen, at the foot of the window. */
const ChosenPieces = () => {
  const { t } = useLingui();
  const { pieces, chosen, choose, costsOf, isSaving, isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const setOnRequest = useOnRequest();
  const clearOwn = useClearOwn();
  const all = pieces.filter(({ key }) => chosen.has(key));
  if (all.length === 0) return null;
  const parts = all.filter(({ kind }) => kind === 'part');
  const isEveryOnRequest = all.every(({ id }) => costsOf.get(id)?.isOnRequest);
  const isTooMany = all.length > mostPieces;
  const isDisabled = isSaving || !isOpen || isTooMany;
  return (
    <div className={styles.chosen}>
      <ActBar
        label={t`Gewählte Positionen`}
        count={<Plural value={all.length} one="# Position gewählt" other="# Positionen gewählt" />}
        problem={isTooMany ? t`Zu viele auf einmal, höchstens ${mostPieces}.` : null}
        acts={
          <>
            <Button tone="quiet" onPress={() => choose([])}>
              <Trans>Auswahl aufheben</Trans>
            </Button>
            <Button tone="quiet" isDisabled={isDisabled} onPress={() => void clearOwn(all)}>
              <Trans>Auf Standard</Trans>
            </Button>
            <Button isDisabled={isDisabled} onPress={() => void setOnRequest(all, !isEveryOnRequest)}>
              {isEveryOnRequest ? <Trans>Anfrage aufheben</Trans> : <Trans>Auf Anfrage</Trans>}
            </Button>
            <Button isDisabled={isDisabled || parts.length === 0} onPress={() => openCosts.material(parts)}>
              <Trans>Material setzen</Trans>
            </Button>
            <Button isDisabled={isDisabled} onPress={() => openCosts.process(all)}>
              <Trans>Bearbeitung setzen</Trans>
            </Button>
          </>
        }
      >
        {null}
      </ActBar>
    </div>
  );
};
