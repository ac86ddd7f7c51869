import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { AmountHead, RowAmount } from '../list/order-amounts-list.tsx';
import styles from '../list/orders-screen.module.css';
import { QueuedQuoteRow, QuoteChip } from './queued-quote-row.tsx';
import rowStyles from './quotes-screen.module.css';
import { useQuotes } from './use-quotes.ts';

/** Every quote of the customer, youngest first; above them what was asked for and is not answered. */
export const QuotesScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const seen = useQuotes();
  if (!actor.seesPrices) return <NoPrices />;
  if (!seen) return <Page title={t`Angebote`}>{null}</Page>;
  const { queued, taken, quotes } = seen;
  const unmade = [...queued, ...taken];
  if (unmade.length + quotes.length === 0) {
    return (
      <Page title={t`Angebote`}>
        <WhenLoaded spaces={[customerPriceSpace(actor.customerId)]}>
          <NoQuotes />
        </WhenLoaded>
      </Page>
    );
  }
  return (
    <Page title={t`Angebote`}>
      <AmountHead />
      <RowList className={styles.list}>
        {unmade.map((entry) => (
          <QueuedQuoteRow key={entry.uid} entry={entry} />
        ))}
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </RowList>
    </Page>
  );
};

const NoPrices = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Angebote`}>
      <EmptyState title={<Trans>Für Sie sind keine Preise sichtbar</Trans>}>
        <Trans>Angebote sehen nur Benutzer mit Preisen. Ihr Firmenadministrator kann das ändern.</Trans>
      </EmptyState>
    </Page>
  );
};

const NoQuotes = () => (
  <EmptyState
    title={<Trans>Noch kein Angebot</Trans>}
    action={
      <LinkButton tone="primary" from="/$lang" to="/$lang/shop/projects">
        <Trans>Zu den Projekten</Trans>
      </LinkButton>
    }
  >
    <Trans>
      Ein Angebot hält den Preis eines Projekts oder des ganzen Warenkorbs fest, verbindlich und mit PDF. Sie finden den
      Knopf im Warenkorb und beim Preis eines Projekts.
    </Trans>
  </EmptyState>
);

const QuoteRow = ({ quote }: { quote: Quote }) => {
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
