import { decimal, toCents } from '../../values/decimal.ts';
import type { PriceOverride, ProcessOverride } from '../price-override.record.ts';
import { type ProcessName, type ProcessPrice, processNameSchema } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow, withPieceEur } from './price-row.ts';
import { rateOf } from './rate-of.ts';

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
