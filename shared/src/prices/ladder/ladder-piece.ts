import { coats, type Surface } from '../../parts/finishes.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import { decimal, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { AssemblyPrice } from '../assembly/price-assembly.ts';
import type { PartPrice } from '../piece/price-part.ts';
import { withPieceEur } from '../piece/price-row.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import { coatings } from '../project/piece-difference.ts';
import { coatingRows, type MinimumCoat, minimumsOf } from '../project/project-charges.ts';
import { apportion } from './apportion.ts';

/** What a position costs, by what it is for. */
export const positionShares = ['setup', 'material', 'work', 'surface'] as const;
export type PositionShare = (typeof positionShares)[number];

/**
 * What one piece of a position costs, in 1/10,000 EUR: the four decimals that rows have, as whole numbers. The shares are
 * those of `unit`; what is paid once for the position is not in them.
 */
export type PieceAmounts = {
  unit: number;
  shares: Record<PositionShare, number>;
  flatCents: Cents;
  coats: { coat: MinimumCoat; unit: number }[];
};

/** A priced position of a project; its rows do not depend on its quantity, only on the galvanising class. */
export type LadderPiece = {
  isOwn: boolean;
  /** Pieces at the present quantity. */
  quantity: number;
  surface: Surface;
  /** What the class counts of one piece, grams. */
  whiteG: number;
  rowsIn: (zincClass: number) => readonly ProcessPrice[];
  of: { part: Part; price: PartPrice } | { assembly: Assembly; price: AssemblyPrice };
};

/** The rows of a position as the project has them, in any class of galvanising. */
export const rowsByClass = (
  rows: readonly ProcessPrice[],
  eurPerKgIn: (zincClass: number) => string,
): LadderPiece['rowsIn'] => {
  const made = keptRows.get(rows) ?? new Map<string, readonly ProcessPrice[]>();
  keptRows.set(rows, made);
  return (zincClass) => {
    const eurPerKg = eurPerKgIn(zincClass);
    const kept = made.get(eurPerKg) ?? inClass(rows, eurPerKg);
    made.set(eurPerKg, kept);
    return kept;
  };
};

/** By price per kg, kept with the rows that they are made of. */
const keptRows = new WeakMap<readonly ProcessPrice[], Map<string, readonly ProcessPrice[]>>();

/** A price per kg that was set by hand has no surcharge on it, and holds in every class. */
const inClass = (rows: readonly ProcessPrice[], eurPerKg: string): readonly ProcessPrice[] => {
  const isOther = (row: ProcessPrice) =>
    row.process === coats.zinc.process &&
    row.surchargePercent !== null &&
    row.eurPerKg !== null &&
    row.eurPerKg !== eurPerKg;
  return rows.some(isOther) ? rows.map((row) => (isOther(row) ? withPieceEur({ ...row, eurPerKg }) : row)) : rows;
};

/** The amounts of rows as `sumRows` makes a unit price of them: to cents, under 1 EUR to four decimals. */
export const amountsOf = (rows: readonly ProcessPrice[], surface: Surface): PieceAmounts => {
  const shares = { setup: 0, material: 0, work: 0, surface: 0 };
  let flatCents = 0;
  for (const row of rows) {
    const flat = whole(row.flatPartEur);
    shares.setup += flat;
    shares[shareOf(row)] += whole(row.pieceEur) - flat;
    flatCents += row.positionFlatCents;
  }
  const sum = shares.setup + shares.material + shares.work + shares.surface;
  const unit = sum < 10_000 ? sum : Math.round(sum / 100) * 100;
  const paid = minimumsOf(surface).flatMap(({ coat }) => {
    const coated = coatingRows({ surface, processes: rows }, coat);
    return coated.length === 0 ? [] : [{ coat, unit: coated.reduce((all, row) => all + whole(row.pieceEur), 0) }];
  });
  return { unit, shares: sum < 10_000 ? shares : inCents(unit, shares), flatCents, coats: paid };
};

const whole = (eur: string) => Math.round(Number(eur) * 10_000);

const shareOf = ({ process }: ProcessPrice): PositionShare => {
  if (process === 'MATERIAL') return 'material';
  return coatings.includes(process) ? 'surface' : 'work';
};

/** The shares of a price that was rounded to cents, in whole cents too: they read the same at every quantity. */
const inCents = (unit: number, shares: Record<PositionShare, number>) => {
  const of = (share: PositionShare) => shares[share] / 100;
  const cents = apportion(unit / 100, {
    setup: of('setup'),
    material: of('material'),
    work: of('work'),
    surface: of('surface'),
  });
  for (const share of positionShares) cents[share] *= 100;
  return cents;
};

/** So many pieces at an amount in 1/10,000 EUR each, to whole cents, half away from 0 as everywhere. */
export const centsOf = (unit: number, quantity: number): Cents => {
  const exact = unit * quantity;
  if (!Number.isSafeInteger(exact)) return toCents(decimal(unit).times(quantity).div(10_000));
  return Math.sign(exact) * Math.round(Math.abs(exact) / 100) || 0;
};
