import { type ProjectSort, projectSorts } from '@knotenblech/shared/projects/list-projects.ts';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { type ProjectsSearch, usualSort } from './projects-search.ts';

export type ProjectsToolbarProps = {
  search: ProjectsSearch;
  onSearch: (search: ProjectsSearch) => void;
  /** Of its own search field; left out where the list is searched from elsewhere. */
  searchLabel?: string;
};

const useSortNames = (): Record<ProjectSort, string> => {
  const { t } = useLingui();
  return {
    dateDesc: t`Zuletzt angelegt`,
    dateAsc: t`Zuerst angelegt`,
    changedDesc: t`Zuletzt geändert`,
    changedAsc: t`Am längsten unverändert`,
    nameAsc: t`Name A–Z`,
    nameDesc: t`Name Z–A`,
    priceDesc: t`Höchster Preis`,
    priceAsc: t`Niedrigster Preis`,
    idDesc: t`Höchste Nummer`,
    idAsc: t`Niedrigste Nummer`,
  };
};

export const ProjectsToolbar = ({ search, onSearch, searchLabel }: ProjectsToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  const { page: _, ...first } = search;
  return (
    <ListToolbar
      label={t`Projektliste einrichten`}
      {...(searchLabel === undefined
        ? {}
        : {
            search: {
              label: searchLabel,
              text: search.q ?? '',
              onText: (q: string) => onSearch({ ...first, q }),
            },
          })}
      sorts={projectSorts}
      sortNames={sortNames}
      sort={search.sort ?? usualSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Switch isSelected={search.trash ?? false} onChange={(isTrash) => onSearch(withTrash(search, isTrash))}>
        {t`Papierkorb zeigen`}
      </Switch>
    </ListToolbar>
  );
};

const withTrash = ({ q, sort, size }: ProjectsSearch, isTrash: boolean): ProjectsSearch => ({
  ...(q === undefined ? {} : { q }),
  ...(sort === undefined ? {} : { sort }),
  ...(size === undefined ? {} : { size }),
  ...(isTrash ? { trash: true } : {}),
});
