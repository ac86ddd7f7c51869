import { may } from '@knotenblech/shared/permissions/may.ts';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { CustomersProjects } from '../../../features/customers-projects/customers-projects.tsx';
import { OpenProjectLink } from '../../../features/customers-projects/open-project-link.tsx';
import { PriceRequestsScreen } from '../../../features/price-requests/price-requests-screen.tsx';
import { MessageLink } from '../../../features/send-message/message-link.tsx';
import { keepsChoices } from '../../../lists/keep-choices.ts';
import { type ProjectsSearch, readProjectsSearch } from '../../../lists/projects-search.ts';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { OnlineOnly } from '../../../sync/online-only.tsx';

const AdminProjectsRoute = () => {
  const { project, ...given } = Route.useSearch();
  const search = readProjectsSearch(given);
  const navigate = Route.useNavigate();
  return (
    <OnlineOnly>
      <PriceRequestsScreen
        chosenId={project}
        onChoose={(projectId) => void navigate({ search: { ...search, project: projectId }, replace: true })}
        renderActions={(request) => (
          <>
            <OpenProjectLink projectId={request.project.id} />{' '}
            <MessageLink
              to="/$lang/shop/adminProjects/message"
              about={{ customer: request.customerId, project: request.project.id }}
            />
          </>
        )}
      >
        <CustomersProjects
          search={search}
          onSearch={(next) => void navigate({ search: { ...next, ...(project ? { project } : {}) }, replace: true })}
        />
      </PriceRequestsScreen>
      <Outlet />
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/adminProjects')({
  validateSearch: searchAsGiven<ProjectsSearch & { project?: string }>,
  beforeLoad: (entry) => {
    const { context, params } = entry;
    if (!may(context.shop.actor, 'runProjects')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
    return keepsChoices('adminProjects')(entry);
  },
  component: AdminProjectsRoute,
});
