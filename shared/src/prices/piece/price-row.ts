import { type Decimal, decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { ProcessName, ProcessPrice } from '../process-price.schema.ts';

/** What a row is made of; what is left out is nothing. Minutes are rounded here (0.001). */
export type RowInput = {
  process: ProcessName;
  minutes?: Decimal;
  ratePerHour?: string;
  kg?: Decimal;
  eurPerKg?: string;
  surchargePercent?: string;
  m2?: Decimal;
  eurPerM2?: string;
  /** Paid once per position. */
  setupEur?: Decimal;
  isAssumed?: boolean;
};

/**
 * A row of a price: minutes x rate / 60 + kg x EUR/kg + m2 x EUR/m2 + EUR + what each piece's setup costs, rounded half up
 * to 0.0001 EUR (cost per minute = hourly rate / 60).
 */
export const priceRow = ({ process, minutes, kg, m2, setupEur, ...rest }: RowInput): ProcessPrice =>
  withPieceEur({
    process,
    minutesPerPiece: minutes ? roundMinutes(minutes) : 0,
    ratePerHour: minutes ? (rest.ratePerHour ?? null) : null,
    kgPerPiece: kg?.toNumber() ?? 0,
    eurPerKg: kg ? (rest.eurPerKg ?? null) : null,
    surchargePercent: rest.surchargePercent ?? null,
    m2PerPiece: m2?.toNumber() ?? 0,
    eurPerM2: m2 ? (rest.eurPerM2 ?? null) : null,
    euroPerPiece: '0',
    flatPartEur: '0',
    positionFlatCents: setupEur ? toCents(setupEur) : 0,
    isCustom: false,
    isAssumed: rest.isAssumed ?? false,
  });

/** A sum of divisions of 20 digits ends a hair below a half that it is exactly: 9 x 0.67472… is 6.0725, not 6.07249…9. */
const roundMinutes = (minutes: Decimal) => minutes.round(15).round(3).toNumber();

/** The row with its amount per piece, from its measures and their prices; what is nothing is not counted. */
export const withPieceEur = (row: Omit<ProcessPrice, 'pieceEur'>): ProcessPrice => {
  const { minutesPerPiece, ratePerHour, kgPerPiece, eurPerKg, m2PerPiece, eurPerM2 } = row;
  const amounts: Decimal[] = [];
  if (minutesPerPiece !== 0 && ratePerHour !== null) amounts.push(decimal(minutesPerPiece).times(ratePerHour).div(60));
  if (kgPerPiece !== 0 && eurPerKg !== null) amounts.push(decimal(kgPerPiece).times(eurPerKg));
  if (m2PerPiece !== 0 && eurPerM2 !== null) amounts.push(decimal(m2PerPiece).times(eurPerM2));
  for (const eur of [row.euroPerPiece, row.flatPartEur]) if (eur !== '0') amounts.push(decimal(eur));
  return { ...row, pieceEur: sumOf(amounts).round(4).toFixed() };
};
