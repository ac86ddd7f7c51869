import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminOrderScreen } from '../../../../features/admin-orders/order/admin-order-screen.tsx';
import { AddressDialog } from '../../../../features/addresses/address-dialog.tsx';
import { FileLink } from '../../../../features/documents/file-link.tsx';
import { AllDocumentButtons } from '../../../../features/documents/order-document-buttons.tsx';
import { AllSurcharges } from '../../../../features/surcharges/all-surcharges.tsx';
import { MessageLink } from '../../../../features/send-message/message-link.tsx';
import { OrderAmountsList } from '../../../../features/orders/order-amounts-list.tsx';

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
