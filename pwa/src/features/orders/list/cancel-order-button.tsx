import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { showRefusal } from '../../issues/public/show-failure.ts';
import styles from './order-screen.module.css';

/** Asks once more, with room for a reason; offline the cancellation waits on the device. */
export const CancelOrderButton = ({ order }: { order: Order }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { state } = useSyncStatus();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = async () => {
    setAsking(false);
    const projectIds = order.lines.map((line) => line.projectId);
    try {
      await shop.change('cancelOrder', { orderId: order.id, projectIds, reason: reason.trim() });
    } catch (error) {
      showRefusal(i18n, error);
    }
  };
  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        <Trans>Bestellung stornieren</Trans>
      </Button>
      {isAsking ? (
        <Dialog
          title={<Trans>Bestellung {order.number} stornieren?</Trans>}
          onClose={() => setAsking(false)}
          hasNoRoute
          actions={
            <>
              <Button onPress={() => setAsking(false)}>
                <Trans>Nicht stornieren</Trans>
              </Button>
              <Button tone="danger" onPress={() => void cancel()}>
                <Trans>Stornieren</Trans>
              </Button>
            </>
          }
        >
          <div className={styles.ask}>
            <p>
              {order.check === 'accepted' ? (
                <Trans>Nichts wird gefertigt oder berechnet. Zum Ändern der Projekte legen Sie danach Kopien an.</Trans>
              ) : (
                <Trans>Nichts wird gefertigt oder berechnet. Die Projekte können Sie danach wieder ändern.</Trans>
              )}
            </p>
            {state === 'offline' ? (
              <p>
                <Trans>
                  Dieses Gerät ist offline: Die Stornierung geht hinaus, sobald es Verbindung hat. Hat die Fertigung bis
                  dahin begonnen, gilt sie nicht mehr.
                </Trans>
              </p>
            ) : null}
            <TextField label={t`Grund (freiwillig)`} isMultiline maxLength={500} value={reason} onChange={setReason} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
};
