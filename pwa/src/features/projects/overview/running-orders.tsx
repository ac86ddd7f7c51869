import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRecords, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { OrderStatusChip } from '../../orders/public/state/order-state-chip.tsx';
import { cancellingOrders } from '../../orders/public/state/waits-words.ts';
import styles from './overview-screen.module.css';

const most = 5;

const isRunning = ({ status, check }: Order) => status !== 'CLOSED' && status !== 'CANCELED' && check !== 'refused';

/** Orders that something still happens to, youngest first. */
export const RunningOrders = () => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const space = customerSpace(actor.customerId);
  const orders = useRecords('order', space);
  const cancelling = cancellingOrders(useWaiting());
  const running = (orders ?? [])
    .filter((order) => isRunning(order) || cancelling.has(order.id))
    .toSorted((a, b) => b.number - a.number);
  return (
    <section>
      <header className={styles.header}>
        <h2>
          <Trans>Laufende Bestellungen</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/shop/account/orders">
          <Trans>Alle zeigen</Trans>
        </Link>
      </header>
      {orders && running.length === 0 ? (
        <p className={styles.empty}>
          <WhenLoaded spaces={[space]} isLine>
            <Trans>Zurzeit ist nichts bestellt.</Trans>
          </WhenLoaded>
        </p>
      ) : null}
      <RowList className={styles.list}>
        {running.slice(0, most).map((order) => (
          <li key={order.id} className={styles.row}>
            <span className={styles.words}>
              <Link from="/$lang" to="/$lang/shop/account/orders/$orderId" params={{ orderId: order.id }}>
                <Trans>Nr. {order.number}</Trans>
              </Link>
              <span className={styles.soft}>
                {order.lines.map((line) => line.projectName).join(', ')}
                {` · ${formatShortDay(order.orderedAt, i18n.locale)}`}
              </span>
            </span>
            <OrderStatusChip order={order} />
          </li>
        ))}
      </RowList>
    </section>
  );
};
