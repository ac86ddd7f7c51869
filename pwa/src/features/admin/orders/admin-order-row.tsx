import { type ListedOrder, setOrderStatusCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { OrderStateChip } from '../../orders/public/state/order-state-chip.tsx';
import styles from './admin-orders.module.css';
import { holdSeconds, UndoStatusButton, useUndoStatus } from './held-status.tsx';

type AdminOrderRowProps = { listed: ListedOrder; isChosen: boolean; onChosen: (isChosen: boolean) => void };

/** What the columns hold; on a narrow screen the rows say it themselves. */
export const AdminOrderHead = () => (
  <div className={`${styles.row} ${styles.head}`}>
    <span />
    <span>
      <Trans>Bestellung</Trans>
    </span>
    <span>
      <Trans>Kunde, Projekte</Trans>
    </span>
    <span>
      <Trans>Fällig</Trans>
    </span>
    <span>
      <Trans>Status</Trans>
    </span>
    <span className={styles.headAmount}>
      <Trans>Betrag: Firma netto, privat mit USt.</Trans>
    </span>
    <span />
  </div>
);

export const AdminOrderRow = ({ listed, isChosen, onChosen }: AdminOrderRowProps) => {
  const { t, i18n } = useLingui();
  const { customerName, customerNumber, totalCents, handledBy, held } = listed;
  const order = held ? { ...listed.order, status: held.status } : listed.order;
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
          {order.lines.length === 1 ? null : (
            <>
              {' · '}
              <Plural value={order.lines.length} one="# Projekt" other="# Projekte" />
            </>
          )}
        </span>
      </span>
      <span className={styles.due}>
        {formatShortDay(order.deliveryDay, i18n.locale)}
        <Due listed={listed} />
      </span>
      <span className={styles.state}>
        <OrderStateChip order={order} />
        {handledBy === null ? null : <span className={styles.soft}>{handledBy}</span>}
      </span>
      <span className={styles.amount}>
        {totalCents === null ? null : (
          <>
            <Amount cents={totalCents} />
            {readsGross(listed.customerKind) ? (
              <span className={styles.soft}>
                <Trans>mit USt.</Trans>
              </span>
            ) : (
              <span className={`${styles.soft} ${styles.narrow}`}>
                <Trans>netto</Trans>
              </span>
            )}
          </>
        )}
      </span>
      <span className={styles.act}>
        {held ? <UndoStatusButton order={order} held={held} /> : <PickUpButton listed={listed} />}
      </span>
    </li>
  );
};

/** How pressing the day is, and whether it is fetched. */
const Due = ({ listed: { due, order } }: { listed: ListedOrder }) => {
  if (due === 'late')
    return (
      <StateChip tone="bad">
        <Trans>überfällig</Trans>
      </StateChip>
    );
  return (
    <span className={styles.soft}>
      {isPickup(order.shippingType) ? <Trans>Abholung</Trans> : <Trans>Lieferung</Trans>}
    </span>
  );
};

/** Takes a new order into one's hands; nothing for one that somebody has. */
const PickUpButton = ({ listed: { order, next } }: { listed: Pick<ListedOrder, 'order' | 'next'> }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { take } = useUndoStatus();
  const pickUp = useServerMutation(
    () => ({
      path: `/admin/orders/${order.id}/status`,
      body: { status: 'ASSIGNED', holdSeconds },
      answer: setOrderStatusCall.answer,
    }),
    () => {
      addToast({
        words: t`Bestellung ${order.number} ist bei Ihnen.`,
        name: order.id,
        undo: () => take([order.id]),
      });
    },
  );
  if (order.status !== 'NEW' || !next.some(({ status }) => status === 'ASSIGNED')) return null;
  return (
    <Button
      isPending={pickUp.isPending}
      onPress={() =>
        pickUp.mutate(undefined, {
          onError: (error) => showFailure(i18n, error),
          onSettled: () => client.invalidateQueries(),
        })
      }
    >
      <Trans>Übernehmen</Trans>
    </Button>
  );
};
