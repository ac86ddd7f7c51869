import { grossRows, netRows } from '@knotenblech/shared/orders/amounts/gross-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { vatReasonLabels } from '../../../i18n/words/order-labels.ts';
import {
  paymentTypeLabels,
  productionTypeLabels,
  shippingTypeLabels,
} from '../../../i18n/words/shipping-type-words.ts';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatRate } from '../public/amounts/format-rate.ts';
import styles from './order-screen.module.css';

type OrderAmountsListProps = {
  order: Pick<Order, 'productionType' | 'shippingType' | 'paymentType'>;
  amounts: Amounts;
  /** As private people read them: every row with VAT. */
  isGross: boolean;
};

/** How an order's sum comes about: net with VAT on top, or with VAT in every row. */
export const OrderAmountsList = ({ order, amounts, isGross }: OrderAmountsListProps) => {
  const { i18n } = useLingui();
  const net = netRows(amounts);
  const rows = isGross ? grossRows(net, amounts.vatRate) : net;
  const { productionCents, shippingCents, paymentCents } = rows;
  const rate = formatRate(amounts.vatRate);
  const vat = (
    <Row
      label={isGross ? <Trans>Darin Umsatzsteuer {rate} %</Trans> : <Trans>Umsatzsteuer {rate} %</Trans>}
      note={i18n._(vatReasonLabels[amounts.vatReason])}
      cents={amounts.vatCents}
    />
  );
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Beträge</Trans>
      </h2>
      <dl className={styles.rows}>
        <Row label={<Trans>Summe der Teile</Trans>} cents={rows.partsCents} />
        <Row
          label={<Trans>Fertigung</Trans>}
          note={i18n._(productionTypeLabels[order.productionType])}
          cents={productionCents}
        />
        <Row
          label={<Trans>Lieferung</Trans>}
          note={i18n._(shippingTypeLabels[order.shippingType])}
          cents={shippingCents}
        />
        <Row label={<Trans>Zahlung</Trans>} note={i18n._(paymentTypeLabels[order.paymentType])} cents={paymentCents} />
        <Row label={<Trans>Gutschein</Trans>} note={amounts.voucherCode} cents={rows.voucherCents} />
        <Row label={<Trans>Zuschläge und Nachlässe</Trans>} cents={rows.surchargeCents} />
        {isGross ? null : <Row label={<Trans>Nettosumme</Trans>} cents={amounts.netCents} />}
        {isGross ? null : vat}
        <Row isTotal label={<Trans>Gesamtbetrag mit Umsatzsteuer</Trans>} cents={amounts.grossCents} />
        {isGross ? vat : null}
      </dl>
    </section>
  );
};

type RowProps = { label: ReactNode; note?: ReactNode; cents: Cents | null; isTotal?: boolean };

/** Nothing where there is no such amount. */
const Row = ({ label, note, cents, isTotal = false }: RowProps) =>
  cents === null ? null : (
    <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>
      <dt>
        {label}
        {note ? <span className={styles.soft}>{note}</span> : null}
      </dt>
      <dd>
        <Amount cents={cents} />
      </dd>
    </div>
  );
