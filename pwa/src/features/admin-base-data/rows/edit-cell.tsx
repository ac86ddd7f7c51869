import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../base-data.module.css';
import { fieldWord } from '../words/field-words.ts';
import { isNumeric } from './is-numeric.ts';

type EditCellProps = { field: BaseField; value: string; isWrong: boolean; onChange: (typed: string) => void };

/** One value of a row in work. */
export const EditCell = ({ field, value, isWrong, onChange }: EditCellProps) => {
  const { t, i18n } = useLingui();
  const label = fieldWord(i18n, field.name);
  if (field.type === 'boolean')
    return (
      <Checkbox aria-label={label} isSelected={value === 'true'} onChange={(is) => onChange(String(is))}>
        {null}
      </Checkbox>
    );
  if (field.type === 'choice')
    return (
      <span className={styles.cell}>
        <Select
          label={label}
          isLabelHidden
          choices={field.choices.map((each) => ({ value: each, label: each }))}
          value={value === '' ? null : value}
          onChange={onChange}
          error={isWrong ? t`Bitte wählen.` : null}
        />
      </span>
    );
  return (
    <span className={isNumeric(field) ? styles.number : styles.cell}>
      <TextField
        label={label}
        isLabelHidden
        value={value}
        onChange={onChange}
        {...(isNumeric(field) ? { inputMode: 'decimal' } : {})}
        error={isWrong ? (isNumeric(field) ? t`Bitte eine Zahl mit Komma angeben.` : t`Das passt hier nicht.`) : null}
      />
    </span>
  );
};
