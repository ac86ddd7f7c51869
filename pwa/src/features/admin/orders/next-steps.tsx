import { type ListedOrder, setOrderStatusCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial, type NamedPieces, type PartialStatus } from '@knotenblech/shared/orders/partial-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { CancelDialog } from './cancel-dialog.tsx';
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
