import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { OrderStatusChip } from '../public/order-status-chip.tsx';
import styles from './orders-screen.module.css';
import { RowAmount } from './row-amount.tsx';

type OrderRowProps = { order: Order; amounts: Amounts | undefined };

export const OrderRow = ({ order, amounts }: OrderRowProps) => {
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
