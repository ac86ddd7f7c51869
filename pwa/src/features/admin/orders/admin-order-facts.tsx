import type { OrderDetail } from '@knotenblech/shared/api/orders/order-calls.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { orderWeight } from '@knotenblech/shared/orders/order-weight.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deliveryDayLabels } from '../../../i18n/words/delivery-day-words.ts';
import { paymentTypeLabels } from '../../../i18n/words/payment-type-words.ts';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { PaymentTermsWords } from '../../../ui/record-list/payment-terms-words.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import styles from './admin-order.module.css';
import { EditAddressButton, type OrderAddressDialog } from './edit-address-button.tsx';

/** Delivery, customer, addresses and references of an order. */
export const AdminOrderFacts = ({ detail, renderAddress }: FactsProps) => {
  const { i18n } = useLingui();
  const { order, customerId, customerName, customerNumber, orderedBy } = detail;
  return (
    <dl className={styles.facts}>
      <Fact name={i18n._(deliveryDayLabels(order.shippingType))}>{formatDay(order.deliveryDay, i18n.locale)}</Fact>
      <Fact name={<Trans>Kunde</Trans>}>
        <Link from="/$lang" to="/$lang/shop/adminCustomers/$customerId" params={{ customerId }}>
          {customerName} ({customerNumber})
        </Link>
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
      <Fact name={<Trans>Gesamtgewicht</Trans>}>
        <Measure g={orderWeight(order)} />
      </Fact>
      <Fact name={<Trans>Zahlung</Trans>}>
        {i18n._(paymentTypeLabels[order.paymentType])}
        {detail.terms ? (
          <span className={styles.soft}>
            <PaymentTermsWords terms={detail.terms} />
          </span>
        ) : null}
      </Fact>
      <Fact name={isPickup(order.shippingType) ? <Trans>Abholer</Trans> : <Trans>Lieferadresse</Trans>}>
        <AddressBlock address={order.shippingAddress} />
        {order.phone === '' ? null : <Trans>Telefon: {order.phone}</Trans>}
        <EditAddressButton order={order} field="shippingAddress" renderAddress={renderAddress} />
      </Fact>
      <Fact name={<Trans>Rechnungsadresse</Trans>}>
        <AddressBlock address={order.billingAddress} />
        <EditAddressButton order={order} field="billingAddress" renderAddress={renderAddress} />
      </Fact>
      <Fact name={<Trans>Stand der Geschäftsbedingungen</Trans>}>{order.termsVersion}</Fact>
    </dl>
  );
};

type FactsProps = { detail: OrderDetail; renderAddress: (dialog: OrderAddressDialog) => ReactNode };

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
