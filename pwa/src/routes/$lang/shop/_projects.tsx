import { Trans } from '@lingui/react/macro';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { keepsChoices } from '../../../device/list-choices/keep-choices.ts';
import { ProjectPicture } from '../../../features/project/public/project-picture.tsx';
import { useIsAdminMode } from '../../../features/project/use-is-admin-mode.ts';
import { DropZone, FileLimits, FilePicker } from '../../../features/projects/import/drop-zone.tsx';
import { ImportList } from '../../../features/projects/import/import-card.tsx';
import { useImport } from '../../../features/projects/import/imports.ts';
import { useLaunchedFiles } from '../../../features/projects/import/use-launched-files.ts';
import { NewProjectLink, ProjectsScreen } from '../../../features/projects/projects-screen.tsx';
import { type ProjectsSearch, readProjectsSearch } from '../../../features/projects/public/projects-search.ts';
import { NewPartLink } from '../../../features/single-parts/opening-list.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { searchAsGiven } from '../../../ui/record-list/list-search.ts';

const CustomersProjectsPage = lazyPart(
  async () => (await import('../../../features/admin/projects/customers-projects-page.tsx')).CustomersProjectsPage,
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
              <LinkButton from="/$lang" to="/$lang/shop/connectors">
                <Trans>Verbinder ohne CAD</Trans>
              </LinkButton>
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
