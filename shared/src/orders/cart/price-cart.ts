import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import { isTariffValid } from '../../prices/tariff-validity.ts';
import { decimal, fromCents, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import { sumOfRows } from '../amounts/amount-rows.ts';
import type { Amounts } from '../amounts/order-amounts.record.ts';
import { cartRefusals, vatOf } from '../amounts/vat-of.ts';
import type { VoucherTerms } from '../vouchers/voucher.schema.ts';
import { missedMinimum, voucherCents } from '../vouchers/voucher-rules.ts';
import type { Cart } from './cart.record.ts';
import {
  type CartOption,
  isParcel,
  isPickup,
  optionRemarks,
  type PaymentType,
  type ShippingType,
} from './cart-option.ts';
import { type CartLinePrice, productionOptions, type ShippingOption, shippingOptions } from './shipping-options.ts';

export type PriceCartInput = {
  lines: readonly CartLinePrice[];
  cart: Cart;
  tariff: Tariff;
  shippingAddress: Address | null;
  customer: Customer;
  /** YYYY-MM-DD */
  today: string;
  voucher?: VoucherTerms | null;
  /** What the operator offers the chosen freight for, beyond what trucks take; net. */
  freightCents?: Cents | undefined;
  /** Day the device got the tariff; without it no expiry is checked. */
  tariffReceivedOn?: string;
};

/** Lines of the cart with their amounts, and the sum of parts. */
export const cartParts = (lines: readonly CartLinePrice[]): Pick<Amounts, 'lines' | 'partsCents'> => {
  const amounts = lines.map(({ projectId, quantity, netCents }) => ({
    projectId,
    quantity,
    unitCents: netCents,
    lineCents: netCents * quantity,
  }));
  return { lines: amounts, partsCents: amounts.reduce((sum, line) => sum + line.lineCents, 0) };
};

/**
 * Every amount of an order: net = parts + production + shipping + payment + voucher (0 or below), VAT once on net, half up; or every reason
 * why the cart cannot be ordered as it stands. Pure.
 */
export const priceCart = (input: PriceCartInput): { amounts: Amounts } | { refusals: Remark[] } => {
  const { lines, cart, tariff, shippingAddress, customer } = input;
  const parts = cartParts(lines);
  const options = chosenOptions(input, parts.partsCents);
  const refusals = [...refusalsOf(input, options), ...voucherRefusals(input, parts.partsCents)];
  if (refusals.length > 0 || !shippingAddress || !cart.shippingType) return { refusals };
  const vat = vatOf({ shippingType: cart.shippingType, shippingAddress, customer, tariff });
  if ('refusal' in vat) return { refusals: [vat.refusal] };
  const sums = {
    ...parts,
    productionCents: options.production?.priceCents ?? 0,
    shippingCents: options.shipping?.priceCents ?? 0,
    paymentCents: options.payment?.priceCents ?? 0,
    ...voucherOf(input, parts.partsCents),
  };
  const netCents = sumOfRows(sums);
  const vatCents = vatOn(netCents, vat.vatRate);
  const total = { netCents, ...vat, vatCents, grossCents: netCents + vatCents };
  return { amounts: { tariffNumber: tariff.number, ...sums, ...total } };
};

const voucherOf = ({ voucher }: PriceCartInput, partsCents: Cents): Pick<Amounts, 'voucherCode' | 'voucherCents'> =>
  voucher ? { voucherCode: voucher.code, voucherCents: voucherCents(voucher, partsCents) } : {};

const chosenOptions = (input: PriceCartInput, partsCents: Cents) => {
  const { lines, cart, tariff, shippingAddress, customer, freightCents } = input;
  const { productionType, shippingType, paymentType } = cart;
  const countryIso = shippingAddress?.countryIso ?? null;
  return {
    production: productionOptions({ partsCents, tariff }).find((option) => option.type === productionType),
    shipping: offeredOption(
      shippingOptions({ lines, productionType, countryIso, tariff }).find((option) => option.type === shippingType),
      freightCents,
    ),
    payment: paymentOptions({ shippingType, countryIso, customer, tariff }).find(
      (option) => option.type === paymentType,
    ),
  };
};

const offeredOption = (option: ShippingOption | undefined, priceCents: Cents | undefined) =>
  option && priceCents !== undefined ? { ...option, active: true, reason: null, priceCents } : option;

type Chosen = ReturnType<typeof chosenOptions>;

const refusalsOf = (input: PriceCartInput, { production, shipping, payment }: Chosen): Remark[] => {
  const { lines, cart, shippingAddress } = input;
  const phoneMissing = shipping?.phoneRequired && shippingAddress && phoneOf(cart, shippingAddress) === '';
  return [
    ...(lines.length === 0 ? [{ code: cartRefusals.empty, values: {} }] : []),
    ...lines
      .filter((line) => line.onRequest)
      .map(({ projectId }) => ({ code: cartRefusals.onRequest, values: { projectId } })),
    ...expiryRefusal(input),
    ...(shippingAddress ? [] : [{ code: cartRefusals.addressMissing, values: {} }]),
    ...optionRefusal('production', cart.productionType, production),
    ...optionRefusal('shipping', cart.shippingType, shipping),
    ...optionRefusal('payment', cart.paymentType, payment),
    ...(phoneMissing ? [{ code: cartRefusals.phoneMissing, values: {} }] : []),
  ];
};

const expiryRefusal = ({ tariff, today, tariffReceivedOn: receivedOn }: PriceCartInput): Remark[] =>
  receivedOn === undefined || isTariffValid({ tariff, receivedOn, today })
    ? []
    : [{ code: cartRefusals.tariffExpired, values: { tariffNumber: tariff.number, receivedOn } }];

const voucherRefusals = ({ voucher }: PriceCartInput, partsCents: Cents): Remark[] => {
  const missed = voucher ? missedMinimum(voucher, partsCents) : null;
  return missed ? [{ code: cartRefusals.voucherMinimum, values: missed }] : [];
};

const optionRefusal = (step: string, type: string | null, option: CartOption<string> | undefined): Remark[] => {
  if (option?.active) return [];
  const why = option?.reason ? { reason: option.reason.code } : {};
  return [{ code: cartRefusals.optionGone, values: { step, type: type ?? '', ...why } }];
};

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

/** VAT on a net amount, rounded half up; rate in hundredths of a percent (1900: 19 %). */
export const vatOn = (netCents: Cents, rate: number): Cents => toCents(fromCents(netCents).times(rate).div(10_000));

/** Phone for the delivery: the one given for this order, else the address's; '' when both are blank. */
export const phoneOf = (cart: Pick<Cart, 'phone'>, address: Pick<Address, 'phone'>) =>
  cart.phone.trim() || address.phone.trim();
