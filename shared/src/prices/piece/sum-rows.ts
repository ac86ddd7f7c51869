import { decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { ProcessPrice } from '../process-price.schema.ts';

export type RowSums = { unitPrice: string; positionFlatCents: Cents; positionCents: Cents };

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
