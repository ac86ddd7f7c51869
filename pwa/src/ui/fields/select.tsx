import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import selectStyles from './select.module.css';

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  mark?: ReactNode;
  /** Stands behind the label while the list is open. */
  aside?: ReactNode;
  isDisabled?: boolean;
};

export type SelectProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  error?: string | null;
  isDisabled?: boolean;
};

export const Select = <Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  placeholder,
  error,
  isDisabled = false,
}: SelectProps<Value>) => (
  <AriaSelect
    {...(isLabelHidden ? { 'aria-label': label } : {})}
    {...(placeholder ? { placeholder } : {})}
    value={value}
    onChange={(key) => {
      if (key !== null) onChange(key as Value);
    }}
    isDisabled={isDisabled}
    isInvalid={Boolean(error)}
    className={styles.field ?? ''}
  >
    {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
    <Button className={selectStyles.button ?? ''}>
      <SelectValue className={selectStyles.value ?? ''} />
      <Icon name="down" />
    </Button>
    <FieldError className={styles.error ?? ''}>{error}</FieldError>
    <Popover className={selectStyles.popover ?? ''}>
      <ListBox className={selectStyles.list ?? ''}>
        {choices.map((choice) => (
          <ListBoxItem
            key={choice.value}
            id={choice.value}
            textValue={choice.label}
            isDisabled={choice.isDisabled ?? false}
            className={selectStyles.item ?? ''}
          >
            {choice.mark}
            <span>{choice.label}</span>
            {choice.aside ? <span className={selectStyles.aside}>{choice.aside}</span> : null}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
);
