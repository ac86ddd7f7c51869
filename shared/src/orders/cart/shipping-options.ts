import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Shipment } from '../../prices/assembly/shipment-of.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import { decimal, fromCents, toCents } from '../../values/decimal.ts';
import type { ProjectId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';
import type { CartEntry } from './cart-entries.ts';
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
 * Shipping types with price and why one cannot be chosen: parcels only while every piece and all together are within the
 * parcel limits, freight on request (price -1) beyond what trucks take, all that is carried on request while a weight is unknown, and by
 * production type. See priceOf.
 */
export const shippingOptions = ({ lines, productionType, countryIso, tariff }: ShippingInput): ShippingOption[] => {
  const load = loadOf(lines);
  return tariff.shipping.map((row, index) => {
    const onRequest = isPickup(row.type) ? null : (unknownReason(lines, load) ?? freightOf(row.type, load, tariff));
    const reason =
      productionReason(row, productionType) ??
      countryReason(row.type, countryIso, tariff) ??
      onRequest ??
      loadReason(row.type, load, tariff);
    return {
      type: row.type,
      id: index + 1,
      active: reason === null,
      reason,
      priceCents: onRequest ? -1 : priceOf(row, load, { countryIso, tariff }),
      workingDays: row.workingDays,
      phoneRequired: row.phoneRequired,
    };
  });
};

/** Nobody knows what a parcel or a truck costs while the weight of a piece is unknown: the sum would promise too little. */
const unknownReason = (lines: readonly CartLinePrice[], { weightG }: Load): Remark | null =>
  lines.length > 0 && (weightG === 0 || lines.some(({ unweighedCount = 0 }) => unweighedCount > 0))
    ? { code: optionRemarks.loadUnknown, values: {} }
    : null;

const freightOf = (type: ShippingType, load: Load, tariff: Tariff): Remark | null =>
  isParcel(type) ? null : freightReason(load, tariff);

const isFreight = (type: ShippingType) => !isPickup(type) && !isParcel(type);

const trucksOf = ({ weightG }: Load, { freight }: Tariff) =>
  Math.max(1, Math.ceil(weightG / (Number(freight.maxKg) * 1000)));

/**
 * Fixed + kg x EUR/kg, of freight for each truck by the rate of its load, with what a long piece costs, and the country's percentage on all of it.
 */
const priceOf = (
  row: Tariff['shipping'][number],
  load: Load,
  { countryIso, tariff }: Pick<ShippingInput, 'countryIso' | 'tariff'>,
): Cents => {
  const kg = decimal(load.weightG).div(1000);
  if (!isFreight(row.type)) return toCents(kg.times(row.eurPerKg).plus(row.eur));
  const { rates = [], long, countries = [] } = tariff.freight;
  const trucks = trucksOf(load, tariff);
  const rate = rates.findLast((each) => each.type === row.type && kg.div(trucks).gt(each.overKg)) ?? row;
  const longEur = long && load.longestMm > long.overMm ? long.eur : '0';
  const eur = decimal(rate.eur).plus(longEur).times(trucks).plus(kg.times(rate.eurPerKg));
  const percent = countries.find((each) => each.countryIso === countryIso)?.percent ?? '0';
  return toCents(eur.times(decimal(percent).plus(100)).div(100));
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

const freightReason = (load: Load, tariff: Tariff): Remark | null => {
  const { maxKg, maxLengthMm, maxTrucks = 1 } = tariff.freight;
  if (trucksOf(load, tariff) <= maxTrucks && load.longestMm <= maxLengthMm) return null;
  const values = {
    kg: load.weightG / 1000,
    maxKg: Number(maxKg) * maxTrucks,
    longestMm: load.longestMm,
    maxLengthMm,
  };
  return { code: optionRemarks.freightOnRequest, values };
};

const loadReason = (type: ShippingType, load: Load, tariff: Tariff): Remark | null => {
  if (isParcel(type)) return parcelReason(load, tariff);
  return type === 'TRANSPORT_TAIL_LIFT' ? tailLiftReason(load, tariff) : null;
};

const tailLiftReason = ({ heaviestG, longestMm }: Load, { freight: { tailLift } }: Tariff): Remark | null => {
  if (!tailLift) return null;
  const maxKg = Number(tailLift.maxKg);
  if (heaviestG <= maxKg * 1000 && longestMm <= tailLift.maxLengthMm) return null;
  const values = { heaviestKg: heaviestG / 1000, maxKg, longestMm, maxLengthMm: tailLift.maxLengthMm };
  return { code: optionRemarks.overTailLift, values };
};

const parcelReason = ({ weightG, heaviestG, longestMm, girthMm }: Load, { parcel }: Tariff): Remark | null => {
  const maxKg = Number(parcel.maxKg);
  const { maxLengthMm, maxLengthPlusGirthMm: maxGirthMm, maxLoadKg } = parcel;
  if (heaviestG > maxKg * 1000 || longestMm > maxLengthMm || girthMm > maxGirthMm) {
    const values = { heaviestKg: heaviestG / 1000, maxKg, longestMm, maxLengthMm, girthMm, maxGirthMm };
    return { code: optionRemarks.overParcelLimits, values };
  }
  if (maxLoadKg === undefined || weightG <= Number(maxLoadKg) * 1000) return null;
  return { code: optionRemarks.overParcelLoad, values: { kg: weightG / 1000, maxKg: Number(maxLoadKg) } };
};

export type ProductionOption = CartOption<ProductionType> & { workingDays: number };

/** Production types with their surcharge, a percentage of the sum of parts, half up to cents. */
export const productionOptions = ({ partsCents, tariff }: { partsCents: Cents; tariff: Tariff }): ProductionOption[] =>
  tariff.production.map(({ type, workingDays, surchargePercent }, index) => ({
    type,
    id: index + 1,
    active: true,
    reason: null,
    priceCents: toCents(fromCents(partsCents).times(surchargePercent).div(100)),
    workingDays,
  }));

/** The lines of a cart that can be ordered as they stand, as pricing and shipping take them. */
export const orderableLines = (entries: readonly CartEntry[]): CartLinePrice[] =>
  linesOf(entries, ({ obstacle }) => obstacle === null);

/** What a cart weighs once all of it has a price: with the projects that have none yet. */
export const deliveredLines = (entries: readonly CartEntry[]): CartLinePrice[] =>
  linesOf(entries, ({ obstacle }) => obstacle === null || obstacle === 'on-request' || obstacle === 'missing-data');

const linesOf = (entries: readonly CartEntry[], isMeant: (entry: CartEntry) => boolean): CartLinePrice[] =>
  entries.flatMap((entry) =>
    entry.price === null || !isMeant(entry)
      ? []
      : [
          {
            projectId: entry.line.projectId,
            quantity: entry.line.quantity,
            netCents: entry.price.netCents,
            onRequest: entry.price.onRequest,
            ...entry.price.shipment,
          },
        ],
  );

/** A line of the cart with what its project costs and weighs, once. */
export type CartLinePrice = Shipment & {
  projectId: ProjectId;
  /** How many times the project is ordered. */
  quantity: number;
  /** Net price of the project. */
  netCents: Cents;
  onRequest: boolean;
};
