import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useEntry } from '../forms/use-entry.ts';
import styles from './field.module.css';

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  /** The label is only heard, as in a table whose column says it. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Shown at the field; the field counts as invalid while it is set. */
  error?: string | null;
  placeholder?: string;
  isMultiline?: boolean;
  'data-saves-itself'?: boolean;
};

/** Where it does not save itself, what is typed into it counts as being entered. */
export const TextField = ({
  label,
  isLabelHidden = false,
  hint,
  error,
  placeholder,
  isMultiline = false,
  onChange,
  ...props
}: TextFieldProps) => {
  const { i18n } = useLingui();
  const used = limitLabels(i18n, props.value ?? '', props.maxLength);
  const noteChange = useEntry({ value: props.value, savesItself: props['data-saves-itself'] });
  return (
    <AriaTextField
      {...props}
      onChange={(text) => {
        noteChange();
        onChange?.(text);
      }}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      isInvalid={Boolean(error)}
      className={styles.field ?? ''}
    >
      {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
      {isMultiline ? (
        <TextArea className={styles.input ?? ''} {...(placeholder ? { placeholder } : {})} />
      ) : (
        <Input className={styles.input ?? ''} {...(placeholder ? { placeholder } : {})} />
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      {hint || used ? (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
          {hint && used ? <br /> : null}
          <span role="status">{used}</span>
        </Text>
      ) : null}
    </AriaTextField>
  );
};

/** Shorter ones are cut where nobody goes on typing. */
const leastOfTexts = 200;

const nearlyFull = 0.9;

/** How many characters of a text field are used, once it is nearly full: a browser cuts what is too long without a word. */
export const limitLabels = (i18n: I18n, value: string, maxLength: number | undefined): string | null => {
  if (maxLength === undefined || maxLength < leastOfTexts || value.length < maxLength * nearlyFull) return null;
  const [count, most] = [germanNumber(value.length, 0), germanNumber(maxLength, 0)];
  return value.length < maxLength
    ? i18n._(msg`${count} von ${most} Zeichen`)
    : i18n._(msg`${count} von ${most} Zeichen: Mehr nimmt das Feld nicht auf.`);
};
