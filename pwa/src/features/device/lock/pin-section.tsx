import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { canLock, subscribeToKey } from '../../../device/encryption/held-key.ts';
import { setPin } from '../../../device/lock/unlock.ts';
import { useHasPin } from '../../../device/lock/use-has-pin.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PinForm } from './pin-form.tsx';
import styles from './pin-section.module.css';

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
