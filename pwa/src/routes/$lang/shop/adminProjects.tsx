import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { PriceRequestsScreen } from '../../../features/price-requests/price-requests-screen.tsx';

const AdminProjectsRoute = () => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <PriceRequestsScreen />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/adminProjects')({
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'runProjects')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
  component: AdminProjectsRoute,
});
