import { decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { PriceOverride, ProcessOverride } from '../price-override.record.ts';
import { type ProcessName, type ProcessPrice, processNameSchema } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow, withPieceEur } from './price-row.ts';

/**
 * Rows with what was set by hand in place of the computed values. A process that the piece does not have gets a row when minutes,
 * kg, EUR or a flat rate were set for it; minutes are then paid by the tariff's rate.
 */
export const overrideRows = (
  rows: readonly ProcessPrice[],
  override: PriceOverride | undefined,
  tariff: Tariff,
): ProcessPrice[] => {
  if (!override) return [...rows];
  const { material, processes = {} } = override;
  const setOf = (process: ProcessName) => (process === 'MATERIAL' ? material : processes[process]);
  const changed = rows.map((row) => {
    const set = setOf(row.process);
    return set && Object.keys(set).length > 0 ? overrideRow(row, set, tariff) : row;
  });
  const added = processNameSchema.options.flatMap((process) => {
    const set = processes[process];
    if (!set || process === 'MATERIAL' || rows.some((row) => row.process === process)) return [];
    const row = overrideRow(priceRow({ process }), set, tariff);
    return decimal(row.pieceEur).eq(0) && row.positionFlatCents === 0 ? [] : [row];
  });
  return [...changed, ...added];
};

const overrideRow = (row: ProcessPrice, set: ProcessOverride, { rates }: Tariff): ProcessPrice => {
  const isEuroSet = set.euroPerPiece !== undefined;
  return withPieceEur({
    ...row,
    minutesPerPiece: set.minutesPerPiece === undefined ? row.minutesPerPiece : Number(set.minutesPerPiece),
    ratePerHour: set.ratePerHour ?? row.ratePerHour ?? (set.minutesPerPiece ? rateOf(row.process, rates) : null),
    kgPerPiece: set.kgPerPiece === undefined ? row.kgPerPiece : Number(set.kgPerPiece),
    eurPerKg: set.eurPerKg ?? row.eurPerKg,
    surchargePercent: set.eurPerKg === undefined ? row.surchargePercent : null,
    eurPerM2: isEuroSet ? null : row.eurPerM2,
    euroPerPiece: set.euroPerPiece ?? row.euroPerPiece,
    flatPartEur: set.flatPartEur ?? row.flatPartEur,
    positionFlatCents: set.flatPosEur === undefined ? row.positionFlatCents : toCents(decimal(set.flatPosEur)),
    isCustom: true,
  });
};

type Rates = Tariff['rates'];

const rateNames = {
  MATERIAL: 'manual',
  LASER_CUTTING: 'laser',
  PLASMA_CUTTING: 'plasma',
  OXYFUEL_CUTTING: 'plasma',
  DEBURRING: 'manual',
  SAWING: 'saw',
  DRILLING: 'drill',
  MILLING: 'mill',
  BENDING: 'manual',
  VENT_HOLES: 'drill',
  WELDING: 'weld',
  BLASTING: 'manual',
  ZINC_PLATING: 'manual',
  POWDER_COATING: 'manual',
  PRIMING: 'manual',
  ENGINEERING: 'engineering',
} as const satisfies Record<ProcessName, keyof Rates>;

/** EUR per hour of a process; a tariff that has no rate for it pays it as work by hand. */
export const rateOf = (process: ProcessName, rates: Rates): string => rates[rateNames[process]] ?? rates.manual;

type RowSums = { unitPrice: string; positionFlatCents: Cents; positionCents: Cents };

/** Unit price: sum of the rows, half up to cents, under 1 EUR to 4 decimals. Position: unit price x quantity, half up to cents, plus its setups. */
export const sumRows = (rows: readonly ProcessPrice[], quantity: number): RowSums => {
  const sum = sumOf(rows.map((row) => decimal(row.pieceEur)));
  const places = sum.lt(1) ? 4 : 2;
  const unitPrice = sum.round(places).toFixed(places);
  const positionFlatCents = rows.reduce((cents, row) => cents + row.positionFlatCents, 0);
  return {
    unitPrice,
    positionFlatCents,
    positionCents: toCents(decimal(unitPrice).times(quantity)) + positionFlatCents,
  };
};
