import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { lockDevice } from '../../../device/lock/lock.ts';
import { isLockAsked, leaveUnlocked, subscribeToLockAsked } from '../../../device/lock/wish-to-lock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';

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
