import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pinTrouble, shortestPin } from '../../sync/shared-device/pin-trouble.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './pin-section.module.css';

type NewPinProps = { onKeep: (pin: string) => Promise<void>; onCancel: () => void };

export const NewPin = ({ onKeep, onCancel }: NewPinProps) => {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const words = {
    short: t`Mindestens ${shortestPin} Ziffern oder Zeichen.`,
    guessable: t`Diese PIN errät man schnell.`,
  };
  const trouble = pinTrouble(pin);
  const isSame = pin === again;
  const submit = async () => {
    setIsTried(true);
    if (trouble || !isSame || isPending) return;
    setIsPending(true);
    await onKeep(pin);
  };
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
        label={t`Neue PIN`}
        type="password"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus
        value={pin}
        onChange={setPin}
        hint={
          <Trans>Länger ist sicherer, Buchstaben gehen auch. Nach fünf falschen Versuchen gilt sie nicht mehr.</Trans>
        }
        error={isTried && trouble ? words[trouble] : null}
      />
      <TextField
        label={t`PIN wiederholen`}
        type="password"
        autoComplete="off"
        value={again}
        onChange={setAgain}
        error={isTried && !trouble && !isSame ? t`Die beiden sind verschieden.` : null}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" isPending={isPending}>
          <Trans>PIN speichern</Trans>
        </Button>
        <Button tone="quiet" onPress={onCancel}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  );
};
