import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { useState } from 'react';
import { readAdminMode } from '../../../features/project/admin-search.ts';
import { PriceDetailsScreen } from '../../../features/project/price-details/price-details-screen.tsx';

const PriceDetailsRoute = () => {
  const [client] = useState(() => new QueryClient());
  const { projectId } = Route.useParams();
  return (
    <QueryClientProvider client={client}>
      <PriceDetailsScreen projectId={projectId as ProjectId} popup={<Outlet />} />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/priceDetails/$projectId')({
  validateSearch: readAdminMode,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: PriceDetailsRoute,
});
