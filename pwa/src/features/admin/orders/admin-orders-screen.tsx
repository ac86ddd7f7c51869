import { type ListedOrder, listOrdersCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { AdminOrderHead, AdminOrderRow } from './admin-order-row.tsx';
import styles from './admin-orders.module.css';
import { ChosenOrders } from './chosen-orders.tsx';
import { AllOrdersToolbar } from './list/all-orders-toolbar.tsx';
import { OrderFilters } from './list/order-filters.tsx';
import { type AllOrdersSearch, orderQuery } from './list/order-query.ts';

type AdminOrdersScreenProps = { search: AllOrdersSearch; onSearch: (search: AllOrdersSearch) => void };

/** Orders of all customers, to be picked up and moved on, several at once where that fits. */
export const AdminOrdersScreen = ({ search, onSearch }: AdminOrdersScreenProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlyMap<OrderId, ListedOrder>>(new Map());
  const { data, error, isFetching, refetch } = useAdminOrders(search);
  const orders = data?.orders ?? [];
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / (search.size ?? usualPageSize)));
  const choose = (listed: ListedOrder, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(listed.order.id, listed);
    else next.delete(listed.order.id);
    setChosen(next);
  };
  const now = orders.filter((listed) => chosen.has(listed.order.id));
  const current = new Map([...chosen, ...now.map((listed) => [listed.order.id, listed] as const)]);
  return (
    <Page title={t`Bestellungen aller Kunden`}>
      <AllOrdersToolbar search={search} onSearch={onSearch} />
      <OrderFilters search={search} onSearch={onSearch} />
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Bestellungen aller Kunden liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      <div>
        {orders.length > 0 ? <AdminOrderHead /> : null}
        <RowList className={styles.list}>
          {orders.map((listed) => (
            <AdminOrderRow
              key={listed.order.id}
              listed={listed}
              isChosen={chosen.has(listed.order.id)}
              onChosen={(isChosen) => choose(listed, isChosen)}
            />
          ))}
        </RowList>
      </div>
      {data && orders.length === 0 ? (
        <EmptyState title={<Trans>Keine Bestellung passt zu dieser Auswahl.</Trans>}>
          <Trans>Abgeschlossene und stornierte Bestellungen sind ausgeblendet, solange die Schalter an sind.</Trans>
        </EmptyState>
      ) : null}
      <Pagination
        page={Math.min(search.page ?? 1, pageCount)}
        pageCount={pageCount}
        onPage={(page) => onSearch({ ...search, page })}
      />
      {current.size > 0 ? <ChosenOrders chosen={[...current.values()]} onClear={() => setChosen(new Map())} /> : null}
    </Page>
  );
};

/** The page of all orders that the toolbar chooses. */
const useAdminOrders = (search: AllOrdersSearch) =>
  useServerQuery({ path: `/admin/orders?${orderQuery(search, usualPageSize)}`, answer: listOrdersCall.answer });
