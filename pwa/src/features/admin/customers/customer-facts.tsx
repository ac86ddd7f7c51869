import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { PaymentTermsWords } from '../../../ui/record-list/payment-terms-words.tsx';
import styles from './customer.module.css';

export const CustomerFacts = ({ customer }: { customer: CustomerDetail }) => {
  const { i18n } = useLingui();
  const { companyId, registeredAt, mayPayByBill, confirmedVatId, paymentTerms, notes, activity } = customer;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Kundendaten</Trans>
      </h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>Firmen-ID</Trans>
        </dt>
        <dd>{companyId === '' ? '–' : companyId}</dd>
        <dt>
          <Trans>Registriert</Trans>
        </dt>
        <dd>{registeredAt === null ? '–' : formatDay(registeredAt, i18n.locale)}</dd>
        <dt>
          <Trans>Rechnung</Trans>
        </dt>
        <dd>{mayPayByBill ? <Trans>sofort erlaubt</Trans> : <Trans>nach der ersten fertigen Bestellung</Trans>}</dd>
        <dt>
          <Trans>Zahlungsziel</Trans>
        </dt>
        <dd>
          <PaymentTermsWords terms={paymentTerms} />
        </dd>
        <dt>
          <Trans>Umsatz netto</Trans>
        </dt>
        <dd>
          <Amount cents={activity.turnoverCents} />
          <span className={styles.soft}>
            <Trans>
              davon dieses Jahr <Amount cents={activity.yearTurnoverCents} />
            </Trans>
          </span>
        </dd>
        <dt>
          <Trans>Letzter Kontakt</Trans>
        </dt>
        <dd>{activity.lastContactAt === null ? '–' : formatDay(activity.lastContactAt, i18n.locale)}</dd>
        <dt>
          <Trans>Bestätigte USt-IdNr.</Trans>
        </dt>
        <dd>{confirmedVatId ?? '–'}</dd>
      </dl>
      {notes === '' ? null : <p className={styles.notes}>{notes}</p>}
    </section>
  );
};
