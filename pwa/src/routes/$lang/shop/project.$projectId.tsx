import type { View } from '@knotenblech/shared/geometry/draw-view.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { ExportMenu } from '../../../features/export/export-menu.tsx';
import { type Opening, readOpening } from '../../../features/project/opening.ts';
import { type CostTab, readCostTab } from '../../../features/project/costs/piece-search.ts';
import { readSelection } from '../../../features/project/read-selection.ts';
import { AnyProject } from '../../../features/project/any-project.tsx';
import { ProjectCards } from '../../../features/waiting/project-cards.tsx';
import { ProjectScreen } from '../../../features/project/project-screen.tsx';
import { ProjectMessageLink } from '../../../features/send-message/project-message-link.tsx';
import type { ShownProject } from '../../../parts/shown-project.ts';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { views } from '@knotenblech/shared/pictures/image-file-id.ts';

type ProjectSearch = Opening & {
  tab?: CostTab;
  part?: number;
  assembly?: number;
  view?: View;
  look?: '3d';
};

const readSearch = (search: Record<string, unknown>): ProjectSearch => {
  const view = views.find((each) => each === search.view);
  return {
    ...readOpening(search),
    ...readSelection(search),
    ...readCostTab(search),
    ...(view === undefined ? {} : { view }),
    ...(search.look === '3d' ? { look: '3d' } : {}),
  };
};

const exportMenuOf = (projectId: ProjectId) => (shown: ShownProject) => (
  <>
    <ProjectMessageLink projectId={projectId} />
    <ExportMenu shown={shown} />
  </>
);

const ProjectRoute = () => {
  const { projectId } = Route.useParams();
  const { part, assembly, view, look, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AnyProject projectId={projectId as ProjectId}>
      {(id) => (
        <ProjectScreen
          projectId={id}
          selection={{ part, assembly }}
          view={view ?? 'TRI'}
          look={look ?? 'drawing'}
          tab={tab}
          onSelect={(selection, byKey) =>
            void navigate({
              search: (before) =>
                readSearch({
                  admin: before.admin,
                  view: before.view,
                  look: before.look,
                  tab: before.tab,
                  ...selection,
                }),
              replace: byKey,
            })
          }
          onView={(chosen) => void navigate({ search: (before) => ({ ...before, view: chosen }), replace: true })}
          onLook={(chosen) => void navigate({ search: (before) => readSearch({ ...before, look: chosen }) })}
          onShowPrice={() =>
            void navigate({
              to: '/$lang/shop/project/$projectId/price',
              search: (before) => before,
              state: overPage,
            })
          }
          exportMenu={exportMenuOf(id)}
          cards={<ProjectCards projectId={id} />}
          popup={<Outlet />}
        />
      )}
    </AnyProject>
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId')({
  validateSearch: readSearch,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: ProjectRoute,
});
