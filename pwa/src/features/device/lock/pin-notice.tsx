import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { canLock, subscribeToKey } from '../../../device/encryption/held-key.ts';
import { useHasPin } from '../../../device/lock/use-has-pin.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
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
