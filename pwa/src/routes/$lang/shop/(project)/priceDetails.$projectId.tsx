import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { readOpening } from '../../../../features/project/opening.ts';
import { PriceDetailsScreen } from '../../../../features/project/price-details/price-details-screen.tsx';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';

const PriceDetailsRoute = () => {
  const { projectId } = Route.useParams();
  return (
    <OnlineOnly>
      <AnyProject projectId={projectId as ProjectId}>
        {(id) => <PriceDetailsScreen projectId={id} popup={<Outlet />} />}
      </AnyProject>
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/(project)/priceDetails/$projectId')({
  validateSearch: readOpening,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: PriceDetailsRoute,
});
