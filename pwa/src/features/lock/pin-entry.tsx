import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import styles from './lock-screen.module.css';

export type OpenByPin = (pin: string) => Promise<{ ok: true } | { ok: false; triesLeft: number }>;

type PinEntryProps = { open: OpenByPin; onOpened: () => void };

export const PinEntry = ({ open, onOpened }: PinEntryProps) => {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const submit = async () => {
    if (pin === '' || isPending) return;
    setIsPending(true);
    const answer = await open(pin);
    setIsPending(false);
    setPin('');
    if (answer.ok) onOpened();
    else setTriesLeft(answer.triesLeft);
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
      <TextField
        label={t`Ihre PIN`}
        type="password"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen exists only to be unlocked
        autoFocus
        value={pin}
        onChange={setPin}
        isReadOnly={isPending}
        error={triesLeft === null ? null : t`Das war nicht die PIN.`}
        hint={triesLeft === null ? null : <Plural value={triesLeft} one="Noch # Versuch." other="Noch # Versuche." />}
      />
      <Button type="submit" tone="primary" isWide isDisabled={pin === ''} isPending={isPending}>
        <Trans>Entsperren</Trans>
      </Button>
    </form>
  );
};
