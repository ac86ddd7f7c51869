import type { OrderDetail } from '@knotenblech/shared/api/order-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deliveryDayWords } from '../../../i18n/words/delivery-day-words.ts';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import styles from './admin-order.module.css';

/** Delivery, customer, addresses and references of an order. */
export const AdminOrderFacts = ({ detail: { order, customerName, customerNumber, orderedBy } }: FactsProps) => {
  const { i18n } = useLingui();
  return (
    <dl className={styles.facts}>
      <Fact name={i18n._(deliveryDayWords(order.shippingType))}>{formatDay(order.deliveryDay, i18n.locale)}</Fact>
      <Fact name={<Trans>Kunde</Trans>}>
        {customerName} ({customerNumber})
      </Fact>
      {orderedBy ? (
        <Fact name={<Trans>Bestellt von</Trans>}>
          {orderedBy.name}
          <br />
          <a href={`mailto:${orderedBy.email}`}>{orderedBy.email}</a>
        </Fact>
      ) : null}
      {order.quoteNumber === undefined ? null : <Fact name={<Trans>Nach Angebot</Trans>}>{order.quoteNumber}</Fact>}
      {order.reference === '' ? null : <Fact name={<Trans>Bestellzeichen</Trans>}>{order.reference}</Fact>}
      <Fact name={<Trans>Lieferadresse</Trans>}>
        <AddressBlock address={order.shippingAddress} />
        {order.phone === '' ? null : <Trans>Telefon: {order.phone}</Trans>}
      </Fact>
      <Fact name={<Trans>Rechnungsadresse</Trans>}>
        <AddressBlock address={order.billingAddress} />
      </Fact>
      <Fact name={<Trans>Stand der Geschäftsbedingungen</Trans>}>{order.termsVersion}</Fact>
    </dl>
  );
};

type FactsProps = { detail: OrderDetail };

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
