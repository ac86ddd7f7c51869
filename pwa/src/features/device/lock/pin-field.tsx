import { Plural, useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';

type PinFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'isReadOnly'> & {
  /** Null until a PIN was wrong. */
  triesLeft: number | null;
  /** Why it cannot be left empty. */
  missing?: string | null;
};

/** Where the PIN of this device is asked for: how often it can still be wrong, until the next is typed that the last one was. */
export const PinField = ({ triesLeft, missing = null, ...props }: PinFieldProps) => {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the PIN is all that is asked for, or the first of what is
      autoFocus
      error={props.value !== '' ? null : triesLeft === null ? missing : t`Das war nicht die PIN.`}
      hint={triesLeft === null ? null : <Plural value={triesLeft} one="Noch # Versuch." other="Noch # Versuche." />}
    />
  );
};
