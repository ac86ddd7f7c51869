import { type ListedOrder, undoOrderStatusesCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';

/** So long a status can be taken back before the customer hears of it. */
export const holdSeconds = 10;
/** So long the server takes to make it, and at the most until then, whatever this device's clock says. */
const makingMs = 2000;
const mostMs = holdSeconds * 1000 + makingMs;

/** Takes back the last status of orders, while the customer does not know of it; also from a message that outlives its button. */
export const useUndoStatus = () => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const undo = useServerMutation(
    (orderIds: readonly OrderId[]) => ({
      path: '/admin/orders/status/undo',
      body: { orderIds },
      answer: undoOrderStatusesCall.answer,
    }),
    ({ results }) =>
      results.some(({ errors }) => errors.length > 0)
        ? addToast({ words: t`Zu spät, der Kunde weiß es schon.`, tone: 'bad' })
        : addToast({ words: t`Status zurückgenommen` }),
  );
  const take = (orderIds: readonly OrderId[]) =>
    void undo
      .mutateAsync(orderIds)
      .catch((error: unknown) => showFailure(i18n, error))
      .finally(() => client.invalidateQueries());
  return { take, isPending: undo.isPending };
};

type HeldProps = { order: Order; held: NonNullable<ListedOrder['held']> };

/** The way back from a status that was just set, as long as there is one. */
export const UndoStatusButton = ({ order, held }: HeldProps) => {
  const { t } = useLingui();
  const { take, isPending } = useUndoStatus();
  useFollowUp(held);
  return (
    <Button
      tone="quiet"
      isPending={isPending}
      aria-label={t`Status von Bestellung ${order.number} zurücknehmen`}
      onPress={() => take([order.id])}
    >
      <Trans>Rückgängig</Trans>
    </Button>
  );
};

/** Says that the customer does not know the new status yet. */
export const HeldStatus = ({ order, held }: HeldProps) => {
  const { i18n } = useLingui();
  return (
    <div role="status">
      <Notice
        title={<Trans>Neuer Status: {i18n._(statusWordsOf(order, held.status))}</Trans>}
        action={<UndoStatusButton order={order} held={held} />}
      >
        <Trans>Der Kunde erfährt es in wenigen Sekunden.</Trans>
      </Notice>
    </div>
  );
};

/** Asks anew when what is held has been made. */
const useFollowUp = ({ dueAt }: HeldProps['held']) => {
  const client = useQueryClient();
  useEffect(() => {
    const leftMs = Math.max(0, Date.parse(dueAt) - Date.now()) + makingMs;
    const timer = setTimeout(() => void client.invalidateQueries(), Math.min(leftMs, mostMs));
    return () => clearTimeout(timer);
  }, [client, dueAt]);
};
