import { createFileRoute } from '@tanstack/react-router';
import { OrderErrorScreen } from '../../../../features/orders/placed/order-error-screen.tsx';

const Screen = () => <OrderErrorScreen orderId={Route.useSearch().order} />;

export const Route = createFileRoute('/$lang/shop/(order)/order-error')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
