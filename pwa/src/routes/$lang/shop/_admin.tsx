import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useState } from 'react';

/** What only those who run the shop open; everybody else lands on the overview. */
const AdminRoute = () => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/_admin')({
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'runOrders')) throw redirect({ to: '/$lang/shop/overview', params, replace: true });
  },
  component: AdminRoute,
});
