import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/page-sizes.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';
import type { OrdersSearch } from '../public/orders-search.ts';
import { OrdersToolbar } from '../public/orders-toolbar.tsx';
import { listOrders } from './order-listing.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders-screen.module.css';
import { QueuedOrderRow } from './queued-order-row.tsx';
import { AmountHead } from './row-amount.tsx';
import { useOrders } from './use-orders.ts';

export type OrdersScreenProps = { search: OrdersSearch; onSearch: (search: OrdersSearch) => void };

/** What is on its way to an order, then the orders that are not hidden. */
export const OrdersScreen = ({ search, onSearch }: OrdersScreenProps) => {
  const { t } = useLingui();
  const space = customerSpace(useShop().actor.customerId);
  const seen = useOrders();
  if (!seen) return <Page title={t`Bestellungen`}>{null}</Page>;
  const { queued, taken, orders, amounts, cancelling } = seen;
  const found = listOrders(orders, search, cancelling);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  if (queued.length + taken.length + orders.length === 0) {
    return (
      <Page title={t`Bestellungen`}>
        <WhenLoaded spaces={[space]}>
          <NoOrders />
        </WhenLoaded>
      </Page>
    );
  }
  return (
    <Page title={t`Bestellungen`}>
      {queued.length > 0 ? (
        <section>
          <h2 className={styles.title}>
            <Trans>Noch nicht bestellt</Trans>
          </h2>
          <AmountHead />
          <RowList className={styles.list}>
            {queued.map((entry) => (
              <QueuedOrderRow key={entry.uid} entry={entry} />
            ))}
          </RowList>
        </section>
      ) : null}
      {orders.length > 0 ? <OrdersToolbar search={search} onSearch={onSearch} /> : null}
      {shown.length + taken.length > 0 ? <AmountHead /> : null}
      <RowList className={styles.list}>
        {taken.map((entry) => (
          <QueuedOrderRow key={entry.uid} entry={entry} />
        ))}
        {shown.map((order) => (
          <OrderRow key={order.id} order={order} amounts={amounts.get(order.id)} />
        ))}
      </RowList>
      {found.length === 0 && orders.length > 0 ? (
        <WhenLoaded spaces={[space]}>
          <EmptyState title={<Trans>Keine Bestellung passt zu dieser Auswahl.</Trans>}>
            <Trans>Abgeschlossene und stornierte Bestellungen sind ausgeblendet, solange die Schalter an sind.</Trans>
          </EmptyState>
        </WhenLoaded>
      ) : null}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </Page>
  );
};

const NoOrders = () => (
  <EmptyState
    title={<Trans>Noch keine Bestellung</Trans>}
    action={
      <LinkButton tone="primary" from="/$lang" to="/$lang/shop/projects">
        <Trans>Zu den Projekten</Trans>
      </LinkButton>
    }
  >
    <Trans>Legen Sie ein Projekt in den Warenkorb und bestellen Sie in vier Schritten, auch ohne Netz.</Trans>
  </EmptyState>
);
