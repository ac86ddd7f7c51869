import type { ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import styles from './admin-customers.module.css';

export const CustomerRow = ({ customer }: { customer: ListedCustomer }) => {
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
