import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import styles from './report-group.module.css';
import type { ReportedPart, TakeParts } from './report-groups.ts';
import { ReportRow } from './report-row.tsx';

export type ReportGroupProps = {
  kind: 'recognised' | 'guessed' | 'left-out';
  parts: readonly ReportedPart[];
  /** null: only to read. */
  onTake: TakeParts | null;
};

const rowsAtOnce = 100;

const useWords = () => {
  const { t } = useLingui();
  return {
    recognised: { title: t`Als Stahl erkannt`, note: t`Werkstoff oder Profil sind eindeutig angegeben.` },
    guessed: { title: t`Als Stahl angenommen`, note: t`Bitte prüfen: Die Angaben der Datei lassen auch anderes zu.` },
    'left-out': {
      title: t`Ausgelassen`,
      note: t`Wird nicht gefertigt und nicht berechnet, solange Sie es nicht übernehmen.`,
    },
  };
};

export const ReportGroup = ({ kind, parts, onTake }: ReportGroupProps) => {
  const [shownCount, setShownCount] = useState(rowsAtOnce);
  const { title, note } = useWords()[kind];
  if (parts.length === 0) return null;
  const open = parts.filter(({ isTaken }) => isTaken === (kind !== 'left-out')).map(({ facts }) => facts.index);
  return (
    <section className={styles.group}>
      <header className={styles.header}>
        <div>
          <h2>
            {title} <span className={styles.count}>{parts.length}</span>
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
        {onTake && open.length > 1 ? (
          <Button onPress={() => onTake(open, kind === 'left-out')}>
            {kind === 'left-out' ? <Trans>Alle als Stahl übernehmen</Trans> : <Trans>Alle auslassen</Trans>}
          </Button>
        ) : null}
      </header>
      <ul>
        {parts.slice(0, shownCount).map((part) => (
          <ReportRow key={part.facts.index} part={part} onTake={onTake} />
        ))}
      </ul>
      {parts.length > shownCount ? (
        <Button tone="quiet" onPress={() => setShownCount(shownCount + 10 * rowsAtOnce)}>
          <Plural
            value={parts.length - shownCount}
            one="# weitere Position zeigen"
            other="# weitere Positionen zeigen"
          />
        </Button>
      ) : null}
    </section>
  );
};
