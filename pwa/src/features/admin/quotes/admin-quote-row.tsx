import type { ListedQuote } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { QuoteStateChip } from '../../orders/public/state/order-state-chip.tsx';
import styles from './admin-quotes.module.css';

/** What a quote offers to whom and until when, with the ways to itself, its customer and its projects. */
export const AdminQuoteRow = ({ listed }: { listed: ListedQuote }) => {
  const { i18n } = useLingui();
  const { id, number, customerId, customerName, customerNumber, customerKind } = listed;
  const { quotedAt, validUntil, totalCents, lines } = listed;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link
          from="/$lang"
          to="/$lang/shop/adminQuotes/$quoteId"
          params={{ quoteId: id }}
          className={styles.number ?? ''}
        >
          {number}
        </Link>
        <span className={styles.soft}>
          <Trans>vom {formatShortDay(quotedAt, i18n.locale)}</Trans>
        </span>
      </span>
      <span className={styles.names}>
        <Link from="/$lang" to="/$lang/shop/adminCustomers/$customerId" params={{ customerId }}>
          {customerName} ({customerNumber})
        </Link>
        <span className={styles.soft}>
          {lines.map(({ projectId, projectName }, place) => (
            <Fragment key={projectId}>
              {place === 0 ? null : ', '}
              <Link from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId }} search={{ admin: true }}>
                {projectName}
              </Link>
            </Fragment>
          ))}
        </span>
      </span>
      <span className={styles.until}>
        <Trans>bis {formatShortDay(validUntil, i18n.locale)}</Trans>
      </span>
      <span className={styles.state}>
        <QuoteStateChip
          state={listed.state}
          ordered={
            <StateChip tone="good">
              <Trans>Bestellt</Trans>
            </StateChip>
          }
        />
      </span>
      <span className={styles.amount}>
        <Amount cents={totalCents} />
        <span className={styles.soft}>{readsGross(customerKind) ? <Trans>mit USt.</Trans> : <Trans>netto</Trans>}</span>
      </span>
    </li>
  );
};
