import { getQuoteCall, type QuoteDetail, type ReadQuote } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { QuoteStateChip } from '../../orders/public/state/order-state-chip.tsx';
import styles from './admin-quotes.module.css';

type AdminQuoteScreenProps = {
  quoteId: string;
  /** What it offers, as its customer reads amounts. */
  renderContents: (quote: ReadQuote, isGross: boolean) => ReactNode;
};

/** One quote of any customer, to be read: to whom, until when, what it offers, what became of it. */
export const AdminQuoteScreen = ({ quoteId, renderContents }: AdminQuoteScreenProps) => {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: `/admin/quotes/${quoteId}`,
    answer: getQuoteCall.answer,
  });
  const back = (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/adminQuotes">
      <Trans>Alle Angebote</Trans>
    </LinkButton>
  );
  if (error instanceof DomainError && ['not_found', 'invalid_input'].includes(error.code))
    return (
      <Page title={t`Angebot`}>
        <EmptyState title={<Trans>Dieses Angebot gibt es nicht</Trans>} action={back} />
      </Page>
    );
  const problem = error ? (
    <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
      <Trans>Angebote aller Kunden liegen nur auf dem Server.</Trans>
    </NeedsNetwork>
  ) : null;
  if (!data)
    return (
      <Page title={t`Angebot`} actions={back}>
        {problem ?? <Spinner />}
      </Page>
    );
  const { quote, customerId, customerName, customerNumber, customerKind } = data;
  return (
    <Page
      title={t`Angebot ${quote.number}`}
      lead={
        <Trans>
          für{' '}
          <Link from="/$lang" to="/$lang/shop/adminCustomers/$customerId" params={{ customerId }}>
            {customerName} ({customerNumber})
          </Link>
          , vom {formatDay(quote.quotedAt, i18n.locale)}
        </Trans>
      }
      actions={back}
    >
      {problem}
      <Standing detail={data} />
      {renderContents(quote, readsGross(customerKind))}
    </Page>
  );
};

const Standing = ({ detail: { quote, state } }: { detail: QuoteDetail }) => {
  const { i18n } = useLingui();
  return (
    <p className={styles.standing}>
      <QuoteStateChip
        state={state}
        ordered={
          <StateChip tone="good">
            <Trans>Bestellt</Trans>
          </StateChip>
        }
      />
      {quote.orderId === null ? (
        <Trans>bis {formatDay(quote.validUntil, i18n.locale)}</Trans>
      ) : (
        <LinkButton from="/$lang" to="/$lang/shop/adminOrders/$orderId" params={{ orderId: quote.orderId }}>
          <Trans>Zur Bestellung</Trans>
        </LinkButton>
      )}
    </p>
  );
};
