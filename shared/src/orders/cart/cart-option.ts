import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Cents } from '../../values/money.ts';
import type { Cart } from './cart.record.ts';

export type ProductionType = NonNullable<Cart['productionType']>;
export type ShippingType = NonNullable<Cart['shippingType']>;
export type PaymentType = NonNullable<Cart['paymentType']>;

/** One choice of the order steps, in the order of ids. */
export type CartOption<Type extends string> = {
  type: Type;
  /** From 1, in the tariff's order. */
  id: number;
  active: boolean;
  /** Why it cannot be chosen; null when it can. */
  reason: Remark | null;
  /** Net; -1: on request. */
  priceCents: Cents;
};

/** Why an option cannot be chosen. */
export const optionRemarks = {
  /** productionType */
  otherProduction: 'option.other-production-type',
  /** heaviestKg, maxKg, longestMm, maxLengthMm, girthMm, maxGirthMm */
  overParcelLimits: 'option.over-parcel-limits',
  /** kg, maxKg */
  overParcelLoad: 'option.over-parcel-load',
  /** heaviestKg, maxKg, longestMm, maxLengthMm */
  overTailLift: 'option.over-tail-lift',
  /** kg, maxKg, longestMm, maxLengthMm */
  freightOnRequest: 'option.freight-on-request',
  /** Of some of the load nothing is known of what it weighs. */
  loadUnknown: 'option.load-unknown',
  /** countryIso */
  countryNotServed: 'option.country-not-served',
  billNotAllowed: 'option.bill-not-allowed',
  cashOnlyAtPickup: 'option.cash-only-at-pickup',
  codOnlyByParcel: 'option.cod-only-by-parcel',
  /** countryIso */
  codCountry: 'option.cod-only-in-de-and-at',
} as const;

export const isPickup = (type: ShippingType | null) => type === 'PICKUP' || type === 'PICKUP_BOXED';

export const isParcel = (type: ShippingType | null) => type === 'PACKAGE_STANDARD' || type === 'PACKAGE_EXPRESS';
