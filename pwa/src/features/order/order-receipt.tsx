import type { Order } from '@knotenblech/shared/orders/order.ts';
import { customerPriceSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paymentTypeWords } from '../../i18n/words/payment-type-words.ts';
import { shippingTypeWords } from '../../i18n/words/shipping-type-words.ts';
import { useRecord, useShop } from '../../sync/use-shop.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { AddressBlock } from '../../ui/words/address-block.tsx';
import styles from './order-receipt.module.css';

/** What was ordered in a few lines: the total, how it comes and where to. */
export const OrderReceipt = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const priced = useRecord('orderAmounts', customerPriceSpace(actor.customerId), order.id);
  return (
    <dl className={styles.facts}>
      {actor.seesPrices && priced ? (
        <div className={styles.total}>
          <dt>
            <Trans>Gesamtbetrag mit Umsatzsteuer</Trans>
          </dt>
          <dd>
            <Amount cents={priced.amounts.grossCents} />
          </dd>
        </div>
      ) : null}
      <Fact label={<Trans>Zahlung</Trans>}>{i18n._(paymentTypeWords[order.paymentType])}</Fact>
      <Fact label={<Trans>Lieferung</Trans>}>{i18n._(shippingTypeWords[order.shippingType])}</Fact>
      {order.reference === '' ? null : <Fact label={<Trans>Ihr Bestellzeichen</Trans>}>{order.reference}</Fact>}
      <Fact label={<Trans>Lieferadresse</Trans>}>
        <AddressBlock address={order.shippingAddress} />
      </Fact>
    </dl>
  );
};

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
