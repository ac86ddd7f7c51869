import { type AmountRowName, amountRowNames, grossRows } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { isVatDroppedAfterCheck } from '@knotenblech/shared/orders/amounts/vat-of.ts';
import { isPickup, type ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  amountRowLabels,
  paymentTypeLabels,
  productionTypeLabels,
  shippingTypeLabels,
  vatReasonLabels,
} from '../../../i18n/words/order-labels.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount, CountingAmount } from '../../../ui/figures/counting-amount.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { formatRate, useShownPrice } from '../public/amounts/use-shown-price.ts';
import { draftDeliveryDay } from '../public/draft/draft-delivery-day.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import amountRowsStyles from './amount-rows.module.css';
import { type DraftAmounts, draftAmounts } from './draft-amounts.ts';
import styles from './order-summary.module.css';

/** Each is chosen in a step of its own, and is open until then. */
const chosenInSteps: readonly AmountRowName[] = ['productionCents', 'shippingCents', 'paymentCents'];

/** What the order costs as far as it is chosen: to companies net with VAT on top, to private people with VAT in every row. */
export const OrderSummary = ({ draft }: { draft: OrderDraft }) => {
  const { i18n } = useLingui();
  const { chosen } = draft;
  const amounts = draftAmounts(draft);
  const day = draftDeliveryDay(draft);
  const totalLabel = amounts.complete ? (
    <Trans>Gesamtbetrag mit Umsatzsteuer</Trans>
  ) : (
    <Trans>Bisher, mit Umsatzsteuer</Trans>
  );
  const grossRate = useGrossRate(amounts);
  if (grossRate === undefined) return null;
  const isGross = grossRate !== null;
  const grossCents = isGross ? withVat(amounts.netCents, grossRate) : amounts.grossCents;
  const vatCents = grossCents === null ? null : grossCents - amounts.netCents;
  const net = { ...amounts, surchargeCents: null };
  const rows = isGross ? grossRows(net, grossRate) : net;
  const notes: Partial<Record<AmountRowName, ReactNode>> = {
    partsCents: <Plural value={draft.partCount} one="# Teil" other="# Teile" />,
    productionCents: chosen.productionType && i18n._(productionTypeLabels[chosen.productionType]),
    shippingCents: chosen.shippingType && i18n._(shippingTypeLabels[chosen.shippingType]),
    paymentCents: chosen.paymentType && i18n._(paymentTypeLabels[chosen.paymentType]),
    voucherCents: rows.voucherCents === null ? null : draft.voucher.terms?.code,
  };
  const total = <AmountRow isTotal label={totalLabel} cents={grossCents} />;
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">
        <Trans>Zusammenfassung</Trans>
      </h2>
      <AmountRows>
        {amountRowNames.map((name) =>
          rows[name] === null && !chosenInSteps.includes(name) ? null : (
            <AmountRow key={name} label={i18n._(amountRowLabels[name])} note={notes[name]} cents={rows[name]} />
          ),
        )}
        {isGross ? total : <AmountRow label={<Trans>Nettosumme</Trans>} cents={amounts.netCents} />}
        <AmountRow
          label={<VatLabel vatRate={amounts.vat?.vatRate ?? grossRate} isContained={isGross} />}
          note={amounts.vat ? i18n._(vatReasonLabels[amounts.vat.vatReason]) : null}
          cents={vatCents}
        />
        {isGross ? null : total}
      </AmountRows>
      {day ? (
        <p className={styles.day}>
          <DeliveryDayText day={day} shippingType={chosen.shippingType} />
        </p>
      ) : null}
      {isVatPending(draft, amounts.vat) ? (
        <p className={styles.note}>
          <Trans>
            Ihre Umsatzsteuer-Identifikationsnummer ist noch nicht geprüft. Nach der Prüfung entfällt die Umsatzsteuer;
            der Betrag wird nicht höher.
          </Trans>
        </p>
      ) : null}
    </section>
  );
};

/** The rate of what private people read, also before there is an address; null where amounts are net, undefined while loading. */
const useGrossRate = ({ vat }: DraftAmounts): number | null | undefined => {
  const { actor } = useShop();
  const rateSoFar = useShownPrice()?.shownVatRate;
  return readsGross(actor.customerKind) ? (vat?.vatRate ?? rateSoFar) : null;
};

const VatLabel = ({ vatRate, isContained }: { vatRate: number | null; isContained: boolean }) => {
  if (vatRate === null) return <Trans>Umsatzsteuer</Trans>;
  const rate = formatRate(vatRate);
  return isContained ? <Trans>Darin Umsatzsteuer {rate} %</Trans> : <Trans>Umsatzsteuer {rate} %</Trans>;
};

const isVatPending = ({ customer, shipping, billing }: OrderDraft, vat: DraftAmounts['vat']) =>
  vat !== null &&
  [shipping, billing].some((address) => isVatDroppedAfterCheck(vat, { customer, vatId: address?.vatId ?? '' }));

type AmountRowProps = { label: ReactNode; note?: ReactNode; cents: Cents | null; isTotal?: boolean };

/** One line of a calculation; what is not chosen yet says so instead of showing 0. */
const AmountRow = ({ label, note, cents, isTotal = false }: AmountRowProps) => (
  <div className={`${amountRowsStyles.row} ${isTotal ? amountRowsStyles.total : ''}`}>
    <dt>
      {label}
      {note ? <span className={amountRowsStyles.note}>{note}</span> : null}
    </dt>
    <dd>
      {cents === null ? (
        <span className={amountRowsStyles.open}>
          <Trans>noch offen</Trans>
        </span>
      ) : isTotal ? (
        <CountingAmount cents={cents} />
      ) : (
        <Amount cents={cents} />
      )}
    </dd>
  </div>
);

const AmountRows = ({ children }: { children: ReactNode }) => <dl className={amountRowsStyles.rows}>{children}</dl>;

/** When an order is expected to come, or to be fetched. */
export const DeliveryDayText = ({ day, shippingType }: { day: Day; shippingType: ShippingType | null }) => {
  const { i18n } = useLingui();
  return isPickup(shippingType) ? (
    <Trans>
      Abholbereit voraussichtlich am <strong>{formatDay(day, i18n.locale)}</strong>
    </Trans>
  ) : (
    <Trans>
      Lieferung voraussichtlich am <strong>{formatDay(day, i18n.locale)}</strong>
    </Trans>
  );
};
