import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import styles from '../costs.module.css';
import type { OwnKind } from './own-value.ts';

type OwnFieldProps = {
  label: string;
  /** What the field says under its unit, as '€/h'. */
  unit?: ReactNode;
  kind: OwnKind;
  value: string;
  /** The standard, which holds while the field is empty. */
  standard: string;
  isWrong: boolean;
  isFirst?: boolean;
  onChange: (typed: string) => void;
};

/** One own value in a table: empty is the standard, which shows through. */
export const OwnField = ({ label, unit, kind, value, standard, isWrong, isFirst = false, onChange }: OwnFieldProps) => {
  const { t } = useLingui();
  return (
    <span className={styles.ownField} data-set={value.trim() !== ''}>
      <TextField
        label={label}
        isLabelHidden
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup is opened to type this value
        autoFocus={isFirst}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        placeholder={standard}
        value={value}
        onChange={onChange}
        error={isWrong ? (kind === 'flat' ? t`Bitte eine Zahl angeben.` : t`Bitte eine Zahl über 0 angeben.`) : null}
      />
      {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
};
