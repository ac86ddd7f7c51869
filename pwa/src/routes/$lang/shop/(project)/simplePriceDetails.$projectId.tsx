import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { readOpening } from '../../../../features/project/opening.ts';
import { SimplePriceDetailsScreen } from '../../../../features/project/price-details/simple-price-details-screen.tsx';

const SimplePriceDetailsRoute = () => (
  <AnyProject projectId={Route.useParams().projectId as ProjectId}>
    {(projectId) => <SimplePriceDetailsScreen projectId={projectId} />}
  </AnyProject>
);

export const Route = createFileRoute('/$lang/shop/(project)/simplePriceDetails/$projectId')({
  validateSearch: readOpening,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: SimplePriceDetailsRoute,
});
