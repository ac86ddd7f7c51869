import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { pageSizes, type ProjectSort, projectSorts } from './project-listing.ts';
import { type ProjectsSearch, usualSize, usualSort } from './projects-search.ts';

export type ProjectsToolbarProps = { search: ProjectsSearch; onSearch: (search: ProjectsSearch) => void };

const useSortNames = (): Record<ProjectSort, string> => {
  const { t } = useLingui();
  return {
    dateDesc: t`Zuletzt geändert`,
    dateAsc: t`Am längsten unverändert`,
    nameAsc: t`Name A–Z`,
    nameDesc: t`Name Z–A`,
    priceDesc: t`Höchster Preis`,
    priceAsc: t`Niedrigster Preis`,
    idDesc: t`Höchste Nummer`,
    idAsc: t`Niedrigste Nummer`,
  };
};

export const ProjectsToolbar = ({ search, onSearch }: ProjectsToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  return (
    <Toolbar label={t`Projektliste einrichten`}>
      <Select
        label={t`Sortierung`}
        isLabelHidden
        choices={projectSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        value={search.sort ?? usualSort}
        onChange={(sort) => onSearch({ ...search, sort })}
      />
      <Select
        label={t`Projekte je Seite`}
        isLabelHidden
        choices={pageSizes.map((size) => ({ value: String(size), label: t`${size} je Seite` }))}
        value={String(search.size ?? usualSize)}
        onChange={(size) => onSearch({ ...search, size: Number(size) })}
      />
      <Switch isSelected={search.trash ?? false} onChange={(isTrash) => onSearch(withTrash(search, isTrash))}>
        {t`Papierkorb zeigen`}
      </Switch>
    </Toolbar>
  );
};

const withTrash = ({ q, sort, size }: ProjectsSearch, isTrash: boolean): ProjectsSearch => ({
  ...(q === undefined ? {} : { q }),
  ...(sort === undefined ? {} : { sort }),
  ...(size === undefined ? {} : { size }),
  ...(isTrash ? { trash: true } : {}),
});
