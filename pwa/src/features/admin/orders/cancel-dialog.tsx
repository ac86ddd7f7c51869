import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import styles from './admin-order.module.css';

type CancelDialogProps = {
  orderNumber: number;
  needsReason: boolean;
  isPending: boolean;
  onCancel: (reason: string) => void;
  onClose: () => void;
};

/** Asks once more before an order is cancelled, with room for the reason that the customer reads. */
export const CancelDialog = ({ orderNumber, needsReason, isPending, onCancel, onClose }: CancelDialogProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const lacksReason = needsReason && reason.trim() === '';
  const cancel = () => {
    setTried(true);
    if (!lacksReason) onCancel(reason.trim());
  };
  return (
    <Dialog
      title={<Trans>Bestellung {orderNumber} stornieren?</Trans>}
      onClose={onClose}
      hasNoRoute
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Nicht stornieren</Trans>
          </Button>
          <Button tone="danger" isPending={isPending} onPress={cancel}>
            <Trans>Stornieren</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <p>
          <Trans>Der Kunde erfährt es mit dem Grund durch Nachricht und Mail. Ein Gutschein wird wieder frei.</Trans>
        </p>
        <TextField
          label={needsReason ? t`Grund` : t`Grund (freiwillig)`}
          isMultiline
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={wasTried && lacksReason ? t`Nach Beginn der Fertigung braucht eine Stornierung einen Grund.` : null}
        />
      </div>
    </Dialog>
  );
};
