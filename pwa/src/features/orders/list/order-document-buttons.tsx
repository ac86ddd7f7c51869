import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { deliveriesOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmationButton } from './confirmation-button.tsx';
import { DocumentButton } from './document-button.tsx';

const sent: readonly Order['status'][] = ['SENT', 'PARTLY_SENT', 'CLOSED'];

/** What comes with the goods: one note, or one of each partial delivery. */
const DeliveryNoteButtons = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const deliveries = deliveriesOf(order);
  const path = `/orders/${order.id}/deliveryNote.pdf`;
  if (deliveries.length > 0) {
    return deliveries.map((_, n) => (
      <DocumentButton
        // oxlint-disable-next-line react/no-array-index-key -- a delivery is its place among those of the order
        key={n}
        path={`${path}?delivery=${n + 1}`}
        fileName={t`Lieferschein ${order.number}, Teillieferung ${n + 1}.pdf`}
      >
        <Trans>Lieferschein {n + 1} (PDF)</Trans>
      </DocumentButton>
    ));
  }
  return (
    <DocumentButton path={path} fileName={t`Lieferschein ${order.number}.pdf`}>
      <Trans>Lieferschein (PDF)</Trans>
    </DocumentButton>
  );
};

/** The documents of an order for its customer: what was agreed, and once it is on its way what comes with the goods. */
export const OwnDocumentButtons = ({ order }: { order: Order }) => (
  <>
    <ConfirmationButton order={order} />
    {order.check === 'accepted' && sent.includes(order.status) ? <DeliveryNoteButtons order={order} /> : null}
  </>
);

/** All documents of an order, for those who run the shop. */
export const AllDocumentButtons = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  if (order.check !== 'accepted') return null;
  return (
    <>
      <ConfirmationButton order={order} />
      <DeliveryNoteButtons order={order} />
      <DocumentButton path={`/orders/${order.id}/proForma.pdf`} fileName={t`Proforma-Rechnung ${order.number}.pdf`}>
        <Trans>Proforma-Rechnung (PDF)</Trans>
      </DocumentButton>
    </>
  );
};
