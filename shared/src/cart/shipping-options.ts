import type { Remark } from '../parts/part-facts.ts';
import type { Tariff } from '../prices/tariff.ts';
import { decimal, toCents } from '../values/decimal.ts';
import type { CartLinePrice } from './cart-line-price.ts';
import {
  type CartOption,
  isParcel,
  isPickup,
  optionRemarks,
  type ProductionType,
  type ShippingType,
} from './cart-option.ts';

export type ShippingOption = CartOption<ShippingType> & { workingDays: number; phoneRequired: boolean };

type ShippingInput = {
  lines: readonly CartLinePrice[];
  productionType: ProductionType | null;
  /** ISO 3166 code of the delivery country; null while no address is chosen. */
  countryIso: string | null;
  tariff: Tariff;
};

type Load = { weightG: number; heaviestG: number; longestMm: number; girthMm: number };

/**
 * Shipping types with price and why one cannot be chosen: parcels only while every piece is within the parcel limits,
 * everything but pick-up on request (price -1) beyond the freight limits, and by production type. Price = fixed + kg x EUR/kg.
 */
export const shippingOptions = ({ lines, productionType, countryIso, tariff }: ShippingInput): ShippingOption[] => {
  const load = loadOf(lines);
  return tariff.shipping.map((row, index) => {
    const onRequest = isPickup(row.type) ? null : freightReason(load, tariff);
    const reason =
      productionReason(row, productionType) ??
      countryReason(row.type, countryIso, tariff) ??
      onRequest ??
      (isParcel(row.type) ? parcelReason(load, tariff) : null);
    const eur = decimal(load.weightG).div(1000).times(row.eurPerKg).plus(row.eur);
    return {
      type: row.type,
      id: index + 1,
      active: reason === null,
      reason,
      priceCents: onRequest ? -1 : toCents(eur),
      workingDays: row.workingDays,
      phoneRequired: row.phoneRequired,
    };
  });
};

const loadOf = (lines: readonly CartLinePrice[]): Load => ({
  weightG: lines.reduce((sum, line) => sum + line.netWeightG * line.quantity, 0),
  heaviestG: Math.max(0, ...lines.map((line) => line.heaviestPieceG)),
  longestMm: Math.max(0, ...lines.map((line) => line.longestPieceMm)),
  girthMm: Math.max(0, ...lines.map((line) => line.longestPlusGirthMm)),
});

const productionReason = (
  { productionTypes }: Tariff['shipping'][number],
  chosen: ProductionType | null,
): Remark | null =>
  productionTypes.length === 0 || chosen === null || productionTypes.includes(chosen)
    ? null
    : { code: optionRemarks.otherProduction, values: { productionType: chosen } };

const countryReason = (type: ShippingType, countryIso: string | null, { vat }: Tariff): Remark | null =>
  isPickup(type) || countryIso === null || vat.some((row) => row.countryIso === countryIso)
    ? null
    : { code: optionRemarks.countryNotServed, values: { countryIso } };

const freightReason = ({ weightG, longestMm }: Load, { freight }: Tariff): Remark | null => {
  const maxKg = Number(freight.maxKg);
  if (weightG <= maxKg * 1000 && longestMm <= freight.maxLengthMm) return null;
  const values = { kg: weightG / 1000, maxKg, longestMm, maxLengthMm: freight.maxLengthMm };
  return { code: optionRemarks.freightOnRequest, values };
};

const parcelReason = ({ heaviestG, longestMm, girthMm }: Load, { parcel }: Tariff): Remark | null => {
  const maxKg = Number(parcel.maxKg);
  const { maxLengthMm, maxLengthPlusGirthMm: maxGirthMm } = parcel;
  if (heaviestG <= maxKg * 1000 && longestMm <= maxLengthMm && girthMm <= maxGirthMm) return null;
  const values = { heaviestKg: heaviestG / 1000, maxKg, longestMm, maxLengthMm, girthMm, maxGirthMm };
  return { code: optionRemarks.overParcelLimits, values };
};
