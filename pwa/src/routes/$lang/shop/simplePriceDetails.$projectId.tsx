import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { SimplePriceDetailsScreen } from '../../../features/project/price-details/simple-price-details-screen.tsx';

const SimplePriceDetailsRoute = () => <SimplePriceDetailsScreen projectId={Route.useParams().projectId as ProjectId} />;

export const Route = createFileRoute('/$lang/shop/simplePriceDetails/$projectId')({
  component: SimplePriceDetailsRoute,
});
