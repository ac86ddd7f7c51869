import {
  type AmountRowName,
  amountRowNames,
  grossRows,
  netRows,
} from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { readsGross, shownTotal } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  amountRowLabels,
  paymentTypeLabels,
  productionTypeLabels,
  shippingTypeLabels,
  vatReasonLabels,
} from '../../../i18n/words/order-labels.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { VatText } from '../public/amounts/shown-amount.tsx';
import { formatRate } from '../public/amounts/use-shown-price.ts';
import styles from './order-screen.module.css';
import rowAmountStyles from './orders-screen.module.css';

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
  const notes: Partial<Record<AmountRowName, ReactNode>> = {
    productionCents: i18n._(productionTypeLabels[order.productionType]),
    shippingCents: i18n._(shippingTypeLabels[order.shippingType]),
    paymentCents: i18n._(paymentTypeLabels[order.paymentType]),
    voucherCents: amounts.voucherCode,
  };
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
        {amountRowNames.map((name) => (
          <Row key={name} label={i18n._(amountRowLabels[name])} note={notes[name]} cents={rows[name]} />
        ))}
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

/** What an order or a quote comes to, as its customer counts; nothing for who may see no prices. */
export const RowAmount = ({ amounts }: { amounts: Amounts }) => {
  const { actor } = useShop();
  if (!actor.seesPrices) return null;
  return (
    <>
      <Amount cents={shownTotal(amounts, actor.customerKind)} />
      <span className={`${rowAmountStyles.soft} ${rowAmountStyles.narrow}`}>
        <VatText />
      </span>
    </>
  );
};

/** Over the amounts of a list: whether they hold VAT. On a narrow screen each row says it. */
export const AmountHead = () => {
  const { actor } = useShop();
  if (!actor.seesPrices) return null;
  return (
    <div className={rowAmountStyles.amountHead}>
      {readsGross(actor.customerKind) ? <Trans>Betrag mit USt.</Trans> : <Trans>Betrag netto</Trans>}
    </div>
  );
};

/** The server has it; its number comes with the next news. */
export const AcceptedChip = () => (
  <StateChip tone="active">
    <Trans>Auf dem Server angekommen</Trans>
  </StateChip>
);
