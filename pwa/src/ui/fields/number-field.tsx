import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { useEntry } from '../forms/use-entry.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import numberStyles from './number-field.module.css';

export type NumberFieldProps = Omit<AriaNumberFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  /** The label is only heard, as in a table whose column says it. */
  isLabelHidden?: boolean;
  error?: string | null;
  unit?: string;
  'data-saves-itself'?: boolean;
};

/** Without grouping: '1.5' must never be taken for 15. */
const plain = { useGrouping: false };

/** They move the cursor, as in every text: not the number to its least or its largest. */
const moveCursorOnly = (event: KeyboardEvent) => {
  if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
};

/** A number in German format with steps of a finger's size. */
export const NumberField = ({ label, isLabelHidden = false, error, unit, onChange, ...props }: NumberFieldProps) => {
  const { t } = useLingui();
  const [isUnread, setIsUnread] = useState(false);
  const noteChange = useEntry({ value: props.value, savesItself: props['data-saves-itself'], isUnread });
  return (
    <I18nProvider locale="de-DE">
      <AriaNumberField
        formatOptions={plain}
        {...props}
        onChange={(value) => {
          noteChange();
          setIsUnread(false);
          onChange?.(value);
        }}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        incrementAriaLabel={t`${label}: mehr`}
        decrementAriaLabel={t`${label}: weniger`}
        isInvalid={Boolean(error)}
        className={styles.field ?? ''}
      >
        {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
        <Group className={numberStyles.group ?? ''} onKeyDownCapture={moveCursorOnly}>
          <Button slot="decrement" className={numberStyles.step ?? ''}>
            <Icon name="minus" />
          </Button>
          <Input
            className={numberStyles.input ?? ''}
            onInput={() => setIsUnread(true)}
            onBlur={() => setIsUnread(false)}
          />
          {unit ? <span className={numberStyles.unit}>{unit}</span> : null}
          <Button slot="increment" className={numberStyles.step ?? ''}>
            <Icon name="plus" />
          </Button>
        </Group>
        <FieldError className={styles.error ?? ''}>{error}</FieldError>
      </AriaNumberField>
    </I18nProvider>
  );
};
