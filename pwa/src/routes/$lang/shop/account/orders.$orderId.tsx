import type { Order } from '@knotenblech/shared/orders/order.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { OwnDocumentButtons } from '../../../../features/documents/order-document-buttons.tsx';
import { OrderScreen } from '../../../../features/orders/order-screen.tsx';
import { OwnSurcharges } from '../../../../features/surcharges/own-surcharges.tsx';

const documentsOf = (order: Order) => (
  <>
    <OwnSurcharges order={order} />
    <OwnDocumentButtons order={order} />
  </>
);

const Screen = () => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OrderScreen orderId={Route.useParams().orderId} documents={documentsOf} />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/account/orders/$orderId')({ component: Screen });
