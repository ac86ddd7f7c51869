import { type Decimal, decimal } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { PartPrice } from '../piece/price-part.ts';
import type { ProcessName } from '../process-price.schema.ts';
import type { AssemblyPrice } from '../project/price-project.ts';
import { splitCents } from './split-cents.ts';

/** What of a position goes into each process and into its flat rates; all of it together is positionCents. */
export type PositionShares = { processes: { process: ProcessName; cents: Cents }[]; flatCents: Cents };

/**
 * A position cut up by its rows. Its price is a rounded unit price times pieces, which its rows meet only within rounding:
 * the rows get their shares of it in the ratio of their amounts, so that every sum over them meets the price to the cent.
 * What is set up for each piece counts as flat rate, as what is set up once per position.
 */
export const splitPosition = (
  price: Pick<PartPrice | AssemblyPrice, 'processes' | 'positionCents' | 'positionFlatCents'>,
): PositionShares => {
  const { processes: rows, positionCents, positionFlatCents } = price;
  const pieceCents = positionCents - positionFlatCents;
  const flats = rows.map((row) => decimal(row.flatPartEur));
  const own = rows.map((row, n) => decimal(row.pieceEur).minus(flats[n] ?? decimal(0)));
  const shares = splitCents(pieceCents, [...own, ...flats] satisfies Decimal[]);
  return {
    processes: rows.map(({ process }, n) => ({ process, cents: shares[n] ?? 0 })),
    flatCents: positionFlatCents + shares.slice(rows.length).reduce((sum, share) => sum + share, 0),
  };
};
