import { useLingui } from '@lingui/react/macro';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { type UserSort, type UsersSearch, userSorts, usualUserSort } from './user-search.ts';

type UsersToolbarProps = { search: UsersSearch; onSearch: (search: UsersSearch) => void };

const useSortNames = (): Record<UserSort, string> => {
  const { t } = useLingui();
  return {
    nameAsc: t`Name A bis Z`,
    nameDesc: t`Name Z bis A`,
    userNameAsc: t`Benutzername A bis Z`,
    userNameDesc: t`Benutzername Z bis A`,
  };
};

export const UsersToolbar = ({ search, onSearch }: UsersToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  const { page: _, ...first } = search;
  const { q: __, ...rest } = first;
  return (
    <ListToolbar
      label={t`Benutzerliste einrichten`}
      search={{
        label: t`Benutzer suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? rest : { ...rest, q }),
      }}
      sorts={userSorts}
      sortNames={sortNames}
      sort={search.sort ?? usualUserSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    />
  );
};
