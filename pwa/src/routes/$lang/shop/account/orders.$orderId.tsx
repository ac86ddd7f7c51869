import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../../../../features/orders/order-screen.tsx';

const Screen = () => <OrderScreen orderId={Route.useParams().orderId} />;

export const Route = createFileRoute('/$lang/shop/account/orders/$orderId')({ component: Screen });
