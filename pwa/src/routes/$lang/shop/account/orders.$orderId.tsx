import type { Order } from '@knotenblech/shared/orders/order.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OwnDocumentButtons } from '../../../../features/documents/order-document-buttons.tsx';
import { OrderScreen } from '../../../../features/orders/order-screen.tsx';

const documentsOf = (order: Order) => <OwnDocumentButtons order={order} />;

const Screen = () => <OrderScreen orderId={Route.useParams().orderId} documents={documentsOf} />;

export const Route = createFileRoute('/$lang/shop/account/orders/$orderId')({ component: Screen });
