import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { editOrderAddressesCall, type OrderDetail } from '@knotenblech/shared/api/orders/order-calls.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { orderUnweighed, orderWeight } from '@knotenblech/shared/orders/deliverables.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isOrderOver } from '@knotenblech/shared/orders/status-table.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deliveryDayLabels, paymentTypeLabels } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDay, formatMoment } from '../../../ui/figures/format-time.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PaymentTermsWords } from '../../../ui/record-list/payment-terms-words.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import styles from './admin-order.module.css';

/** Delivery, customer, addresses and references of an order. */
export const AdminOrderFacts = ({ detail, renderAddress }: FactsProps) => {
  const { i18n } = useLingui();
  const { order, customerId, customerName, customerNumber, orderedBy } = detail;
  const { approval } = order;
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
      {approval ? (
        <Fact name={<Trans>Freigegeben von</Trans>}>
          {detail.names[approval.by] ?? '–'}, {formatMoment(approval.at, i18n.locale)}
        </Fact>
      ) : null}
      {order.quoteNumber === undefined ? null : <Fact name={<Trans>Nach Angebot</Trans>}>{order.quoteNumber}</Fact>}
      {order.reference === '' ? null : <Fact name={<Trans>Bestellzeichen</Trans>}>{order.reference}</Fact>}
      <Fact name={<Trans>Gesamtgewicht</Trans>}>
        <Weight g={orderWeight(order)} unweighed={orderUnweighed(order)} />
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

export type OrderAddressDialog = {
  initial: Address;
  store: (address: Address) => Promise<void>;
  onClose: () => void;
};

type EditAddressButtonProps = {
  order: Order;
  field: 'shippingAddress' | 'billingAddress';
  renderAddress: (dialog: OrderAddressDialog) => ReactNode;
};

/** Changes an address of this order alone; nothing for one that is over. */
const EditAddressButton = ({ order, field, renderAddress }: EditAddressButtonProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const save = useServerMutation(
    ({ id: _id, ...address }: Address) => ({
      path: `/admin/orders/${order.id}/addresses`,
      method: 'PUT' as const,
      body: { [field]: address },
      answer: editOrderAddressesCall.answer,
    }),
    () => {
      addToast({ words: t`Bestellung ${order.number}: Adresse geändert` });
      void client.invalidateQueries();
    },
  );
  if (isOrderOver(order)) return null;
  const store = async (address: Address) => void (await save.mutateAsync(address));
  return (
    <>
      <Button
        tone="quiet"
        icon={<Icon name="edit" />}
        aria-label={field === 'shippingAddress' ? t`Lieferadresse ändern` : t`Rechnungsadresse ändern`}
        onPress={() => setOpen(true)}
      >
        <Trans>Ändern</Trans>
      </Button>
      {isOpen ? renderAddress({ initial: order[field], store, onClose: () => setOpen(false) }) : null}
    </>
  );
};
