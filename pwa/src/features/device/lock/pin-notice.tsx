import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { canLock, subscribeToKey } from '../../../device/encryption/data-key.ts';
import { isLockAsked, leaveUnlocked, lockDevice, subscribeToLockAsked, useHasPin } from '../../../device/lock/lock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './pin-notice.module.css';

const pinPlace = '/shop/account/device';

/** A shared device without a PIN opens to nobody who has no network: told until it is put off, anew with the next start, but not where the PIN is set. */
export const PinNotice = () => {
  const { pathname } = useLocation();
  const isLockable = useSyncExternalStore(subscribeToKey, canLock);
  const [isPutOff, setIsPutOff] = useState(false);
  if (!isLockable || isPutOff || pathname.endsWith(pinPlace)) return null;
  return <MissingPin onPutOff={() => setIsPutOff(true)} />;
};

const MissingPin = ({ onPutOff }: { onPutOff: () => void }) => {
  const hasPin = useHasPin();
  if (hasPin !== false) return null;
  return (
    <div className={styles.place}>
      <Notice
        title={
          <Trans>Dieses gemeinsame Gerät hat keine PIN: Ist es gesperrt, öffnet es sich nur mit Verbindung.</Trans>
        }
        action={
          <>
            <LinkButton from="/$lang" to="/$lang/shop/account/device">
              <Trans>PIN festlegen</Trans>
            </LinkButton>
            <Button tone="quiet" onPress={onPutOff}>
              <Trans>Später</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
};

/** Asks before a device is locked that nobody could open again where he is. */
export const LockQuestion = () => {
  const navigate = useNavigate();
  const isAsked = useSyncExternalStore(subscribeToLockAsked, isLockAsked);
  if (!isAsked) return null;
  return (
    <Dialog
      title={<Trans>Ohne PIN kommen Sie erst mit Netz wieder hinein</Trans>}
      onClose={leaveUnlocked}
      hasNoRoute
      actions={
        <>
          <Button tone="quiet" onPress={() => void lockDevice()}>
            <Trans>Trotzdem sperren</Trans>
          </Button>
          <Button
            tone="primary"
            onPress={() => {
              leaveUnlocked();
              void navigate({ from: '/$lang', to: '/$lang/shop/account/device' });
            }}
          >
            <Trans>PIN festlegen</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Dieses Gerät ist offline und hat keine PIN. Ist es gesperrt, kommen Sie an Ihre Arbeit erst nach einer
          Anmeldung mit Passwort, und die braucht eine Verbindung.
        </Trans>
      </p>
    </Dialog>
  );
};
