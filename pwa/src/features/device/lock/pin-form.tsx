import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pinProblem, shortestPin } from '../../../device/lock/pin-trouble.ts';
import type { PinChange } from '../../../device/lock/unlock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PinField } from './pin-field.tsx';
import styles from './pin-section.module.css';

type PinFormProps = {
  hasOld: boolean;
  /** The old one is only taken away. */
  isRemoving: boolean;
  onKeep: (pin: string | null, oldPin: string) => Promise<PinChange>;
  onCancel: () => void;
};

/** Sets, changes or takes away the PIN; the present one is asked for where there is one, whichever window set it. */
export const PinForm = ({ hasOld, isRemoving, onKeep, onCancel }: PinFormProps) => {
  const { t } = useLingui();
  const [oldPin, setOldPin] = useState('');
  const [isOldAsked, setIsOldAsked] = useState(false);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const words = {
    short: t`Mindestens ${shortestPin} Ziffern oder Zeichen.`,
    guessable: t`Diese PIN errät man schnell.`,
  };
  const asksOld = hasOld || isOldAsked;
  const trouble = pinProblem(pin);
  const isSame = pin === again;
  const submit = async () => {
    setIsTried(true);
    const isFilledIn = (!asksOld || oldPin !== '') && (isRemoving || (!trouble && isSame));
    if (!isFilledIn || isPending) return;
    setIsPending(true);
    const answer = await onKeep(isRemoving ? null : pin, oldPin).finally(() => setIsPending(false));
    if (answer.ok) return;
    setIsOldAsked(true);
    setOldPin('');
    setTriesLeft(answer.triesLeft);
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
      {asksOld ? (
        <PinField
          label={t`Bisherige PIN`}
          value={oldPin}
          onChange={setOldPin}
          triesLeft={triesLeft}
          missing={isTried ? t`Auf diesem Gerät gilt schon eine PIN. Geben Sie sie zuerst ein.` : null}
        />
      ) : null}
      {isRemoving ? null : (
        <>
          <TextField
            label={t`Neue PIN`}
            type="password"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
            autoFocus={!asksOld}
            value={pin}
            onChange={setPin}
            hint={
              <Trans>
                Mindestens {shortestPin} Ziffern oder Zeichen; länger ist sicherer, Buchstaben gehen auch. Nach fünf
                falschen Versuchen gilt sie nicht mehr.
              </Trans>
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
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" isPending={isPending}>
          {isRemoving ? <Trans>PIN entfernen</Trans> : <Trans>PIN speichern</Trans>}
        </Button>
        <Button tone="quiet" onPress={onCancel}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  );
};
