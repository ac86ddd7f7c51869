import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { useState } from 'react';
import { readOpening } from '../../../features/project/opening.ts';
import { AnyProject } from '../../../features/project/any-project.tsx';
import { PriceDetailsScreen } from '../../../features/project/price-details/price-details-screen.tsx';

const PriceDetailsRoute = () => {
  const [client] = useState(() => new QueryClient());
  const { projectId } = Route.useParams();
  return (
    <QueryClientProvider client={client}>
      <AnyProject projectId={projectId as ProjectId}>
        {(id) => <PriceDetailsScreen projectId={id} popup={<Outlet />} />}
      </AnyProject>
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/priceDetails/$projectId')({
  validateSearch: readOpening,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: PriceDetailsRoute,
});
