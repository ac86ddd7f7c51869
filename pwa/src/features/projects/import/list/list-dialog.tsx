import type { ListAnswers } from '@knotenblech/shared/files/list/list-answers.ts';
import {
  type ListField,
  type ListUnit,
  listFields,
  type OpenList,
} from '@knotenblech/shared/files/list/list-field.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../../ui/forms/use-unsaved-guard.ts';
import { GivenName } from '../../../../ui/words/given-name.tsx';
import { answersOf, type Chosen, choose, firstChoice, isEnough } from './chosen-columns.ts';
import styles from './list-dialog.module.css';

type ListDialogProps = { list: OpenList; onAnswer: (answers: ListAnswers) => void; onClose: () => void };

/** Asks once what the columns of a list are, where its headings do not say. */
export const ListDialog = ({ list, onAnswer, onClose }: ListDialogProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(list));
  const [unit, setUnit] = useState<ListUnit | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const guard = useUnsavedGuard(isTouched);
  const units: Record<ListUnit, string> = { mm: t`Millimeter`, cm: t`Zentimeter`, m: t`Meter`, in: t`Zoll` };
  const answer = (answers: ListAnswers) => {
    guard.release();
    onAnswer(answers);
  };
  return (
    <FormDialog
      title={<Trans>Spalten der Liste</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={() => {
        if (unit !== null && isEnough(chosen)) answer(answersOf(chosen, unit));
      }}
      saveWords={<Trans>Angaben übernehmen</Trans>}
      isDisabled={unit === null || !isEnough(chosen)}
      moreActions={
        <Button onPress={() => answer({ isRequest: true })}>
          <Trans>Als Anfrage senden</Trans>
        </Button>
      }
      size="wide"
      hasNoRoute
    >
      <p>
        <Trans>
          Nötig sind die Länge und ein Profil, bei Blechen Breite und Dicke. Ohne Menge gilt 1 Stück je Zeile.
        </Trans>
      </p>
      <ul className={styles.columns}>
        {list.fields.map((_, column) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and never move
            key={column}
            texts={list.rows.map((row) => row[column] ?? '')}
            place={column + 1}
            field={chosen[column] ?? null}
            onChange={(field) => {
              setIsTouched(true);
              setChosen(choose(chosen, column, field));
            }}
          />
        ))}
      </ul>
      <RadioCards
        label={t`Maße der Liste in`}
        cards={(Object.keys(units) as ListUnit[]).map((value) => ({ value, title: units[value] }))}
        value={unit}
        onChange={(value) => {
          setIsTouched(true);
          setUnit(value);
        }}
      />
    </FormDialog>
  );
};

type ColumnRowProps = {
  texts: readonly string[];
  place: number;
  field: ListField | null;
  onChange: (field: ListField | null) => void;
};

const nothing = 'nothing';

/** A column by what stands at its top, and what it is. */
const ColumnRow = ({ texts, place, field, onChange }: ColumnRowProps) => {
  const { t } = useLingui();
  const [heading, ...values] = texts;
  if (texts.every((text) => text === '')) return null;
  const names: Record<ListField, string> = {
    position: t`Position`,
    name: t`Bezeichnung`,
    drawing: t`Zeichnung`,
    quantity: t`Menge`,
    profile: t`Profil oder Blech`,
    length: t`Länge`,
    width: t`Breite`,
    thickness: t`Dicke`,
    grade: t`Stahlsorte`,
    note: t`Bemerkung`,
  };
  return (
    <li className={styles.column}>
      <span className={styles.words}>
        <strong>{heading ? <GivenName>{heading}</GivenName> : <Trans>Spalte {place}</Trans>}</strong>
        <span className={styles.values}>
          <GivenName>
            {values
              .filter((text) => text !== '')
              .slice(0, 3)
              .join(' · ')}
          </GivenName>
        </span>
      </span>
      <Select
        label={heading ? t`Was steht unter „${heading}“?` : t`Was steht in Spalte ${place}?`}
        isLabelHidden
        choices={[
          { value: nothing, label: t`nicht verwenden` },
          ...listFields.map((value) => ({ value, label: names[value] })),
        ]}
        value={field ?? nothing}
        onChange={(value) => onChange(value === nothing ? null : value)}
      />
    </li>
  );
};
