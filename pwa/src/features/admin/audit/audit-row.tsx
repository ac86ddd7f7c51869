import type { AuditEntry } from '@knotenblech/shared/accounts/audit-entry.ts';
import { orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { orderStatusLabels } from '../../../i18n/words/order-labels.ts';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatShortDay, formatShortMoment } from '../../../ui/figures/format-time.ts';
import styles from './audit.module.css';
import { auditActionWords } from './audit-action-words.ts';

/** Who did what to whose thing, and when; leads to it. */
export const AuditRow = ({ entry }: { entry: AuditEntry }) => {
  const { t, i18n } = useLingui();
  const { at, actorName, action, customerId, customerName } = entry;
  return (
    <li className={styles.row}>
      <time className={styles.at} dateTime={at}>
        {formatShortMoment(at, i18n.locale)}
      </time>
      <span className={styles.who}>{actorName === '' ? t`nicht mehr bekannt` : actorName}</span>
      <span className={styles.what}>
        {i18n._(auditActionWords[action])}
        <span className={styles.soft}>
          <Detail entry={entry} />
        </span>
      </span>
      <span className={styles.whose}>
        {customerId === null ? null : (
          <Link from="/$lang" to="/$lang/shop/adminCustomers/$customerId" params={{ customerId }}>
            {customerName === '' ? <Trans>Kunde</Trans> : customerName}
          </Link>
        )}
      </span>
    </li>
  );
};

/** What the entry says beside its words: to which order, from what to what, with the way to it. */
const Detail = ({ entry: { action, subject, details } }: { entry: AuditEntry }): ReactNode => {
  const { i18n } = useLingui();
  const { number, from, to, isPaid, netCents, code, validFrom } = details;
  switch (action) {
    case 'order_status':
      return (
        <>
          <OrderLink orderId={subject} number={number} /> {statusWord(i18n, from)} → {statusWord(i18n, to)}
        </>
      );
    case 'order_payment':
      return (
        <>
          <OrderLink orderId={subject} number={number} />{' '}
          {isPaid === true ? <Trans>bezahlt</Trans> : <Trans>offen</Trans>}
        </>
      );
    case 'price_answered':
    case 'project_answered':
    case 'costs_changed':
      return (
        <>
          <Link from="/$lang" to="/$lang/shop/adminDetails/$projectId" params={{ projectId: subject }}>
            <Trans>Projekt öffnen</Trans>
          </Link>{' '}
          {typeof netCents === 'number' ? <Amount cents={netCents} /> : null}
        </>
      );
    case 'freight_answered':
      return (
        <>
          {String(number)} {typeof netCents === 'number' ? <Amount cents={netCents} /> : null}
        </>
      );
    case 'voucher_added':
    case 'voucher_edited':
      return typeof code === 'string' ? code : null;
    case 'base_data':
    case 'special_price':
      return typeof validFrom === 'string' ? <Trans>gilt ab {formatShortDay(validFrom, i18n.locale)}</Trans> : null;
    default:
      return null;
  }
};

const OrderLink = ({ orderId, number }: { orderId: string; number: unknown }) => (
  <Link from="/$lang" to="/$lang/shop/adminOrders/$orderId" params={{ orderId }}>
    <Trans>Nr. {Number(number)}</Trans>
  </Link>
);

/** One of a later build is shown as it is. */
const statusWord = (i18n: I18n, status: unknown) => {
  const { data } = orderStatusSchema.safeParse(status);
  return data ? i18n._(orderStatusLabels[data]) : String(status);
};
