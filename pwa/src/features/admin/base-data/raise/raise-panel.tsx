import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import styles from '../base-data.module.css';
import { type HeldRow, shownData } from '../held-rows.ts';
import type { RowEdits } from '../use-row-edits.ts';
import { type RowChoice, raised, readPercent } from './raise-rows.ts';

type RaisePanelProps = {
  kind: BaseDataKind;
  found: readonly HeldRow[];
  choice: RowChoice;
  edits: RowEdits;
  onRaised: () => void;
  onClose: () => void;
};

/** Raises or lowers the chosen rows by a percentage: their new values stand in the table, and nothing is stored yet. */
export const RaisePanel = ({ kind, found, choice, edits, onRaised, onClose }: RaisePanelProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'percent' | 'rows' | null>(null);
  const chosen = found.filter(({ key }) => choice.has(key));
  const raise = (event: FormEvent) => {
    event.preventDefault();
    const percent = readPercent(typed);
    const next = percent === null ? 'percent' : chosen.length === 0 ? 'rows' : null;
    setFault(next);
    if (next !== null || percent === null) return;
    edits.typeAll(
      chosen.map((row) => ({ key: row.key, data: shownData(row) })),
      (draft) => raised(kind, draft, percent),
    );
    choice.clear();
    onRaised();
    onClose();
  };
  return (
    <form className={styles.raise} onSubmit={raise} aria-label={t`In Prozent ändern`}>
      <Button
        onPress={() =>
          choice.choose(
            found.map(({ key }) => key),
            chosen.length < found.length,
          )
        }
      >
        {chosen.length < found.length ? (
          <Plural value={found.length} one="# gefundene Zeile wählen" other="Alle # gefundenen Zeilen wählen" />
        ) : (
          <Trans>Keine wählen</Trans>
        )}
      </Button>
      <TextField
        label={t`Änderung in %`}
        hint={t`+4,5 erhöht, −3 senkt.`}
        value={typed}
        onChange={setTyped}
        error={
          fault === 'percent'
            ? t`Bitte eine Zahl zwischen −90 und 900 angeben.`
            : fault === 'rows'
              ? t`Bitte zuerst Zeilen wählen.`
              : null
        }
      />
      <Button type="submit">
        <Plural value={chosen.length} one="# Zeile umrechnen" other="# Zeilen umrechnen" />
      </Button>
      <Button
        tone="quiet"
        onPress={() => {
          choice.clear();
          onClose();
        }}
      >
        <Trans>Abbrechen</Trans>
      </Button>
    </form>
  );
};
