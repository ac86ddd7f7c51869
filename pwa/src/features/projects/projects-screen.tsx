import { listProjects } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../ui/record-list/page-sizes.ts';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { WhenLoaded } from '../issues/public/once-arrived.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectsEmpty } from './projects-empty.tsx';
import { type ProjectsSearch, usualSort } from './public/projects-search.ts';
import { ProjectsToolbar } from './public/projects-toolbar.tsx';
import { useListedProjects } from './use-listed-projects.ts';

export type ProjectsScreenProps = {
  search: ProjectsSearch;
  onSearch: (search: ProjectsSearch) => void;
  /** Opens the file picker; null where the user may not upload. */
  picker: ReactNode;
  /** Which files it takes, under the title. */
  limits: ReactNode;
  /** Imports under way, above the list. */
  imports: ReactNode;
  renderPicture: (project: Project) => ReactNode;
};

export const ProjectsScreen = ({ search, onSearch, picker, limits, imports, renderPicture }: ProjectsScreenProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const all = useListedProjects();
  const mayUpload = may(actor, 'createProject');
  if (!all) {
    return (
      <Page title={t`Projekte`} lead={limits} actions={picker}>
        {imports}
        <Spinner label={t`Projekte werden geladen`} isLabelShown />
      </Page>
    );
  }
  const choices = { q: search.q ?? '', sort: search.sort ?? usualSort, isTrash: search.trash ?? false };
  const found = listProjects(all, choices);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  return (
    <Page title={choices.isTrash ? t`Papierkorb` : t`Projekte`} lead={choices.isTrash ? null : limits} actions={picker}>
      {imports}
      {all.length > 0 ? <ProjectsToolbar search={search} onSearch={onSearch} /> : null}
      {found.length === 0 ? (
        <WhenLoaded
          spaces={[customerSpace(actor.customerId)]}
          also={mayUpload ? <Trans>Dateien, die Sie jetzt ablegen, werden danach gelesen.</Trans> : null}
        >
          <ProjectsEmpty choices={choices} isFirst={all.length === 0} mayUpload={mayUpload} />
        </WhenLoaded>
      ) : (
        <ProjectList listed={shown} sort={choices.sort} renderPicture={renderPicture} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </Page>
  );
};
