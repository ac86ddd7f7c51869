import { listQuotesCall } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { AdminQuoteRow } from './admin-quote-row.tsx';
import styles from './admin-quotes.module.css';
import type { AdminQuotesSearch, QuoteChoice } from './admin-quotes-search.ts';

const pathOf = ({ q, status, size, page }: AdminQuotesSearch) => {
  const query = new URLSearchParams({ limit: String(size ?? usualPageSize), page: String(page ?? 1) });
  if (q) query.set('q', q);
  if (status !== 'any') query.set('state', status ?? 'open');
  return `/admin/quotes?${query.toString()}`;
};

/** Quotes of all customers, the next to end first, each the way to itself, its customer and its projects. */
export const AdminQuotesScreen = ({ search, onSearch }: AdminQuotesToolbarProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({ path: pathOf(search), answer: listQuotesCall.answer });
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / (search.size ?? usualPageSize)));
  return (
    <Page title={t`Angebote aller Kunden`} lead={<Trans>Was zuerst abläuft, steht oben</Trans>}>
      <AdminQuotesToolbar search={search} onSearch={onSearch} />
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Angebote aller Kunden liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {data && data.total > 0 ? (
        <p className={styles.soft} role="status">
          <Plural value={data.total} one="# Angebot" other="# Angebote" />
        </p>
      ) : null}
      <RowList className={styles.list}>
        {(data?.quotes ?? []).map((listed) => (
          <AdminQuoteRow key={listed.id} listed={listed} />
        ))}
      </RowList>
      {data?.total === 0 ? (
        <EmptyState title={<Trans>Kein Angebot passt zu dieser Auswahl.</Trans>}>
          <Trans>Gezeigt werden gültige Angebote, bis Sie einen anderen Status wählen.</Trans>
        </EmptyState>
      ) : null}
      <Pagination
        page={Math.min(search.page ?? 1, pageCount)}
        pageCount={pageCount}
        onPage={(page) => onSearch({ ...search, page })}
      />
    </Page>
  );
};

type AdminQuotesToolbarProps = { search: AdminQuotesSearch; onSearch: (search: AdminQuotesSearch) => void };

/** Search, state and page size of the list. */
const AdminQuotesToolbar = ({ search, onSearch }: AdminQuotesToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  const { status: ___, ...withoutStatus } = first;
  return (
    <ListToolbar
      label={t`Angebotsliste einrichten`}
      search={{
        label: t`Angebot suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={['endsFirst']}
      sortNames={{ endsFirst: '' }}
      sort="endsFirst"
      onSort={() => undefined}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Select<QuoteChoice>
        label={t`Status`}
        isLabelHidden
        choices={[
          { value: 'open', label: t`Gültige` },
          { value: 'expired', label: t`Abgelaufene` },
          { value: 'ordered', label: t`Bestellte` },
          { value: 'any', label: t`Alle Angebote` },
        ]}
        value={search.status ?? 'open'}
        onChange={(status) => onSearch(status === 'open' ? withoutStatus : { ...first, status })}
      />
    </ListToolbar>
  );
};
