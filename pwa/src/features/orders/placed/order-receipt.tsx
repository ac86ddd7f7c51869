import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paymentTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import type { Written } from '../../../ui/words/address-lines.ts';
import styles from './order-receipt.module.css';

/** What was ordered in a few lines: the total, how it comes and where to. */
export const OrderReceipt = ({ order }: { order: Order }) => {
  const { actor } = useShop();
  const priced = useRecord('orderAmounts', customerPriceSpace(actor.customerId), order.id);
  return <ReceiptFacts total={priced?.amounts.grossCents ?? null} of={order} shippingAddress={order.shippingAddress} />;
};

type ReceiptFactsProps = {
  /** With VAT; shown to whom sees prices. */
  total: Cents | null;
  of: Pick<Order, 'paymentType' | 'shippingType' | 'reference'>;
  shippingAddress: Written | null;
  /** More of it, each a Fact. */
  children?: ReactNode;
};

/** The facts of an order, made or still waiting. */
export const ReceiptFacts = ({ total, of, shippingAddress, children }: ReceiptFactsProps) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  return (
    <dl className={styles.facts}>
      {actor.seesPrices && total !== null ? (
        <div className={styles.total}>
          <dt>
            <Trans>Gesamtbetrag mit Umsatzsteuer</Trans>
          </dt>
          <dd>
            <Amount cents={total} />
          </dd>
        </div>
      ) : null}
      <Fact label={<Trans>Zahlung</Trans>}>{i18n._(paymentTypeLabels[of.paymentType])}</Fact>
      <Fact label={<Trans>Lieferung</Trans>}>{i18n._(shippingTypeLabels[of.shippingType])}</Fact>
      {of.reference === '' ? null : <Fact label={<Trans>Ihr Bestellzeichen</Trans>}>{of.reference}</Fact>}
      {shippingAddress ? (
        <Fact label={<Trans>Lieferadresse</Trans>}>
          <AddressBlock address={shippingAddress} />
        </Fact>
      ) : null}
      {children}
    </dl>
  );
};

export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
