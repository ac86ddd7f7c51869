import { centsOf, exact, type Fraction, halfUp, isBelow, product, total } from './fraction.ts';

/** One process of a piece: what it costs a piece, and what is paid once for the position. */
export type Row = { process: string; pieceEur: Fraction; setupEur: Fraction };

export type Position = {
  index: number;
  isOnRequest: boolean;
  pieces: number;
  rows: Row[];
  unitEur: Fraction;
  setupCents: number;
  positionCents: number;
};

/** A process by its minutes (0.001) and rate, rounded to 0.0001 EUR. */
export const workRow = (process: string, minutes: Fraction, [eurPerHour, setupEur]: [string, Fraction | string]): Row => ({
  process,
  pieceEur: halfUp(product(halfUp(minutes, 3), eurPerHour, { over: 1n, under: 60n }), 4),
  setupEur: typeof setupEur === 'string' ? exact(setupEur) : setupEur,
});

/** A process by what it uses and its price, rounded to 0.0001 EUR. */
export const amountRow = (process: string, ...factors: (string | Fraction)[]): Row => ({
  process,
  pieceEur: halfUp(product(...factors), 4),
  setupEur: exact(0),
});

/** Unit price: sum of the rows in cents, below 1 EUR with 4 decimals; position: that x pieces, in cents, and its setups. */
export const position = (index: number, pieces: number, rows: Row[]): Position => {
  const sum = total(rows.map((row) => row.pieceEur));
  const unitEur = isBelow(sum, exact(1)) ? sum : halfUp(sum, 2);
  const setupCents = centsOf(total(rows.map((row) => row.setupEur)));
  const positionCents = centsOf(product(unitEur, pieces)) + setupCents;
  return { index, isOnRequest: false, pieces, rows, unitEur, setupCents, positionCents };
};

export const onRequest = (index: number, pieces: number): Position => ({
  ...position(index, pieces, []),
  isOnRequest: true,
});
