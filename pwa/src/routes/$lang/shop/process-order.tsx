import { createFileRoute } from '@tanstack/react-router';
import { ProcessOrderScreen } from '../../../features/order/process-order-screen.tsx';

const Screen = () => <ProcessOrderScreen orderId={Route.useSearch().order} />;

export const Route = createFileRoute('/$lang/shop/process-order')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
