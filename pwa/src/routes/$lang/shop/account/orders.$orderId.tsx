import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OwnDocumentButtons } from '../../../../features/orders/list/document-button.tsx';
import { OrderScreen } from '../../../../features/orders/list/order-screen.tsx';
import { OwnSurcharges } from '../../../../features/orders/public/surcharges/own-surcharges.tsx';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';

const documentsOf = (order: Order) => (
  <>
    <OwnSurcharges order={order} />
    <OwnDocumentButtons order={order} />
  </>
);

const Screen = () => {
  return (
    <OnlineOnly>
      <OrderScreen orderId={Route.useParams().orderId} documents={documentsOf} />
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/account/orders/$orderId')({
  /** How one came back from PayPal. */
  validateSearch: ({ paypal }): { paypal?: 'return' | 'cancel' } =>
    paypal === 'return' || paypal === 'cancel' ? { paypal } : {},
  component: Screen,
});
