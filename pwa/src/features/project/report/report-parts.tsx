import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { AskDialog, type AskedChoice } from './ask-dialog.tsx';
import { ReportFilter } from './report-filter.tsx';
import styles from './report-list.module.css';
import { ReportList } from './report-list.tsx';
import { countParts, type Filter, filterParts, reportedParts } from './reported-parts.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useReportEdits } from './use-report-edits.tsx';

type ReportPartsProps = {
  projectId: ProjectId;
  reading: Reading;
  choices: readonly PartChoice[];
  isEditable: boolean;
};

const none: ReadonlySet<number> = new Set();

/** The parts of a file under a filter, with what can be decided about one or many of them. */
export const ReportParts = ({ projectId, reading, choices, isEditable }: ReportPartsProps) => {
  const { t } = useLingui();
  const parts = useMemo(() => reportedParts(reading.parts, choices), [reading.parts, choices]);
  const counts = useMemo(() => countParts(parts), [parts]);
  const [filter, setFilter] = useState<Filter>(counts.guessed > 0 ? 'guessed' : 'all');
  const [selected, setSelected] = useState(none);
  const [asked, setAsked] = useState<AskedChoice | null>(null);
  const edits = useReportEdits(projectId);
  const shown = useMemo(() => filterParts(parts, filter), [parts, filter]);
  const chosen = useMemo(() => shown.filter(({ index }) => selected.has(index)), [shown, selected]);
  const actions = isEditable ? { edits, onAsk: setAsked } : null;
  const notes: Partial<Record<Filter, string>> = {
    recognised: t`Werkstoff oder Profil sind eindeutig angegeben.`,
    guessed: t`Bitte prüfen: Die Angaben der Datei lassen auch anderes zu.`,
    open: t`Hier fehlt eine Angabe, oder sie passt nicht: Ergänzen Sie sie, damit der Preis gerechnet werden kann.`,
    'left-out': t`Wird nicht gefertigt und nicht berechnet, solange Sie es nicht übernehmen.`,
  };
  return (
    <section className={styles.parts} aria-label={t`Positionen`}>
      <ReportFilter
        counts={counts}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setSelected(none);
        }}
      />
      {notes[filter] ? <p className={styles.note}>{notes[filter]}</p> : null}
      {actions ? (
        <SelectionBar
          shown={shown}
          chosen={chosen}
          onSelectAll={() => setSelected(new Set(shown.map(({ index }) => index)))}
          onSelectNone={() => setSelected(none)}
          actions={actions}
        />
      ) : null}
      <ReportList parts={shown} selected={selected} onSelect={setSelected} actions={actions} />
      {asked ? <AskDialog asked={asked} edits={edits} onClose={() => setAsked(null)} /> : null}
    </section>
  );
};
