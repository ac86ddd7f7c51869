import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { ReactNode } from 'react';
import { ProjectCards } from '../../../../features/issues/project-cards.tsx';
import { ProjectMessageLink } from '../../../../features/messages/message-link.tsx';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { ExportMenu } from '../../../../features/project/export/export-menu.tsx';
import { ProjectScreen } from '../../../../features/project/project-screen.tsx';
import { type ProjectSearch, readProjectSearch } from '../../../../features/project/project-search.ts';
import type { ShownProject } from '../../../../features/project/public/shown-project.ts';
import { RevisionNotice } from '../../../../features/project/revision/revision-notice.tsx';
import { RevisionImports } from '../../../../features/projects/import/import-card.tsx';
import { NewVersion } from '../../../../features/projects/import/new-version.tsx';

type ProjectByAddressProps = {
  projectId: string;
  search: ProjectSearch;
  /** `isStep`: one to which 'back' leads again. */
  onSearch: (change: (before: ProjectSearch) => ProjectSearch, isStep: boolean) => void;
  onShowPrice: () => void;
  /** Stands in the head before what is done with the project. */
  link?: ReactNode;
  popup?: ReactNode;
};

const headActionsOf =
  (projectId: ProjectId, { link, isOwn }: { link: ReactNode; isOwn: boolean }) =>
  (shown: ShownProject) => (
    <>
      {link}
      {isOwn ? <NewVersion projectId={projectId} /> : null}
      <ProjectMessageLink projectId={projectId} />
      <ExportMenu shown={shown} />
    </>
  );

/** A project's details as its address says, in its page and in the popup over the list. */
export const ProjectByAddress = ({ projectId, search, onSearch, onShowPrice, link, popup }: ProjectByAddressProps) => {
  const { part, assembly, view, look, tab } = search;
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
            onSearch(
              (before) =>
                readProjectSearch({
                  admin: before.admin,
                  view: before.view,
                  look: before.look,
                  tab: before.tab,
                  ...selection,
                }),
              !byKey,
            )
          }
          onView={(chosen) => onSearch((before) => ({ ...before, view: chosen }), false)}
          onLook={(chosen) => onSearch((before) => readProjectSearch({ ...before, look: chosen }), true)}
          onShowPrice={onShowPrice}
          exportMenu={headActionsOf(id, { link, isOwn: search.admin !== true })}
          cards={
            <>
              <RevisionNotice projectId={id} />
              <RevisionImports of={id} />
              <ProjectCards projectId={id} />
            </>
          }
          popup={popup}
        />
      )}
    </AnyProject>
  );
};
