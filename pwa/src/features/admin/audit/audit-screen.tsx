import { type AuditAction, auditActions } from '@knotenblech/shared/accounts/audit-entry.ts';
import { auditCalls } from '@knotenblech/shared/api/audit-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { ListFilters, wideFilterClass } from '../../../ui/record-list/list-filters.tsx';
import { narrowed, usualPageSize } from '../../../ui/record-list/list-search.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { CustomerFilter } from '../customers/customers-toolbar.tsx';
import styles from './audit.module.css';
import { auditActionWords } from './audit-action-words.ts';
import { AuditRow } from './audit-row.tsx';
import { type AuditSearch, auditQuery } from './audit-search.ts';

/** What those who run the shop and admins of companies did, the newest first. */
export const AuditScreen = ({ search, onSearch }: AuditFiltersProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: `/admin/audit?${auditQuery(search)}`,
    answer: auditCalls.list.answer,
  });
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / (search.size ?? usualPageSize)));
  return (
    <Page
      title={t`Protokoll`}
      lead={<Trans>Was Sie und die Admins der Firmen getan haben. Es lässt sich nicht ändern.</Trans>}
    >
      <AuditFilters search={search} onSearch={onSearch} />
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Das Protokoll liegt nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      <RowList className={styles.list}>
        {data?.entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </RowList>
      {data?.total === 0 ? (
        <EmptyState title={<Trans>Kein Eintrag passt zu dieser Auswahl.</Trans>}>{null}</EmptyState>
      ) : null}
      <Pagination
        page={Math.min(search.page ?? 1, pageCount)}
        pageCount={pageCount}
        onPage={(page) => onSearch({ ...search, page })}
      />
    </Page>
  );
};

type AuditFiltersProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

const filters = ['action', 'customer', 'from', 'to'] as const;

const AuditFilters = ({ search, onSearch }: AuditFiltersProps) => {
  const { t, i18n } = useLingui();
  const count = filters.filter((each) => search[each] !== undefined).length;
  const set = (more: { [K in (typeof filters)[number]]?: AuditSearch[K] | undefined }) =>
    onSearch(narrowed(search, more));
  const clear = () => set({ action: undefined, customer: undefined, from: undefined, to: undefined });
  return (
    <ListFilters label={t`Protokoll filtern`} count={count} onClear={clear}>
      <div className={wideFilterClass}>
        <Select<AuditAction | 'any'>
          label={t`Was`}
          choices={[
            { value: 'any', label: t`Alles` },
            ...auditActions.map((value) => ({ value, label: i18n._(auditActionWords[value]) })),
          ]}
          value={search.action ?? 'any'}
          onChange={(action) => set({ action: action === 'any' ? undefined : action })}
        />
      </div>
      <CustomerFilter customerId={search.customer} onChange={(customer) => set({ customer })} />
      <TextField
        type="date"
        label={t`Ab`}
        data-saves-itself
        value={search.from ?? ''}
        onChange={(from) => set({ from })}
      />
      <TextField type="date" label={t`Bis`} data-saves-itself value={search.to ?? ''} onChange={(to) => set({ to })} />
    </ListFilters>
  );
};
