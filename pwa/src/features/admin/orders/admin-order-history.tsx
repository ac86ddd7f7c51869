import type { OrderDetail, OrderLogEntry } from '@knotenblech/shared/api/orders/order-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { StepPieces } from '../../orders/public/line-contents.tsx';
import styles from './admin-order.module.css';

/** Every step and every change of an order, oldest first, with who made it and why. */
export const AdminOrderHistory = ({ detail: { order, log, names, orderedBy } }: { detail: OrderDetail }) => {
  const { i18n } = useLingui();
  const entries = [
    ...(order.history ?? []).map((event) => ({ kind: 'step' as const, at: event.at, event })),
    ...log.map((change) => ({ kind: 'change' as const, at: change.at, change })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
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
        {entries.map((entry, n) => (
          <li key={`${entry.at} ${n}`}>
            {entry.kind === 'step' ? (
              <>
                <strong>{i18n._(statusWordsOf(order, entry.event.to))}</strong>
                <time dateTime={entry.at} className={styles.soft}>
                  {formatMoment(entry.at, i18n.locale)} · {names[entry.event.userId] ?? '–'}
                  {entry.event.by === 'customer' ? (
                    <>
                      {' '}
                      (<Trans>Kunde</Trans>)
                    </>
                  ) : null}
                </time>
                <StepPieces order={order} event={entry.event} />
                {entry.event.reason === '' ? null : <span className={styles.reason}>{entry.event.reason}</span>}
              </>
            ) : (
              <>
                <strong>
                  <ChangedField field={entry.change.field} />
                </strong>
                <time dateTime={entry.at} className={styles.soft}>
                  {formatMoment(entry.at, i18n.locale)} · {names[entry.change.userId] ?? '–'}
                </time>
                <span className={styles.reason}>
                  <Trans>vorher: {lineOf(entry.change.before)}</Trans>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const ChangedField = ({ field }: Pick<OrderLogEntry, 'field'>) => {
  if (field === 'phone') return <Trans>Telefon geändert</Trans>;
  return field === 'shippingAddress' ? <Trans>Lieferadresse geändert</Trans> : <Trans>Rechnungsadresse geändert</Trans>;
};

const lineOf = (value: OrderLogEntry['before']) => {
  if (typeof value === 'string') return value === '' ? '–' : value;
  const { name, nameAdd, street, countryIso, zip, city } = value;
  return [name, nameAdd, street, `${countryIso} ${zip} ${city}`].filter((part) => part !== '').join(', ');
};
