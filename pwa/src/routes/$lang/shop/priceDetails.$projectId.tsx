import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PriceDetailsScreen } from '../../../features/project/price-details/price-details-screen.tsx';

const PriceDetailsRoute = () => (
  <PriceDetailsScreen projectId={Route.useParams().projectId as ProjectId} popup={<Outlet />} />
);

export const Route = createFileRoute('/$lang/shop/priceDetails/$projectId')({ component: PriceDetailsRoute });
