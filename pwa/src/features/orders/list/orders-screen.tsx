import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { chooseOrders, usualOrderSort } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStageLabels } from '../../../i18n/words/order-labels.ts';
import { useAcceptedPending } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { useKnownWaiting, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { AcceptedPending } from '../../../sync/status/covering-orders.ts';
import { isOrder, type QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { ApprovalList } from '../approval/approval-list.tsx';
import type { OrdersSearch } from '../public/orders-search.ts';
import { OrdersToolbar } from '../public/orders-toolbar.tsx';
import { OrderStatusChip } from '../public/state/order-state-chip.tsx';
import { cancellingOrders } from '../public/state/waits-words.ts';
import { type Approvals, useApprovals } from '../public/use-approvals.ts';
import { AcceptedChip, AmountHead, RowAmount } from './order-amounts-list.tsx';
import styles from './orders-screen.module.css';

export type OrdersScreenProps = { search: OrdersSearch; onSearch: (search: OrdersSearch) => void };

/** What is on its way to an order, then the orders that are not hidden. */
export const OrdersScreen = ({ search, onSearch }: OrdersScreenProps) => {
  const { t } = useLingui();
  const space = customerSpace(useShop().actor.customerId);
  const seen = useOrders();
  if (!seen) return <Page title={t`Bestellungen`}>{null}</Page>;
  const { queued, taken, orders, amounts, cancelling, approvals } = seen;
  const found = listOrders(orders, search, cancelling);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  const asked = Object.values(approvals).flat().length;
  if (queued.length + taken.length + orders.length + asked === 0) {
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
      <ApprovalList approvals={approvals} />
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

type OrderRowProps = { order: Order; amounts: Amounts | undefined };

const OrderRow = ({ order, amounts }: OrderRowProps) => {
  const { i18n } = useLingui();
  return (
    <li className={styles.row}>
      <Link
        from="/$lang"
        to="/$lang/shop/account/orders/$orderId"
        params={{ orderId: order.id }}
        className={styles.number ?? ''}
      >
        <Trans>Nr. {order.number}</Trans>
      </Link>
      <span className={styles.day}>{formatShortDay(order.orderedAt, i18n.locale)}</span>
      <span className={styles.names}>
        {order.lines.map((line) => line.projectName).join(', ')}
        <span className={styles.soft}>
          <Plural value={order.lines.length} one="# Projekt" other="# Projekte" />
          {order.reference === '' ? null : ` · ${order.reference}`}
        </span>
      </span>
      <OrderStatusChip order={order} />
      <span className={styles.amount}>{amounts ? <RowAmount amounts={amounts} /> : null}</span>
    </li>
  );
};

/** An order of this device that no server has accepted, or whose record is still on its way. */
const QueuedOrderRow = ({ entry }: { entry: Pick<QueuedOrder, 'at' | 'args'> & { state: State } }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const { args } = entry;
  const names = args.lines.flatMap((line) => projects.find((project) => project.id === line.projectId)?.name ?? []);
  return (
    <li className={styles.row}>
      <Link
        from="/$lang"
        to="/$lang/shop/process-order"
        search={{ order: args.orderId }}
        className={styles.number ?? ''}
      >
        <Trans>ohne Nummer</Trans>
      </Link>
      <span className={styles.day}>{formatMoment(entry.at, i18n.locale)}</span>
      <span className={styles.names}>{names.join(', ')}</span>
      <QueuedChip state={entry.state} />
      <span className={styles.amount}>
        <RowAmount amounts={args.shown} />
      </span>
    </li>
  );
};

type State = QueuedOrder['state'] | 'taken';

const QueuedChip = ({ state }: { state: State }) => {
  const { i18n } = useLingui();
  if (state === 'taken') return <AcceptedChip />;
  const stage = state === 'failed' ? 'refused' : state;
  return <StateChip tone={tones[stage]}>{i18n._(orderStageLabels[stage])}</StateChip>;
};

const tones = { queued: 'warn', sending: 'active', refused: 'bad' } as const;

type Orders = {
  queued: QueuedOrder[];
  /** The server has them; their records are on the way. */
  taken: AcceptedPending<'submitOrder'>[];
  approvals: Approvals;
  orders: Order[];
  amounts: ReadonlyMap<OrderId, Amounts>;
  /** Those that a cancellation of this device has no answer to. */
  cancelling: ReadonlySet<OrderId>;
};

/** Orders of the customer with their amounts, and those of this device that are not made, nor made up by others since; undefined while loading. */
const useOrders = (): Orders | undefined => {
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const taken = useAcceptedPending('submitOrder');
  const orders = useRecords('order', customerSpace(actor.customerId));
  const amounts = useRecords('orderAmounts', customerPriceSpace(actor.customerId));
  const approvals = useApprovals();
  if (!waiting || !taken || !orders || !amounts || !approvals) return undefined;
  const known = new Set<string>(orders.map((order) => order.id));
  return {
    queued: waiting
      .filter(isOrder)
      .filter(({ args, orderedSince }) => orderedSince === undefined && !known.has(args.orderId)),
    taken: taken.filter(({ args }) => !known.has(args.orderId)),
    orders,
    approvals,
    cancelling: cancellingOrders(waiting),
    amounts: new Map(amounts.map((each) => [each.id, each.amounts])),
  };
};

/** The orders to show: without what is hidden, found by the search, in the chosen order. `cancelling`: not cancelled before the server says so. */
export const listOrders = (
  orders: readonly Order[],
  { q = '', sort = usualOrderSort, finished, canceled }: OrdersSearch,
  cancelling: ReadonlySet<OrderId>,
): Order[] =>
  chooseOrders(orders, { q, sort, finished: finished ?? false, canceled: true }).filter(
    ({ id, status }) => canceled || status !== 'CANCELED' || cancelling.has(id),
  );
