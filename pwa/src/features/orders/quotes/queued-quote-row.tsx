import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStageLabels } from '../../../i18n/words/order-labels.ts';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { AcceptedChip, RowAmount } from '../list/order-amounts-list.tsx';
import styles from '../list/orders-screen.module.css';
import { QuoteStateChip } from '../public/state/order-state-chip.tsx';
import rowStyles from './quotes-screen.module.css';
import type { AcceptedQuote, QueuedQuote } from './use-quotes.ts';

/** A quote asked for on this device that no server has made, or whose record is still on its way. */
export const QueuedQuoteRow = ({ entry }: { entry: QueuedQuote | AcceptedQuote }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const { args, state } = entry;
  const names = args.lines.flatMap((line) => projects.find((project) => project.id === line.projectId)?.name ?? []);
  return (
    <li className={`${styles.row} ${rowStyles.row}`}>
      <Link
        from="/$lang"
        to="/$lang/shop/account/quotes/$quoteId"
        params={{ quoteId: args.quoteId }}
        className={styles.number ?? ''}
      >
        <Trans>ohne Nummer</Trans>
      </Link>
      <span className={styles.day}>{formatMoment(entry.at, i18n.locale)}</span>
      <span className={styles.names}>{names.join(', ')}</span>
      <QueuedQuoteChip state={state} />
      <span className={styles.amount}>
        <RowAmount amounts={args.shown} />
      </span>
    </li>
  );
};

const QueuedQuoteChip = ({ state }: { state: (QueuedQuote | AcceptedQuote)['state'] }) => {
  switch (state) {
    case 'taken':
      return <AcceptedChip />;
    case 'queued':
      return (
        <StateChip tone="warn">
          <Trans>Vorgemerkt</Trans>
        </StateChip>
      );
    case 'sending':
      return (
        <StateChip tone="active">
          <Trans>Unterwegs</Trans>
        </StateChip>
      );
    case 'refused':
    case 'failed':
      return (
        <StateChip tone="bad">
          <Trans>Kein Angebot</Trans>
        </StateChip>
      );
  }
};

/** Whether a quote can be ordered; 'ordered' only once the server has said so. */
export const QuoteChip = ({ quote }: { quote: Quote }) => (
  <QuoteStateChip state={quoteState(quote, todayAtShop())} ordered={<OrderedChip quote={quote} />} />
);

const OrderedChip = ({ quote }: { quote: Quote }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const order = useRecord('order', customerSpace(actor.customerId), quote.orderId ?? '');
  if (order === undefined) return null;
  if (order === null) return <StateChip tone="warn">{i18n._(orderStageLabels.queued)}</StateChip>;
  return <StateChip tone="good">{i18n._(orderStageLabels.accepted)}</StateChip>;
};
