import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationButton } from '../../../../features/orders/list/document-button.tsx';
import { OrderCompletedScreen } from '../../../../features/orders/placed/order-completed-screen.tsx';

const documentsOf = (order: Order) => <ConfirmationButton order={order} />;

const Screen = () => <OrderCompletedScreen orderId={Route.useSearch().order} documents={documentsOf} />;

export const Route = createFileRoute('/$lang/shop/(order)/order-completed')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
