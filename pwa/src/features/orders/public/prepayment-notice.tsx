import { groupedIban, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { catalogSpace, customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { PaypalNotice } from './paypal-notice.tsx';

/** How an order is paid in advance: amount, account and reference, or by PayPal; nothing once the payment is in. */
export const PrepaymentNotice = ({ order }: { order: Order }) => {
  const { actor } = useShop();
  const operator = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  const amounts = useRecord('orderAmounts', customerPriceSpace(actor.customerId), order.id)?.amounts;
  const { prepayment, number } = order;
  const isOpen = prepayment?.paidAt === null && order.status !== 'CANCELED' && order.check === 'accepted';
  if (!isOpen || !amounts || !actor.seesPrices) return null;
  if (order.paymentType === 'PAYPAL') return <PaypalNotice order={order} cents={amounts.grossCents} />;
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Bitte überweisen Sie <Amount cents={amounts.grossCents} />
        </Trans>
      }
    >
      <Trans>
        IBAN {groupedIban(operator.iban)}, {operator.name}. Verwendungszweck: Bestellung {number}.
      </Trans>{' '}
      {prepayment?.isWaitedFor ? <Trans>Wir fertigen, sobald das Geld da ist.</Trans> : null}
    </Notice>
  );
};
