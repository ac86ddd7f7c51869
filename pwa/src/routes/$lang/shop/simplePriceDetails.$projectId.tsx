import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { readAdminMode } from '../../../features/project/admin-search.ts';
import { SimplePriceDetailsScreen } from '../../../features/project/price-details/simple-price-details-screen.tsx';

const SimplePriceDetailsRoute = () => <SimplePriceDetailsScreen projectId={Route.useParams().projectId as ProjectId} />;

export const Route = createFileRoute('/$lang/shop/simplePriceDetails/$projectId')({
  validateSearch: readAdminMode,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: SimplePriceDetailsRoute,
});
