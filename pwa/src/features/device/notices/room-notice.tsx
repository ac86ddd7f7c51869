import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSyncRefusedNow, quotaNow, subscribeToQuota } from '../../../database/quota.ts';
import { measureQuota } from '../../../device/quota/quota-level.ts';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { isWaiting } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PutOffNotice } from './put-off-notice.tsx';

const lookMs = 600_000;

/** The room on this device runs short or is used up: what can go. Put off it comes anew with the next start, or once the device is full. */
export const QuotaNotice = () => {
  const room = useSyncExternalStore(subscribeToQuota, quotaNow);
  const isSyncRefused = useSyncExternalStore(subscribeToQuota, isSyncRefusedNow);
  const waitingCount = useWaiting().filter(isWaiting).length;
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    void measureQuota();
    const timer = setInterval(() => void measureQuota(), lookMs);
    return () => clearInterval(timer);
  }, []);
  if (room === 'ample' || (room === 'scarce' && isPutOff)) return null;
  const isFull = room === 'full';
  return (
    <PutOffNotice
      tone={isFull ? 'error' : 'warn'}
      title={
        isFull ? (
          <Trans>Auf diesem Gerät ist kein Platz mehr: Neues wird hier nicht gespeichert.</Trans>
        ) : (
          <Trans>Der Platz auf diesem Gerät wird knapp.</Trans>
        )
      }
      way={
        <LinkButton from="/$lang" to="/$lang/shop/account/device">
          <Trans>Platz schaffen</Trans>
        </LinkButton>
      }
      onPutOff={isFull ? null : () => setIsPutOff(true)}
    >
      {isSyncRefused && waitingCount > 0 ? (
        <p>
          <Plural
            value={waitingCount}
            one="# Änderung wartet: Sie geht erst hinaus, wenn wieder Platz ist, auch mit Netz."
            other="# Änderungen warten: Sie gehen erst hinaus, wenn wieder Platz ist, auch mit Netz."
          />
        </p>
      ) : null}
      <p>
        <Trans>
          Gehen können hier Zeichnungen und Projekte, die Sie gerade nicht brauchen, sonst auf dem Gerät Fotos, Videos
          und andere Apps. Was noch nicht gesendet ist, bleibt.
        </Trans>
      </p>
    </PutOffNotice>
  );
};
