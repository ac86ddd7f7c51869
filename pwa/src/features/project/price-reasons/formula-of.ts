import type { ProcessPrice } from '@knotenblech/shared/prices/process-price.schema.ts';
import { decimal } from '@knotenblech/shared/values/decimal.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';

const measure = (amount: number) => germanNumber(amount, 3);
/** Prices per unit whole, as they are counted: a surcharge can bring them to six decimals. */
const rate = (eur: string) => germanNumber(Number(eur), 2, 6);

/** EUR of a row with the four decimals it is counted in: '2,6973'. */
export const formatExactEur = (eur: string | number) => germanNumber(Number(eur), 4);

export type Formula = { text: string; eur: string };

/**
 * What a piece costs by one row, as it is counted: '1,180 min × 137,50 €/h ÷ 60'. One entry for minutes, weight, area and fixed amounts each,
 * with what it comes to (EUR, decimal text, not rounded).
 */
export const formulasOf = (row: ProcessPrice): Formula[] => {
  const { minutesPerPiece, ratePerHour, kgPerPiece, eurPerKg, m2PerPiece, eurPerM2, euroPerPiece, flatPartEur } = row;
  return [
    ratePerHour === null || minutesPerPiece === 0
      ? null
      : {
          text: `${measure(minutesPerPiece)} min × ${rate(ratePerHour)} €/h ÷ 60`,
          eur: decimal(minutesPerPiece).times(ratePerHour).div(60).toFixed(),
        },
    eurPerKg === null || kgPerPiece === 0 ? null : product([kgPerPiece, 'kg'], eurPerKg),
    eurPerM2 === null || m2PerPiece === 0 ? null : product([m2PerPiece, 'm²'], eurPerM2),
    Number(euroPerPiece) === 0 ? null : { text: `${rate(euroPerPiece)} €`, eur: euroPerPiece },
    Number(flatPartEur) === 0 ? null : { text: `${rate(flatPartEur)} €`, eur: flatPartEur },
  ].filter((formula) => formula !== null);
};

const product = ([amount, unit]: [number, string], eurPerUnit: string): Formula => ({
  text: `${measure(amount)} ${unit} × ${rate(eurPerUnit)} €/${unit}`,
  eur: decimal(amount).times(eurPerUnit).toFixed(),
});
