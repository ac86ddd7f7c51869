import { may } from '@knotenblech/shared/permissions/may.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { PriceRequestsScreen } from '../../../features/price-requests/price-requests-screen.tsx';
import { MessageLink } from '../../../features/send-message/message-link.tsx';

const AdminProjectsRoute = () => {
  const [client] = useState(() => new QueryClient());
  const { project } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QueryClientProvider client={client}>
      <PriceRequestsScreen
        chosenId={project}
        onChoose={(projectId) => void navigate({ search: { project: projectId }, replace: true })}
        renderActions={(request) => (
          <MessageLink about={{ customer: request.customerId, project: request.project.id }} />
        )}
      />
      <Outlet />
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/adminProjects')({
  validateSearch: ({ project }: Record<string, unknown>): { project?: string } =>
    typeof project === 'string' ? { project } : {},
  beforeLoad: ({ context, params }) => {
    if (!may(context.shop.actor, 'runProjects')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
  },
  component: AdminProjectsRoute,
});
