import type { ListedOrder } from '@knotenblech/shared/api/order-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { OrderStateChip } from '../../lists/order-state-chip.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { formatShortDay } from '../../ui/figures/format-time.ts';
import styles from './admin-orders.module.css';
import { PickUpButton } from './status/pick-up-button.tsx';

type AdminOrderRowProps = { listed: ListedOrder; isChosen: boolean; onChosen: (isChosen: boolean) => void };

export const AdminOrderRow = ({ listed, isChosen, onChosen }: AdminOrderRowProps) => {
  const { t, i18n } = useLingui();
  const { order, customerName, customerNumber, grossCents, handledBy } = listed;
  return (
    <li className={styles.row}>
      <span className={styles.choice}>
        <Checkbox
          aria-label={t`Bestellung ${order.number} auswählen`}
          isSelected={isChosen}
          isDisabled={listed.next.length === 0}
          onChange={onChosen}
        >
          {null}
        </Checkbox>
      </span>
      <span className={styles.what}>
        <Link
          from="/$lang"
          to="/$lang/shop/adminOrders/$orderId"
          params={{ orderId: order.id }}
          className={styles.number ?? ''}
        >
          <Trans>Nr. {order.number}</Trans>
        </Link>
        <span className={styles.soft}>{formatShortDay(order.orderedAt, i18n.locale)}</span>
      </span>
      <span className={styles.names}>
        {customerName} ({customerNumber})
        <span className={styles.soft}>
          {order.lines.map((line) => line.projectName).join(', ')}
          {' · '}
          <Plural value={order.lines.length} one="# Projekt" other="# Projekte" />
        </span>
      </span>
      <span className={styles.state}>
        <OrderStateChip order={order} />
        {handledBy === null ? null : <span className={styles.soft}>{handledBy}</span>}
      </span>
      <span className={styles.amount}>
        {grossCents === null ? null : (
          <>
            <Amount cents={grossCents} />
            <span className={styles.soft}>
              <Trans>mit USt.</Trans>
            </span>
          </>
        )}
      </span>
      <span className={styles.act}>
        <PickUpButton listed={listed} />
      </span>
    </li>
  );
};
