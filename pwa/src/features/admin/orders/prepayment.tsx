import { notePaymentCall, type OrderDetail } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';

type PrepaymentProps = { order: Order; amounts: Amounts | null; paypalPayment: OrderDetail['paypalPayment'] };

/** Whether an order's payment in advance is in, and the button that notes it; noted by mistake it is taken back. */
export const Prepayment = ({ order, amounts, paypalPayment }: PrepaymentProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const note = useServerMutation(
    (isPaid: boolean) => ({
      path: `/admin/orders/${order.id}/payment`,
      body: { isPaid },
      answer: notePaymentCall.answer,
    }),
    ({ order: noted }) => addToast({ words: t`Bestellung ${noted.number}: gespeichert` }),
  );
  const { prepayment } = order;
  if (paypalPayment) return <PaidByPaypal order={order} amounts={amounts} payment={paypalPayment} />;
  if (!prepayment || order.status === 'CANCELED') return null;
  const { paidAt, isWaitedFor } = prepayment;
  const set = (isPaid: boolean) =>
    note.mutate(isPaid, {
      onError: (error) => showFailure(i18n, error),
      onSettled: () => client.invalidateQueries(),
    });
  if (paidAt !== null)
    return (
      <Notice
        tone="good"
        title={<Trans>Zahlung ist am {formatDay(paidAt, i18n.locale)} eingegangen</Trans>}
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
      title={
        order.paymentType === 'PAYPAL' ? <Trans>Zahlung mit PayPal ist offen</Trans> : <Trans>Vorkasse ist offen</Trans>
      }
      action={
        <Button isPending={note.isPending} onPress={() => set(true)}>
          <Trans>Zahlung ist da</Trans>
        </Button>
      }
    >
      {isWaitedFor ? <Trans>Gefertigt wird erst danach.</Trans> : null}
    </Notice>
  );
};

type PaidProps = { order: Order; amounts: Amounts | null; payment: NonNullable<OrderDetail['paypalPayment']> };

/** What PayPal took, by its number there; what is to be given back is given back there. */
const PaidByPaypal = ({ order, amounts, payment: { captureId, cents } }: PaidProps) => {
  const isCanceled = order.status === 'CANCELED';
  const open = (amounts?.grossCents ?? 0) - (cents ?? 0);
  return (
    <Notice
      tone={isCanceled || open !== 0 ? 'warn' : 'good'}
      title={
        <Trans>
          Mit PayPal bezahlt: <Amount cents={cents ?? 0} />, Zahlung {captureId}
        </Trans>
      }
    >
      {isCanceled ? <Trans>Storniert: Geben Sie den Betrag bei PayPal zurück.</Trans> : null}
      {!isCanceled && open > 0 ? (
        <Trans>
          Offen sind noch <Amount cents={open} />.
        </Trans>
      ) : null}
      {!isCanceled && open < 0 ? (
        <Trans>
          Geben Sie bei PayPal <Amount cents={-open} /> zurück.
        </Trans>
      ) : null}
    </Notice>
  );
};
