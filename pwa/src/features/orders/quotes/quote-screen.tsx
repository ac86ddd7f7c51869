import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import styles from '../list/order-screen.module.css';
import { ShownTotal } from '../public/amounts/shown-amount.tsx';
import { QuoteChip } from './queued-quote-row.tsx';
import { QuoteContents } from './quote-contents.tsx';
import queuedQuoteNoticeStyles from './quotes-screen.module.css';
import { type AcceptedQuote, type QueuedQuote, useQuotes } from './use-quotes.ts';

type QuoteScreenProps = { quoteId: string; documents: (quote: Quote) => ReactNode };

/** One quote: how long it holds, what it offers, its PDF, and the way to order from it. */
export const QuoteScreen = ({ quoteId, documents }: QuoteScreenProps) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const space = customerPriceSpace(actor.customerId);
  const seen = useQuotes();
  const entry = [...(seen?.queued ?? []), ...(seen?.taken ?? [])].findLast((each) => each.args.quoteId === quoteId);
  const quote = useRecord('quote', space, quoteId);
  const back = (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/account/quotes">
      <Trans>Alle Angebote</Trans>
    </LinkButton>
  );
  if (seen === undefined || quote === undefined) return <Page title={t`Angebot`}>{null}</Page>;
  if (quote === null || !actor.seesPrices) {
    return (
      <Page title={t`Angebot`} actions={back}>
        {entry ? (
          <QueuedQuoteNotice entry={entry} />
        ) : (
          <WhenLoaded spaces={actor.seesPrices ? [space] : []}>
            <EmptyState
              title={<Trans>Dieses Angebot ist hier nicht bekannt</Trans>}
              action={may(actor, 'runOrders') ? <OfCustomerLink quoteId={quoteId} /> : back}
            />
          </WhenLoaded>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={t`Angebot ${quote.number}`}
      lead={<Trans>vom {formatDay(quote.quotedAt, i18n.locale)}</Trans>}
      actions={back}
    >
      <div className={styles.acts}>
        <QuoteChip quote={quote} />
        <Validity quote={quote} />
        <OrderLink quote={quote} />
      </div>
      <QuoteContents quote={quote} isGross={readsGross(actor.customerKind)} documents={documents(quote)} />
    </Page>
  );
};

const OfCustomerLink = ({ quoteId }: { quoteId: string }) => (
  <LinkButton tone="primary" from="/$lang" to="/$lang/shop/adminQuotes/$quoteId" params={{ quoteId }}>
    <Trans>Unter allen Angeboten öffnen</Trans>
  </LinkButton>
);

const Validity = ({ quote: { validUntil, ...quote } }: { quote: Quote }) => {
  const { i18n } = useLingui();
  const today = todayAtShop();
  const day = formatDay(validUntil, i18n.locale);
  const daysLeft = Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000);
  switch (quoteState({ ...quote, validUntil }, today)) {
    case 'open':
      return (
        <span>
          <Trans>Sie können bis einschließlich {day} bestellen</Trans>{' '}
          <span className={styles.soft}>
            <Plural value={daysLeft} _0="nur noch heute" one="noch # Tag" other="noch # Tage" />
          </span>
        </span>
      );
    case 'expired':
      return (
        <span>
          <Trans>Es galt bis {day}. Fordern Sie ein neues an, wenn Sie noch bestellen wollen.</Trans>
        </span>
      );
    case 'ordered':
      return null;
  }
};

const OrderLink = ({ quote }: { quote: Quote }) => {
  const { actor } = useShop();
  const order = useRecord('order', customerSpace(actor.customerId), quote.orderId ?? '');
  if (quote.orderId !== null) {
    if (order === undefined) return null;
    return order ? (
      <LinkButton from="/$lang" to="/$lang/shop/account/orders/$orderId" params={{ orderId: quote.orderId }}>
        <Trans>Zur Bestellung {order.number}</Trans>
      </LinkButton>
    ) : (
      <LinkButton from="/$lang" to="/$lang/shop/process-order" search={{ order: quote.orderId }}>
        <Trans>Stand der Bestellung</Trans>
      </LinkButton>
    );
  }
  if (quoteState(quote, todayAtShop()) !== 'open' || !may(actor, 'order')) return null;
  return (
    <LinkButton
      tone="primary"
      from="/$lang"
      to="/$lang/shop/account/quotes/$quoteId/order"
      params={{ quoteId: quote.id }}
    >
      <Trans>Aus diesem Angebot bestellen</Trans>
    </LinkButton>
  );
};

type Props = { entry: QueuedQuote | AcceptedQuote };

/** A quote that was asked for and is not there: kept, on its way, come to the server, or refused with a reason. */
const QueuedQuoteNotice = ({ entry }: Props) => (
  <section className={queuedQuoteNoticeStyles.contents}>
    <QueuedQuoteState entry={entry} />
    <ShownTotal cents={entry.args.shown.grossCents} />
  </section>
);

const QueuedQuoteState = ({ entry }: Props) => {
  const { i18n } = useLingui();
  const toList = (
    <LinkButton from="/$lang" to="/$lang/shop/waiting">
      <Trans>Zur Warteliste</Trans>
    </LinkButton>
  );
  switch (entry.state) {
    case 'taken':
      return (
        <Notice tone="good" title={<Trans>Ihre Anfrage ist auf dem Server angekommen</Trans>}>
          <Trans>Nummer, Gültigkeit und PDF erscheinen hier, sobald der nächste Abgleich gelingt.</Trans>
        </Notice>
      );
    case 'queued':
    case 'sending':
      return (
        <Notice title={<Trans>Vorgemerkt, noch kein Angebot</Trans>} action={toList}>
          <Trans>
            Die Anfrage liegt auf diesem Gerät und geht hinaus, sobald es senden kann. Erst dann hat das Angebot Nummer,
            Gültigkeit und PDF.
          </Trans>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice tone="error" title={<Trans>Daraus wurde kein Angebot</Trans>} action={toList}>
          {errorMessage(i18n, entry.code ?? 'change_failed', entry.details)}
        </Notice>
      );
  }
};
