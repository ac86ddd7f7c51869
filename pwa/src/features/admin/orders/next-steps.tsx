import { type ListedOrder, setOrderStatusCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial, type NamedPieces, type PartialStatus } from '@knotenblech/shared/orders/partial-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import styles from './admin-order.module.css';
import { holdSeconds } from './held-status.tsx';
import { PartialDialog } from './partial-dialog.tsx';

type Step = ListedOrder['next'][number];

type Wish = { status: OrderStatus; reason?: string; pieces?: NamedPieces[]; knownSteps?: number };

type NextStepsProps = { order: Order; next: readonly Step[] };

const useStepName = (order: Order) => {
  const { t, i18n } = useLingui();
  const from = order.status;
  return (to: OrderStatus) => {
    if (from === 'NEW' && to === 'ASSIGNED') return t`Übernehmen`;
    if (to === 'NEW') return t`Zurück in den Eingang`;
    if (from === 'ANALYZED' && to === 'ASSIGNED') return t`Zurück in Bearbeitung`;
    if (to === 'CANCELED') return t`Stornieren`;
    if (to === from) return t`Weitere Teilmenge`;
    return i18n._(statusWordsOf(order, to));
  };
};

const isBackward = (from: OrderStatus, to: OrderStatus) => to === 'NEW' || (from === 'ANALYZED' && to === 'ASSIGNED');

/** A button for every status that the order may get next; a cancellation asks once more, a partial one for what it is about. */
export const NextSteps = ({ order, next }: NextStepsProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const stepName = useStepName(order);
  const [isCancelling, setCancelling] = useState(false);
  const [partial, setPartial] = useState<PartialStatus | null>(null);
  const move = useServerMutation(
    (wish: Wish) => ({
      path: `/admin/orders/${order.id}/status`,
      body: { ...wish, holdSeconds },
      answer: setOrderStatusCall.answer,
    }),
    ({ order: moved, held }) => {
      setCancelling(false);
      setPartial(null);
      // A held status says so itself, with its way back.
      if (held) return;
      const status = i18n._(statusWordsOf(moved, moved.status));
      addToast({ words: t`Bestellung ${moved.number}: ${status}`, name: moved.id });
    },
  );
  const go = (wish: Wish) =>
    move.mutate(wish, {
      onError: (error) => showFailure(i18n, error),
      onSettled: () => client.invalidateQueries(),
    });
  const begin = ({ status }: Step) => {
    if (status === 'CANCELED') setCancelling(true);
    else if (isPartial(status)) setPartial(status);
    else go({ status });
  };
  if (next.length === 0)
    return (
      <p>
        <Trans>Diese Bestellung ist erledigt.</Trans>
      </p>
    );
  const main = next.findLast(({ status }) => status !== 'CANCELED' && !isBackward(order.status, status));
  const cancelling = next.find(({ status }) => status === 'CANCELED');
  return (
    <>
      {next.map((step) => (
        <Button
          key={step.status}
          tone={step === main ? 'primary' : step === cancelling ? 'quiet' : 'secondary'}
          isPending={move.isPending && move.variables.status === step.status}
          isDisabled={move.isPending}
          onPress={() => begin(step)}
        >
          {stepName(step.status)}
        </Button>
      ))}
      {isCancelling && cancelling ? (
        <CancelDialog
          orderNumber={order.number}
          needsReason={cancelling.needsReason}
          isPending={move.isPending}
          onCancel={(reason) => go({ status: 'CANCELED', reason })}
          onClose={() => setCancelling(false)}
        />
      ) : null}
      {partial ? (
        <PartialDialog
          order={order}
          status={partial}
          isPending={move.isPending}
          onStep={go}
          onClose={() => setPartial(null)}
        />
      ) : null}
    </>
  );
};

type CancelDialogProps = {
  orderNumber: number;
  needsReason: boolean;
  isPending: boolean;
  onCancel: (reason: string) => void;
  onClose: () => void;
};

/** Asks once more before an order is cancelled, with room for the reason that the customer reads. */
const CancelDialog = ({ orderNumber, needsReason, isPending, onCancel, onClose }: CancelDialogProps) => {
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
