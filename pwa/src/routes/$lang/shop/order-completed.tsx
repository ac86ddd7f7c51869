import { createFileRoute } from '@tanstack/react-router';
import { OrderCompletedScreen } from '../../../features/order/order-completed-screen.tsx';

const Screen = () => <OrderCompletedScreen orderId={Route.useSearch().order} />;

export const Route = createFileRoute('/$lang/shop/order-completed')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
