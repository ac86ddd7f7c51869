import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { readProjectSearch } from '../../../../features/project/project-search.ts';
import { overPage } from '../../../../ui/layout/use-popup.ts';
import { ProjectByAddress } from './-project-by-address.tsx';

const ProjectRoute = () => {
  const { projectId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ProjectByAddress
      projectId={projectId}
      search={Route.useSearch()}
      onSearch={(change, isStep) => void navigate({ search: change, replace: !isStep })}
      onShowPrice={() =>
        void navigate({
          to: '/$lang/shop/project/$projectId/price',
          search: (before) => before,
          state: overPage,
        })
      }
      popup={<Outlet />}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId')({
  validateSearch: readProjectSearch,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: ProjectRoute,
});
