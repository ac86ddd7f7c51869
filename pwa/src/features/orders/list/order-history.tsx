import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { Order, OrderEvent } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { StepPieces } from '../public/line-contents.tsx';
import styles from './order-history.module.css';

type OrderHistoryProps = {
  order: Order;
  /** Its last step is a cancellation that the server has not answered: it has not happened yet. */
  isCancelling: boolean;
};

/** Every step of an order, oldest first, with who made it and why. */
export const OrderHistory = ({ order, isCancelling }: OrderHistoryProps) => {
  const { i18n } = useLingui();
  const history = order.history ?? [];
  const happened = isCancelling && order.status === 'CANCELED' ? history.slice(0, -1) : history;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Verlauf</Trans>
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <span className={styles.what}>
            <Trans>Bestellt</Trans>
          </span>
          <time dateTime={order.orderedAt} className={styles.soft}>
            {formatMoment(order.orderedAt, i18n.locale)} · <UserName userId={order.userId} />
          </time>
        </li>
        {happened.map((event, n) => (
          <Step key={`${event.at} ${n}`} order={order} event={event} />
        ))}
      </ol>
    </section>
  );
};

const Step = ({ order, event }: { order: Order; event: OrderEvent }) => {
  const { i18n } = useLingui();
  return (
    <li className={styles.step}>
      <span className={styles.what}>{i18n._(statusWordsOf(order, event.to))}</span>
      <time dateTime={event.at} className={styles.soft}>
        {formatMoment(event.at, i18n.locale)} ·{' '}
        {event.by === 'operator' ? <Trans>Werk</Trans> : <UserName userId={event.userId} />}
      </time>
      <StepPieces order={order} event={event} />
      {event.reason === '' ? null : <span className={styles.reason}>{event.reason}</span>}
    </li>
  );
};

const UserName = ({ userId }: { userId: OrderEvent['userId'] }) => {
  const { actor } = useShop();
  const user = useRecord('user', customerSpace(actor.customerId), userId);
  return user ? nameOfUser(user) : '–';
};
