import { type AllOrderSort, allOrderSorts, usualOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../../ui/fields/checkbox.tsx';
import { ListToolbar } from '../../../../ui/record-list/list-toolbar.tsx';
import type { AllOrdersSearch } from './order-query.ts';

export type AllOrdersToolbarProps = { search: AllOrdersSearch; onSearch: (search: AllOrdersSearch) => void };

const useSortNames = (): Record<AllOrderSort, string> => {
  const { t } = useLingui();
  return {
    dateDesc: t`Neueste zuerst`,
    dateAsc: t`Älteste zuerst`,
    idDesc: t`Höchste Nummer`,
    idAsc: t`Niedrigste Nummer`,
    dueAsc: t`Zuerst fällige`,
    dueDesc: t`Zuletzt fällige`,
    customerAsc: t`Kunde A–Z`,
    customerDesc: t`Kunde Z–A`,
    totalDesc: t`Höchster Betrag`,
    totalAsc: t`Niedrigster Betrag`,
  };
};

/** Search, order and page size of the list, and what it hides. */
export const AllOrdersToolbar = ({ search, onSearch }: AllOrdersToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  const { finished, ...withoutFinished } = first;
  const { canceled, ...withoutCanceled } = first;
  return (
    <ListToolbar
      label={t`Bestellliste einrichten`}
      search={{
        label: t`Bestellung suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={allOrderSorts}
      sortNames={sortNames}
      sort={search.sort ?? usualOrderSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Switch
        isSelected={!finished}
        onChange={(isHidden) => onSearch(isHidden ? withoutFinished : { ...first, finished: true })}
      >
        {t`Abgeschlossene ausblenden`}
      </Switch>
      <Switch
        isSelected={!canceled}
        onChange={(isHidden) => onSearch(isHidden ? withoutCanceled : { ...first, canceled: true })}
      >
        {t`Stornierte ausblenden`}
      </Switch>
    </ListToolbar>
  );
};
