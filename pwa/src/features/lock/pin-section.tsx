import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { canLock } from '../../sync/shared-device/key/held-key.ts';
import { hasPin, setPin } from '../../sync/shared-device/unlock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NewPin } from './new-pin.tsx';
import styles from './pin-section.module.css';

/** Where others use the device too: the PIN that opens it again without a network. */
export const PinSection = () => {
  const [isSet, setIsSet] = useState<boolean | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => void hasPin().then(setIsSet), []);
  if (!canLock() || isSet === null) return null;
  const keep = async (pin: string | null) => {
    await setPin(pin);
    setIsSet(pin !== null);
    setIsEditing(false);
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
        )}
      </p>
      {isEditing ? (
        <NewPin onKeep={keep} onCancel={() => setIsEditing(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onPress={() => setIsEditing(true)}>
            {isSet ? <Trans>PIN ändern</Trans> : <Trans>PIN festlegen</Trans>}
          </Button>
          {isSet ? (
            <Button tone="quiet" onPress={() => void keep(null)}>
              <Trans>PIN entfernen</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
};
