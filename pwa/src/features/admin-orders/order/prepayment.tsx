import { notePaymentCall } from '@knotenblech/shared/api/order-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../failures/tell-failure.ts';
import { useTell } from '../../../sync/use-asked.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Whether an order's payment in advance is in, and the button that notes it; noted by mistake it is taken back. */
export const Prepayment = ({ order }: { order: Order }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const note = useTell(
    (isPaid: boolean) => ({
      path: `/admin/orders/${order.id}/payment`,
      body: { isPaid },
      answer: notePaymentCall.answer,
    }),
    ({ order: noted }) => addToast({ words: t`Bestellung ${noted.number}: gespeichert` }),
  );
  const { prepayment } = order;
  if (!prepayment || order.status === 'CANCELED') return null;
  const { paidAt, isWaitedFor } = prepayment;
  const set = (isPaid: boolean) =>
    note.mutate(isPaid, {
      onError: (error) => tellFailure(i18n, error),
      onSettled: () => client.invalidateQueries(),
    });
  if (paidAt !== null)
    return (
      <Notice
        tone="good"
        title={<Trans>Vorkasse ist am {formatDay(paidAt, i18n.locale)} eingegangen</Trans>}
        action={
          <Button tone="quiet" isPending={note.isPending} onPress={() => set(false)}>
            <Trans>Rückgängig</Trans>
          </Button>
        }
      />
    );
  return (
    <Notice
      tone="warn"
      title={<Trans>Vorkasse ist offen</Trans>}
      action={
        <Button tone="primary" isPending={note.isPending} onPress={() => set(true)}>
          <Trans>Zahlung ist da</Trans>
        </Button>
      }
    >
      {isWaitedFor ? <Trans>Gefertigt wird erst danach.</Trans> : null}
    </Notice>
  );
};
