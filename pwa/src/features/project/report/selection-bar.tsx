import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './report-list.module.css';
import type { RowActions } from './report-row.tsx';
import type { ReportedPart } from './reported-parts.ts';

type SelectionBarProps = {
  /** What the filter shows. */
  shown: readonly ReportedPart[];
  chosen: readonly ReportedPart[];
  onSelectAll: () => void;
  onSelectNone: () => void;
  actions: RowActions;
};

/** What can be decided about all selected parts at once; with none selected, about all that are left out. */
export const SelectionBar = ({ shown, chosen, onSelectAll, onSelectNone, actions }: SelectionBarProps) => {
  const { edits, onAsk } = actions;
  const leftOut = shown.filter((part) => !part.isTaken);
  if (chosen.length === 0)
    return (
      <div className={styles.bar}>
        <Button tone="quiet" onPress={onSelectAll}>
          <Trans>Alle auswählen</Trans>
        </Button>
        {leftOut.length > 1 ? (
          <Button onPress={() => void edits.take(leftOut, true)}>
            <Trans>Alle als Stahl übernehmen</Trans>
          </Button>
        ) : null}
      </div>
    );
  return (
    <div className={styles.bar}>
      <span className={styles.chosen}>
        <Plural value={chosen.length} one="# Position ausgewählt" other="# Positionen ausgewählt" />
      </span>
      <Button onPress={() => void edits.take(chosen, true)}>
        <Trans>Als Stahl übernehmen</Trans>
      </Button>
      <Button onPress={() => void edits.take(chosen, false)}>
        <Trans>Auslassen</Trans>
      </Button>
      <Button onPress={() => onAsk({ kind: 'grade', parts: chosen })}>
        <Trans>Stahlsorte wählen</Trans>
      </Button>
      <Button onPress={() => onAsk({ kind: 'profile', parts: chosen })}>
        <Trans>Profil wählen</Trans>
      </Button>
      <Button tone="quiet" onPress={onSelectNone}>
        <Trans>Auswahl aufheben</Trans>
      </Button>
    </div>
  );
};
