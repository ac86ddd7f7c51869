import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { OrderStateChip, QuoteStateChip } from '../../orders/public/state/order-state-chip.tsx';
import styles from './customer.module.css';

/** The youngest orders, projects and quotes of a customer, and the way to all of them. */
export const CustomerActivity = ({ customer: { id, name, activity } }: { customer: CustomerDetail }) => {
  const { i18n } = useLingui();
  const { orders, projects, quotes } = activity;
  return (
    <>
      <section>
        <header className={styles.head}>
          <h2>
            <Trans>Bestellungen ({formatCount(activity.orderCount)})</Trans>
          </h2>
          <Link from="/$lang" to="/$lang/shop/adminOrders" search={{ customer: id, finished: true, canceled: true }}>
            <Trans>Alle zeigen</Trans>
          </Link>
        </header>
        <RowList className={styles.rows}>
          {orders.map(({ order, totalCents }) => (
            <li key={order.id}>
              <span>
                <Link from="/$lang" to="/$lang/shop/adminOrders/$orderId" params={{ orderId: order.id }}>
                  <Trans>Nr. {order.number}</Trans>
                </Link>
                <span className={styles.soft}>{formatShortDay(order.orderedAt, i18n.locale)}</span>
              </span>
              <span>
                <OrderStateChip order={order} />
              </span>
              <span>{totalCents === null ? '–' : <Amount cents={totalCents} />}</span>
            </li>
          ))}
        </RowList>
      </section>
      <section>
        <header className={styles.head}>
          <h2>
            <Trans>Projekte ({formatCount(activity.projectCount)})</Trans>
          </h2>
          <Link from="/$lang" to="/$lang/shop/adminProjects" search={{ q: name }}>
            <Trans>Alle zeigen</Trans>
          </Link>
        </header>
        <RowList className={styles.rows}>
          {projects.map((project) => (
            <li key={project.id}>
              <Link
                from="/$lang"
                to="/$lang/shop/project/$projectId"
                params={{ projectId: project.id }}
                search={{ admin: true }}
              >
                {project.name}
              </Link>
              <span className={styles.soft}>
                {project.number === null ? null : <Trans>Nr. {project.number}</Trans>}
              </span>
              <span className={styles.soft}>{formatShortDay(project.changedAt, i18n.locale)}</span>
            </li>
          ))}
        </RowList>
      </section>
      {quotes.length === 0 ? null : (
        <section>
          <h2 className={styles.title}>
            <Trans>Angebote ({formatCount(activity.quoteCount)})</Trans>
          </h2>
          <RowList className={styles.rows}>
            {quotes.map((quote) => (
              <li key={quote.id}>
                <span>
                  {quote.number}
                  <span className={styles.soft}>
                    <Trans>bis {formatShortDay(quote.validUntil, i18n.locale)}</Trans>
                  </span>
                </span>
                <span>
                  <QuoteState quote={quote} />
                </span>
                <Amount cents={quote.totalCents} />
              </li>
            ))}
          </RowList>
        </section>
      )}
    </>
  );
};

type ListedQuote = CustomerDetail['activity']['quotes'][number];

/** Whether a quote still binds the shop, and the order that was made of it. */
const QuoteState = ({ quote }: { quote: ListedQuote }) => (
  <QuoteStateChip
    state={quoteState(quote, todayAtShop())}
    ordered={
      <Link from="/$lang" to="/$lang/shop/adminOrders/$orderId" params={{ orderId: quote.orderId ?? '' }}>
        <Trans>Bestellt</Trans>
      </Link>
    }
  />
);
