import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useEntry } from '../forms/use-entry.ts';
import { readMeasure, writeMeasure } from './decimal-text.ts';
import styles from './field.module.css';
import measureStyles from './measure-field.module.css';

export type MeasureFieldProps = {
  label: string;
  unit?: string;
  /** NaN while nothing usable is filled in. */
  value: number;
  /** Smallest and largest value. */
  bounds: readonly [number, number];
  isWhole?: boolean;
  /** Nothing need be filled in. */
  isOptional?: boolean;
  onChange: (value: number) => void;
  /** Said beside the field's own error. */
  error?: string | null;
  'data-saves-itself'?: boolean;
};

/** A measure that is heard with every key, in German format; what is typed stays until it is left. */
export const MeasureField = ({
  label,
  unit,
  value,
  bounds,
  isWhole = false,
  isOptional = false,
  onChange,
  error,
  'data-saves-itself': savesItself = false,
}: MeasureFieldProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writeMeasure(value);
  const noteChange = useEntry({ value: text, savesItself });
  const [min, max] = bounds;
  const isLeftOpen = isOptional && (typed ?? '').trim() === '';
  const problem =
    Number.isNaN(value) && !isLeftOpen ? t`zwischen ${writeMeasure(min)} und ${writeMeasure(max)}` : (error ?? null);
  return (
    <TextField
      value={text}
      data-saves-itself={savesItself || undefined}
      onChange={(changed) => {
        noteChange();
        setTyped(changed);
        onChange(readMeasure(changed, bounds, isWhole));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(null);
      }}
      isInvalid={problem !== null}
      inputMode="decimal"
      autoComplete="off"
      className={styles.field ?? ''}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <span className={measureStyles.box}>
        <Input className={`${styles.input} ${measureStyles.input}`} maxLength={12} />
        {unit ? (
          <span className={measureStyles.unit} aria-hidden>
            {unit}
          </span>
        ) : null}
      </span>
      <FieldError className={styles.error ?? ''}>{problem}</FieldError>
    </TextField>
  );
};
