import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import styles from '../list/orders-screen.module.css';
import { RowAmount } from '../list/row-amount.tsx';
import { QuoteChip } from './quote-chip.tsx';
import rowStyles from './quotes-screen.module.css';

export const QuoteRow = ({ quote }: { quote: Quote }) => {
  const { i18n } = useLingui();
  const { amounts, lines, reference } = quote;
  return (
    <li className={`${styles.row} ${rowStyles.row}`}>
      <Link
        from="/$lang"
        to="/$lang/shop/account/quotes/$quoteId"
        params={{ quoteId: quote.id }}
        className={styles.number ?? ''}
      >
        {quote.number}
      </Link>
      <span className={styles.day}>
        <Trans>bis {formatShortDay(quote.validUntil, i18n.locale)}</Trans>
      </span>
      <span className={styles.names}>
        {lines.map((line) => line.projectName).join(', ')}
        {reference === '' ? null : <span className={styles.soft}>{reference}</span>}
      </span>
      <QuoteChip quote={quote} />
      <span className={styles.amount}>
        <RowAmount amounts={amounts} />
      </span>
    </li>
  );
};
