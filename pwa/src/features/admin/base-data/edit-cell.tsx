import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './base-data.module.css';
import type { Fault } from './row-draft.ts';
import { fieldWord, isNumeric } from './words/field-labels.ts';
import { knownValues, valueWord } from './words/value-words.ts';

type EditCellProps = {
  kind: BaseDataKind;
  field: BaseField;
  value: string;
  /** What was there before the row was opened; null: it is new. */
  before: string | null;
  fault: Fault | null;
  /** In a form; in a table the column says it. */
  hasLabel?: boolean;
  onChange: (typed: string) => void;
};

const faultWords: Record<Fault, MessageDescriptor> = {
  negative: msg`Hier steht nichts unter 0.`,
  noNumber: msg`Bitte eine Zahl mit Komma angeben.`,
  tooLong: msg`Zu viele Stellen vor oder nach dem Komma.`,
  other: msg`Das passt hier nicht.`,
};

const nothing = 'none';

/** One value of a row in work. */
export const EditCell = ({ kind, field, value, before, fault, hasLabel = false, onChange }: EditCellProps) => {
  const { t, i18n } = useLingui();
  const label = fieldWord(i18n, field.name);
  if (field.type === 'boolean')
    return (
      <Checkbox
        {...(hasLabel ? {} : { 'aria-label': label })}
        isSelected={value === 'true'}
        onChange={(is) => onChange(String(is))}
      >
        {hasLabel ? label : null}
      </Checkbox>
    );
  const known = choicesOf(kind, field, value);
  if (known)
    return (
      <span className={styles.cell}>
        <Select
          label={label}
          isLabelHidden={!hasLabel}
          choices={[
            ...(field.isNullable ? [{ value: nothing, label: t`keine` }] : []),
            ...known.map((each) => ({ value: each, label: valueWord(i18n, kind, field.name, each) })),
          ]}
          value={value === '' ? (field.isNullable ? nothing : null) : value}
          onChange={(chosen) => onChange(chosen === nothing ? '' : chosen)}
          error={fault ? t`Bitte wählen.` : null}
        />
      </span>
    );
  return (
    <span className={isNumeric(field) ? styles.number : styles.cell}>
      <TextField
        label={label}
        isLabelHidden={!hasLabel}
        value={value}
        onChange={onChange}
        {...(isNumeric(field) ? { inputMode: 'decimal' } : {})}
        hint={isNumeric(field) && before !== null && before !== value ? t`bisher ${before}` : null}
        error={fault ? i18n._(faultWords[fault]) : null}
      />
    </span>
  );
};

/** What a field can be chosen from, with what it has now; null where it is typed. */
const choicesOf = (kind: BaseDataKind, { name, type, choices }: BaseField, value: string): string[] | null => {
  if (type === 'choice') return [...choices];
  const known = type === 'text' ? knownValues(kind, name) : null;
  return known && value !== '' && !known.includes(value) ? [...known, value] : known;
};
