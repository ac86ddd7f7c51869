import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { canLock, subscribeToKey } from '../../../device/encryption/data-key.ts';
import { useHasPin } from '../../../device/lock/lock.ts';
import { pinProblem, shortestPin } from '../../../device/lock/pin.ts';
import { type PinChange, setPin } from '../../../device/lock/unlock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PinField } from './pin-entry.tsx';
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

/** Where others use the device too: the PIN that opens it again without a network. */
export const PinSection = () => {
  const isSet = useHasPin();
  const [wish, setWish] = useState<'set' | 'remove' | null>(null);
  const isLockable = useSyncExternalStore(subscribeToKey, canLock);
  if (wish === 'remove' && isSet === false) setWish(null);
  if (!isLockable || isSet === undefined) return null;
  const keep = async (pin: string | null, oldPin: string) => {
    const answer = await setPin(pin, oldPin);
    if (answer.ok) setWish(null);
    return answer;
  };
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Gemeinsames Gerät</Trans>
      </h2>
      <p>
        <Trans>
          Es sperrt sich nach zehn Minuten ohne Berührung und wenn alle Fenster zu sind. Ihre Daten liegen dann
          verschlüsselt hier.
        </Trans>{' '}
        {isSet ? (
          <Trans>Mit Ihrer PIN entsperren Sie es auch ohne Netz.</Trans>
        ) : (
          <Trans>Ohne PIN brauchen Sie zum Entsperren Ihr Passwort und eine Verbindung.</Trans>
        )}{' '}
        <Trans>
          Gesperrt öffnet sich das Gerät nur für den, der sich zuletzt angemeldet hat: Meldet sich hier jemand anders
          an, ruht Ihre PIN, bis Sie sich wieder anmelden.
        </Trans>
      </p>
      {wish ? (
        <PinForm hasOld={isSet} isRemoving={wish === 'remove'} onKeep={keep} onCancel={() => setWish(null)} />
      ) : (
        <div className={styles.actions}>
          <Button onPress={() => setWish('set')}>
            {isSet ? <Trans>PIN ändern</Trans> : <Trans>PIN festlegen</Trans>}
          </Button>
          {isSet ? (
            <Button tone="quiet" onPress={() => setWish('remove')}>
              <Trans>PIN entfernen</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
};
