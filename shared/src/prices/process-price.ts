import type { Cents } from '../values/money.ts';

/** What a piece goes through, MATERIAL first; names as in the product's processings. */
export type ProcessName =
  | 'MATERIAL'
  | 'LASER_CUTTING'
  | 'PLASMA_CUTTING'
  | 'OXYFUEL_CUTTING'
  | 'DEBURRING'
  | 'SAWING'
  | 'DRILLING'
  | 'ZINC_PLATING'
  | 'POWDER_COATING'
  | 'PRIMING';

/** One row of a part's price. Measures not used by the process are 0. */
export type ProcessPrice = {
  process: ProcessName;
  /** Rounded to 0.001. */
  minutesPerPiece: number;
  kgPerPiece: number;
  m2PerPiece: number;
  /** EUR per piece, decimal text with up to 4 decimals. */
  pieceEur: string;
  /** Setups, once per position. */
  positionFlatCents: Cents;
};
