import type { Customer } from '../../accounts/customer.record.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import { decimal, toCents } from '../../values/decimal.ts';
import {
  type CartOption,
  isParcel,
  isPickup,
  optionRemarks,
  type PaymentType,
  type ShippingType,
} from './cart-option.ts';

export type PaymentOption = CartOption<PaymentType>;

type PaymentInput = {
  shippingType: ShippingType | null;
  /** Country of the delivery address. */
  countryIso: string | null;
  customer: Pick<Customer, 'mayPayByBill'>;
  tariff: Tariff;
};

const codCountries: readonly (string | null)[] = ['DE', 'AT'];

/** Payment types that the shop is set up for, with price and why one cannot be chosen. */
export const paymentOptions = (input: PaymentInput): PaymentOption[] =>
  input.tariff.payment.flatMap(({ type, eur }, index) => {
    if (type === 'PAYPAL' && !input.tariff.takesPaypal) return [];
    const reason = reasonAgainst(type, input);
    return { type, id: index + 1, active: reason === null, reason, priceCents: toCents(decimal(eur)) };
  });

const reasonAgainst = (type: PaymentType, { shippingType, countryIso, customer }: PaymentInput): Remark | null => {
  switch (type) {
    case 'BILL':
      return customer.mayPayByBill ? null : { code: optionRemarks.billNotAllowed, values: {} };
    case 'PAYPAL':
    case 'PREPAYMENT':
      return null;
    case 'CASH':
      return isPickup(shippingType) ? null : { code: optionRemarks.cashOnlyAtPickup, values: {} };
    case 'COD':
      if (!isParcel(shippingType)) return { code: optionRemarks.codOnlyByParcel, values: {} };
      return codCountries.includes(countryIso)
        ? null
        : { code: optionRemarks.codCountry, values: { countryIso: countryIso ?? '' } };
  }
};
