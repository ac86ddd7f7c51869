import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PinAnswer } from '../../../device/lock/unlock.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { orRefusal } from '../../issues/public/show-failure.ts';
import styles from './lock-screen.module.css';

export type OpenByPin = (pin: string) => Promise<PinAnswer>;

type PinEntryProps = {
  /** Whose PIN it is. */
  initials: string;
  open: OpenByPin;
  onOpened: () => void;
  /** It was wrong too often. */
  onSpent: () => void;
};

export const PinEntry = ({ initials, open, onOpened, onSpent }: PinEntryProps) => {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const submit = async () => {
    if (pin === '' || isPending) return;
    setIsPending(true);
    setFailure(null);
    const answer = await orRefusal(open(pin)).finally(() => setIsPending(false));
    setPin('');
    if (answer.ok) return onOpened();
    if ('code' in answer) return setFailure(answer.code);
    setTriesLeft(answer.triesLeft);
    if (answer.triesLeft === 0) onSpent();
  };
  if (triesLeft === 0)
    return (
      <Notice tone="error" title={<Trans>Die PIN gilt nicht mehr.</Trans>}>
        <p>
          <Trans>Sie war zu oft falsch. Melden Sie sich mit dem Passwort an, und setzen Sie danach eine neue.</Trans>
        </p>
      </Notice>
    );
  return (
    <form
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure ? <PinFailure code={failure} /> : null}
      <PinField
        label={initials ? t`PIN von ${initials}` : t`Ihre PIN`}
        value={pin}
        onChange={setPin}
        isReadOnly={isPending}
        triesLeft={triesLeft}
      />
      <Button type="submit" tone="primary" isWide isDisabled={pin === ''} isPending={isPending}>
        <Trans>Entsperren</Trans>
      </Button>
    </form>
  );
};

/** Why the device could not be opened, whether or not the PIN was right. */
export const PinFailure = ({ code }: { code: ErrorCode }) => {
  const { i18n } = useLingui();
  return (
    <Notice tone="error" title={<Trans>Entsperren ging nicht.</Trans>}>
      <p>
        {code === 'internal' ? (
          <Trans>Laden Sie die Seite neu, und versuchen Sie es noch einmal.</Trans>
        ) : (
          errorMessage(i18n, code)
        )}
      </p>
    </Notice>
  );
};

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
