import { customerSorts, usualCustomerSort } from '@knotenblech/shared/customers/choose-customers.ts';
import { useLingui } from '@lingui/react/macro';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import type { CustomersSearch } from './customers-search.ts';

type CustomersToolbarProps = { search: CustomersSearch; onSearch: (search: CustomersSearch) => void };

export const CustomersToolbar = ({ search, onSearch }: CustomersToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  return (
    <ListToolbar
      label={t`Kundenliste einrichten`}
      search={{
        label: t`Kunden suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={customerSorts}
      sortNames={{
        dateDesc: t`Zuletzt registriert`,
        dateAsc: t`Zuerst registriert`,
        nameAsc: t`Name A–Z`,
        nameDesc: t`Name Z–A`,
        idDesc: t`Höchste Nummer`,
        idAsc: t`Niedrigste Nummer`,
      }}
      sort={search.sort ?? usualCustomerSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    />
  );
};
