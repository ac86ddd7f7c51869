import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NewProjectLink } from '../../../features/create-project/new-project-link.tsx';
import { DropZone } from '../../../features/import/pick/drop-zone.tsx';
import { FileLimits } from '../../../features/import/pick/file-limits.tsx';
import { FilePicker } from '../../../features/import/pick/file-picker.tsx';
import { ImportList } from '../../../features/import/import-list.tsx';
import { useImport } from '../../../features/import/use-import.ts';
import { useLaunchedFiles } from '../../../features/import/use-launched-files.ts';
import { useIsAdminMode } from '../../../features/project/use-is-admin-mode.ts';
import { ProjectsScreen } from '../../../features/projects/projects-screen.tsx';
import { lazyPart } from '../../../late/late-part.ts';
import { type ProjectsSearch, readProjectsSearch } from '../../../lists/projects-search.ts';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import { NewPartLink } from '../../../features/single-part/new-part-link.tsx';
import { ProjectPicture } from '../../../pictures/project-picture.tsx';
import { keepsChoices } from '../../../lists/keep-choices.ts';

const CustomersProjectsPage = lazyPart(
  async () => (await import('../../../features/customers-projects/customers-projects-page.tsx')).CustomersProjectsPage,
);

/** The list that popups lie over: one's own projects, or those of all customers. */
const ProjectsRoute = () =>
  useIsAdminMode() ? (
    <>
      <Suspense>
        <CustomersProjectsPage />
      </Suspense>
      <Outlet />
    </>
  ) : (
    <OwnProjects />
  );

const OwnProjects = () => {
  const search = readProjectsSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/$lang' });
  const importFiles = useImport();
  useLaunchedFiles(importFiles);
  return (
    <DropZone onFiles={importFiles}>
      <ProjectsScreen
        search={search}
        onSearch={(next) => void navigate({ to: '/$lang/shop/projects', search: next, replace: true })}
        picker={
          importFiles ? (
            <>
              <NewProjectLink />
              <NewPartLink />
              <FilePicker onFiles={importFiles} />
            </>
          ) : null
        }
        limits={importFiles ? <FileLimits /> : null}
        imports={<ImportList />}
        renderPicture={(project) => <ProjectPicture projectId={project.id} />}
      />
      <Outlet />
    </DropZone>
  );
};

export const Route = createFileRoute('/$lang/shop/_projects')({
  validateSearch: searchAsGiven<ProjectsSearch>,
  // A popup that is opened by its address lies over the list as it usually is.
  beforeLoad: (entry) => (entry.location.pathname.endsWith('/projects') ? keepsChoices('projects')(entry) : undefined),
  component: ProjectsRoute,
});
