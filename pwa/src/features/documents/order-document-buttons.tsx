import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmationButton } from './confirmation-button.tsx';
import { DocumentButton } from './document-button.tsx';

const sent: readonly Order['status'][] = ['SENT', 'PARTLY_SENT', 'CLOSED'];

/** What comes with the goods. */
const DeliveryNoteButton = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  return (
    <DocumentButton path={`/orders/${order.id}/deliveryNote.pdf`} fileName={t`Lieferschein ${order.number}.pdf`}>
      <Trans>Lieferschein (PDF)</Trans>
    </DocumentButton>
  );
};

/** The documents of an order for its customer: what was agreed, and once it is on its way what comes with the goods. */
export const OwnDocumentButtons = ({ order }: { order: Order }) => (
  <>
    <ConfirmationButton order={order} />
    {order.check === 'accepted' && sent.includes(order.status) ? <DeliveryNoteButton order={order} /> : null}
  </>
);

/** All documents of an order, for those who run the shop. */
export const AllDocumentButtons = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  if (order.check !== 'accepted') return null;
  return (
    <>
      <ConfirmationButton order={order} />
      <DeliveryNoteButton order={order} />
      <DocumentButton path={`/orders/${order.id}/proForma.pdf`} fileName={t`Proforma-Rechnung ${order.number}.pdf`}>
        <Trans>Proforma-Rechnung (PDF)</Trans>
      </DocumentButton>
    </>
  );
};
