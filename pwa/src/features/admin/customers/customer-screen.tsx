import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { PaymentTermsWords } from '../../../ui/record-list/payment-terms-words.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { BlockButton } from './block-button.tsx';
import styles from './customer.module.css';
import { CustomerActivity } from './customer-activity.tsx';
import { AwaitedCustomer } from './customer-address-popup.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import { PersonalData } from './personal-data.tsx';
import { useCustomer } from './use-customer.ts';

type CustomerScreenProps = {
  customerId: string;
  renderUsers: (customer: CustomerDetail) => ReactNode;
  renderSpecialPrices: (customer: CustomerDetail) => ReactNode;
  /** Writes to all of his users. */
  messageLink: ReactNode;
};

/** One customer: his data, users, addresses and own prices. */
export const CustomerScreen = ({ customerId, renderUsers, renderSpecialPrices, messageLink }: CustomerScreenProps) => {
  const { t } = useLingui();
  const asked = useCustomer(customerId);
  const { data: customer, error } = asked;
  const back = (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/adminCustomers">
      <Trans>Alle Kunden</Trans>
    </LinkButton>
  );
  if (error instanceof DomainError && ['not_found', 'invalid_input'].includes(error.code))
    return (
      <Page title={t`Kunde`}>
        <EmptyState title={<Trans>Diesen Kunden gibt es nicht</Trans>} action={back} />
      </Page>
    );
  if (!customer)
    return (
      <Page title={t`Kunde`} actions={back}>
        <AwaitedCustomer asked={asked} />
      </Page>
    );
  return (
    <Page
      title={customer.name}
      documentTitle={t`Kunde`}
      lead={
        customer.kind === 'company' ? (
          <Trans>Firma, Kundennummer {customer.number}</Trans>
        ) : (
          <Trans>Privatkunde, Kundennummer {customer.number}</Trans>
        )
      }
      actions={back}
    >
      {error ? <AwaitedCustomer asked={asked} /> : null}
      {customer.blockedAt === null ? null : (
        <Notice tone="warn" title={<Trans>Dieser Kunde ist gesperrt</Trans>}>
          <p>
            <Trans>Keiner seiner Benutzer kann sich anmelden. Seine Bestellungen bleiben, wie sie sind.</Trans>
          </p>
        </Notice>
      )}
      <div className={styles.acts}>
        <LinkButton
          icon={<Icon name="edit" />}
          from="/$lang"
          to="/$lang/shop/adminCustomers/$customerId/edit"
          params={(now) => ({ ...now, customerId })}
          state={overPage}
        >
          <Trans>Kundendaten ändern</Trans>
        </LinkButton>
        {messageLink}
        <BlockButton customer={customer} />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <CustomerActivity customer={customer} />
          {renderUsers(customer)}
          {renderSpecialPrices(customer)}
        </div>
        <div className={styles.side}>
          <CustomerFacts customer={customer} />
          <CustomerAddresses customer={customer} />
          <PersonalData customer={customer} />
        </div>
      </div>
    </Page>
  );
};

const CustomerFacts = ({ customer }: { customer: CustomerDetail }) => {
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
