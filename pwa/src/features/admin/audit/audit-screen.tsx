import { auditCalls } from '@knotenblech/shared/api/audit-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/page-sizes.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/needs-network.tsx';
import styles from './audit.module.css';
import { AuditFilters, type AuditFiltersProps } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { auditQuery } from './audit-search.ts';

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
