import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { CustomersProjects } from '../../../../features/admin/projects/customers-projects.tsx';
import { OpenProjectLink } from '../../../../features/admin/projects/open-project-link.tsx';
import { PriceRequestsScreen } from '../../../../features/admin/projects/price-requests-screen.tsx';
import { MessageLink } from '../../../../features/messages/message-link.tsx';
import { DropZone, FilePicker } from '../../../../features/projects/import/drop-zone.tsx';
import { ImportList } from '../../../../features/projects/import/import-card.tsx';
import { useImport } from '../../../../features/projects/import/imports.ts';
import { type ProjectsSearch, readProjectsSearch } from '../../../../features/projects/public/projects-search.ts';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const AdminProjectsRoute = () => {
  const { project, ...given } = Route.useSearch();
  const search = readProjectsSearch(given);
  const navigate = Route.useNavigate();
  const importFiles = useImport();
  const [taken, setTaken] = useState<{ requestOf: string; projectId: ProjectId } | null>(null);
  const takeFiles =
    importFiles && project !== undefined
      ? (files: readonly File[]) => {
          const [projectId] = importFiles(files);
          if (projectId) setTaken({ requestOf: project, projectId });
        }
      : null;
  const takenId = taken?.requestOf === project ? (taken?.projectId ?? null) : null;
  return (
    <DropZone onFiles={takeFiles}>
      <OnlineOnly>
        <PriceRequestsScreen
          chosenId={project}
          onChoose={(projectId) => void navigate({ search: { ...search, project: projectId }, replace: true })}
          parts={{
            takenId,
            picker: takeFiles ? (
              <>
                <FilePicker onFiles={takeFiles} isMain={false} isFurther={takenId !== null} />
                <ImportList />
              </>
            ) : null,
          }}
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
    </DropZone>
  );
};

export const Route = createFileRoute('/$lang/shop/(admin)/adminProjects')({
  validateSearch: searchAsGiven<ProjectsSearch & { project?: string }>,
  beforeLoad: (entry) => {
    const { context, params } = entry;
    if (!may(context.shop.actor, 'runProjects')) throw redirect({ to: '/$lang/shop/projects', params, replace: true });
    return keepsChoices('adminProjects')(entry);
  },
  component: AdminProjectsRoute,
});
