import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { AskDialog, type AskedChoice } from './ask-dialog.tsx';
import reportFilterStyles from './report-filter.module.css';
import styles from './report-list.module.css';
import { ReportList } from './report-list.tsx';
import type { RowActions } from './report-row.tsx';
import { countParts, type Filter, filterParts, filters, type ReportedPart, reportedParts } from './reported-parts.ts';
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

type ReportFilterProps = { counts: Record<Filter, number>; value: Filter; onChange: (filter: Filter) => void };

/** Which parts the list shows, with how many there are; what holds none is not offered. */
const ReportFilter = ({ counts, value, onChange }: ReportFilterProps) => {
  const { t } = useLingui();
  const words: Record<Filter, string> = {
    all: t`Alle`,
    guessed: t`Angenommen`,
    open: t`Auf Anfrage`,
    'left-out': t`Beim Einlesen ausgelassen`,
    recognised: t`Erkannt`,
  };
  return (
    <RadioGroup
      aria-label={t`Welche Positionen`}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Filter)}
      className={reportFilterStyles.filters ?? ''}
    >
      {filters
        .filter((filter) => filter === 'all' || counts[filter] > 0)
        .map((filter) => (
          <Radio key={filter} value={filter} className={reportFilterStyles.filter ?? ''}>
            {words[filter]} <span className={reportFilterStyles.count}>{formatCount(counts[filter])}</span>
          </Radio>
        ))}
    </RadioGroup>
  );
};

type SelectionBarProps = {
  /** What the filter shows. */
  shown: readonly ReportedPart[];
  chosen: readonly ReportedPart[];
  onSelectAll: () => void;
  onSelectNone: () => void;
  actions: RowActions;
};

/** What can be decided about all selected parts at once; with none selected, about all that are left out. */
const SelectionBar = ({ shown, chosen, onSelectAll, onSelectNone, actions }: SelectionBarProps) => {
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
