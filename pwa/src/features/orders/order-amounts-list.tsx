import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { surchargeSum } from '@knotenblech/shared/orders/surcharge-sum.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '../../cart/format-rate.ts';
import { paymentTypeLabels } from '../../i18n/words/payment-type-words.ts';
import { productionTypeLabels } from '../../i18n/words/production-type-words.ts';
import { shippingTypeLabels } from '../../i18n/words/shipping-type-words.ts';
import { vatReasonLabels } from '../../i18n/words/vat-reason-words.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import styles from './order-screen.module.css';

type OrderAmountsListProps = {
  order: Pick<Order, 'productionType' | 'shippingType' | 'paymentType'>;
  amounts: Amounts;
  isGrossFirst: boolean;
};

export const OrderAmountsList = ({ order, amounts, isGrossFirst }: OrderAmountsListProps) => {
  const { i18n } = useLingui();
  const total = (
    <Row isTotal label={<Trans>Gesamtbetrag mit Umsatzsteuer</Trans>}>
      <Amount cents={amounts.grossCents} />
    </Row>
  );
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Beträge</Trans>
      </h2>
      <dl className={styles.rows}>
        {isGrossFirst ? total : null}
        <Row label={<Trans>Summe der Teile</Trans>}>
          <Amount cents={amounts.partsCents} />
        </Row>
        <Row label={<Trans>Fertigung</Trans>} note={i18n._(productionTypeLabels[order.productionType])}>
          <Amount cents={amounts.productionCents} />
        </Row>
        <Row label={<Trans>Lieferung</Trans>} note={i18n._(shippingTypeLabels[order.shippingType])}>
          <Amount cents={amounts.shippingCents} />
        </Row>
        <Row label={<Trans>Zahlung</Trans>} note={i18n._(paymentTypeLabels[order.paymentType])}>
          <Amount cents={amounts.paymentCents} />
        </Row>
        {amounts.voucherCents === undefined ? null : (
          <Row label={<Trans>Gutschein</Trans>} note={amounts.voucherCode}>
            <Amount cents={amounts.voucherCents} />
          </Row>
        )}
        {surchargeSum(amounts) === 0 ? null : (
          <Row label={<Trans>Zuschläge und Nachlässe</Trans>}>
            <Amount cents={surchargeSum(amounts)} />
          </Row>
        )}
        <Row label={<Trans>Nettosumme</Trans>}>
          <Amount cents={amounts.netCents} />
        </Row>
        <Row
          label={<Trans>Umsatzsteuer {formatRate(amounts.vatRate)} %</Trans>}
          note={i18n._(vatReasonLabels[amounts.vatReason])}
        >
          <Amount cents={amounts.vatCents} />
        </Row>
        {isGrossFirst ? null : total}
      </dl>
    </section>
  );
};

type RowProps = { label: ReactNode; note?: ReactNode; isTotal?: boolean; children: ReactNode };

const Row = ({ label, note, isTotal = false, children }: RowProps) => (
  <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>
    <dt>
      {label}
      {note ? <span className={styles.soft}>{note}</span> : null}
    </dt>
    <dd>{children}</dd>
  </div>
);
