import { z } from 'zod';
import type { Cents } from '../values/money.ts';

/** What a piece goes through, MATERIAL first; names as in the product's processings. */
export const processNameSchema = z.enum([
  'MATERIAL',
  'LASER_CUTTING',
  'PLASMA_CUTTING',
  'OXYFUEL_CUTTING',
  'DEBURRING',
  'SAWING',
  'DRILLING',
  'MILLING',
  'BENDING',
  'VENT_HOLES',
  'WELDING',
  'BLASTING',
  'ZINC_PLATING',
  'POWDER_COATING',
  'PRIMING',
  'ENGINEERING',
]);
export type ProcessName = z.infer<typeof processNameSchema>;

/**
 * One row of the price of a part or an assembly, sales side. pieceEur is the sum of minutesPerPiece x ratePerHour / 60,
 * kgPerPiece x eurPerKg, m2PerPiece x eurPerM2, euroPerPiece and flatPartEur, rounded half up to 0.0001 EUR.
 * Measures that the process does not use are 0, their prices null.
 */
export type ProcessPrice = {
  process: ProcessName;
  /** Rounded to 0.001. */
  minutesPerPiece: number;
  ratePerHour: string | null;
  kgPerPiece: number;
  /** With surchargePercent in it. */
  eurPerKg: string | null;
  /** What is on top of the price per kg (galvanising), percent; null: nothing. */
  surchargePercent: string | null;
  m2PerPiece: number;
  eurPerM2: string | null;
  /** EUR of each piece that follow from no measure. */
  euroPerPiece: string;
  /** What is set up for each piece, EUR. */
  flatPartEur: string;
  /** EUR per piece, decimal text with up to 4 decimals. */
  pieceEur: string;
  /** Setups, once per position. */
  positionFlatCents: Cents;
  /** Some of it was set by hand. */
  isCustom: boolean;
  /** Its measures were assumed, not stated by the file (seams). */
  isAssumed: boolean;
};
