import { type OrderSort, orderSorts, usualOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import type { OrdersSearch } from './orders-search.ts';

type OrdersToolbarProps = { search: OrdersSearch; onSearch: (search: OrdersSearch) => void };

const useSortNames = (): Record<OrderSort, string> => {
  const { t } = useLingui();
  return {
    dateDesc: t`Neueste zuerst`,
    dateAsc: t`Älteste zuerst`,
    idDesc: t`Höchste Nummer`,
    idAsc: t`Niedrigste Nummer`,
  };
};

export const OrdersToolbar = ({ search, onSearch }: OrdersToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  const { page: _, ...first } = search;
  const { finished, canceled, q: __, ...rest } = first;
  return (
    <ListToolbar
      label={t`Bestellliste einrichten`}
      search={{
        label: t`Bestellung suchen`,
        text: search.q ?? '',
        onText: (q) => {
          const shown = { ...rest, ...(finished ? { finished } : {}), ...(canceled ? { canceled } : {}) };
          onSearch(q === '' ? shown : { ...shown, q });
        },
      }}
      sorts={orderSorts}
      sortNames={sortNames}
      sort={search.sort ?? usualOrderSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Switch
        isSelected={!finished}
        onChange={(isHidden) => {
          const { finished: ___, ...others } = first;
          onSearch(isHidden ? others : { ...others, finished: true });
        }}
      >
        {t`Abgeschlossene ausblenden`}
      </Switch>
      <Switch
        isSelected={!canceled}
        onChange={(isHidden) => {
          const { canceled: ___, ...others } = first;
          onSearch(isHidden ? others : { ...others, canceled: true });
        }}
      >
        {t`Stornierte ausblenden`}
      </Switch>
    </ListToolbar>
  );
};
