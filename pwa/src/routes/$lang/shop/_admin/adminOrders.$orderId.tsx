import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AddressDialog } from '../../../../features/account/addresses/address-dialog.tsx';
import { AdminOrderScreen } from '../../../../features/admin/orders/admin-order-screen.tsx';
import { MessageLink } from '../../../../features/messages/message-link.tsx';
import { AllDocumentButtons, FileLink } from '../../../../features/orders/list/document-button.tsx';
import { OrderAmountsList } from '../../../../features/orders/list/order-amounts-list.tsx';
import { AllSurcharges } from '../../../../features/orders/public/surcharges/all-surcharges.tsx';

const Screen = () => (
  <>
    <AdminOrderScreen
      orderId={Route.useParams().orderId}
      renderAmounts={(order, amounts) => <OrderAmountsList order={order} amounts={amounts} isGross={false} />}
      renderFile={(line) => <FileLink line={line} />}
      renderAddress={({ initial, store, onClose }) => (
        <AddressDialog initial={initial} isNew={false} hasNoRoute store={store} onClose={onClose} onSaved={onClose} />
      )}
      renderDocuments={(order) => (
        <>
          <AllSurcharges order={order} />
          <AllDocumentButtons order={order} />
          <MessageLink
            to="/$lang/shop/adminOrders/$orderId/message"
            params={{ orderId: order.id }}
            about={{ user: order.userId }}
          />
        </>
      )}
    />
    <Outlet />
  </>
);

export const Route = createFileRoute('/$lang/shop/_admin/adminOrders/$orderId')({ component: Screen });
