import { customerCalls, type ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import styles from './admin-customers.module.css';
import type { CustomersSearch } from './customers-search.ts';
import { CustomersToolbar } from './customers-toolbar.tsx';

type AdminCustomersScreenProps = { search: CustomersSearch; onSearch: (search: CustomersSearch) => void };

const pathOf = ({ q, sort, size, page, blocked, activity }: CustomersSearch) => {
  const query = new URLSearchParams({ limit: String(size ?? usualPageSize), page: String(page ?? 1) });
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (blocked !== undefined) query.set('blocked', String(blocked));
  if (activity) query.set('activity', activity);
  return `/admin/customers?${query.toString()}`;
};

/** Every customer of the shop. */
export const AdminCustomersScreen = ({ search, onSearch }: AdminCustomersScreenProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: pathOf(search),
    answer: customerCalls.list.answer,
  });
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / (search.size ?? usualPageSize)));
  return (
    <Page title={t`Kunden`}>
      <CustomersToolbar search={search} onSearch={onSearch} />
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Kunden liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      <RowList className={styles.list}>
        {(data?.customers ?? []).map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </RowList>
      {data?.customers.length === 0 ? (
        <EmptyState title={<Trans>Kein Kunde passt zu dieser Suche.</Trans>}>
          <Trans>Gesucht wird in Name, Nummer, Firmen-ID, Ort und den Benutzern.</Trans>
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

const CustomerRow = ({ customer }: { customer: ListedCustomer }) => {
  const { i18n } = useLingui();
  const { id, number, name, kind, companyId, city, registeredAt, userCount, isBlocked, lastContactAt } = customer;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link
          from="/$lang"
          to="/$lang/shop/adminCustomers/$customerId"
          params={{ customerId: id }}
          className={styles.name ?? ''}
        >
          {name}
        </Link>
        <span className={styles.soft}>
          <Trans>Nr. {number}</Trans>
          {companyId === '' ? null : ` · ${companyId}`}
        </span>
      </span>
      <span>
        {city}{' '}
        {kind === 'company' ? null : (
          <span className={styles.soft}>
            <Trans>Privat</Trans>
          </span>
        )}
      </span>
      <span className={styles.soft}>
        <Plural value={userCount} one="# Benutzer" other="# Benutzer" />
      </span>
      <span className={styles.soft}>
        {registeredAt === null ? (
          <Trans>ohne Zugang</Trans>
        ) : (
          <Trans>seit {formatShortDay(registeredAt, i18n.locale)}</Trans>
        )}
      </span>
      <span className={styles.soft}>
        {lastContactAt === null ? null : <Trans>zuletzt {formatShortDay(lastContactAt, i18n.locale)}</Trans>}
      </span>
      <span className={styles.state}>
        {isBlocked ? (
          <StateChip tone="bad">
            <Trans>gesperrt</Trans>
          </StateChip>
        ) : null}
      </span>
    </li>
  );
};
