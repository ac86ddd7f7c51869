import type { OrderDetail } from '@knotenblech/shared/api/order-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { statusWordsOf } from '../../../i18n/words/order-status-words.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import styles from './admin-order.module.css';

/** Every step of an order, oldest first, with who made it and why. */
export const AdminOrderHistory = ({ detail: { order, names, orderedBy } }: { detail: OrderDetail }) => {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Verlauf</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <strong>
            <Trans>Bestellt</Trans>
          </strong>
          <time dateTime={order.orderedAt} className={styles.soft}>
            {formatMoment(order.orderedAt, i18n.locale)} · {orderedBy?.name ?? '–'}
          </time>
        </li>
        {(order.history ?? []).map((event, n) => (
          <li key={`${event.at} ${n}`}>
            <strong>{i18n._(statusWordsOf(order, event.to))}</strong>
            <time dateTime={event.at} className={styles.soft}>
              {formatMoment(event.at, i18n.locale)} · {names[event.userId] ?? '–'}
              {event.by === 'customer' ? (
                <>
                  {' '}
                  (<Trans>Kunde</Trans>)
                </>
              ) : null}
            </time>
            {event.reason === '' ? null : <span className={styles.reason}>{event.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
