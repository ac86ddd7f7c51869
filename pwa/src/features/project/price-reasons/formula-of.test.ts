import { pricePart } from '@knotenblech/shared/prices/piece/price-part.ts';
import { decimal, sumOf } from '@knotenblech/shared/values/decimal.ts';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
} from '../../../../../shared/samples/worked-parts.ts';
import { formatExactEur, formulasOf } from './formula-of.ts';

const rowsOf = (part: Parameters<typeof pricePart>[0]) => pricePart(part, workedTariff(), workedGrades).processes;

test('the worked plate is counted as it is worked by hand', () =>
  expect(rowsOf(workedPart(workedPlate())).map((row) => formulasOf(row).map(({ text }) => text))).toEqual([
    ['5,110 kg × 1,44 €/kg'],
    ['1,177 min × 137,50 €/h ÷ 60'],
    ['0,632 min × 75,00 €/h ÷ 60'],
  ]));

test('galvanising is counted by the weight after it and the price with its surcharge', () =>
  expect(formulasOf(rowsOf(workedPart(workedBeam(), { surface: 'ZINCED' })).at(-1)!)[0]?.text).toBe(
    '128,703 kg × 2,4725 €/kg',
  ));

test.each([
  ['plate', workedPart(workedPlate(), { surface: 'POWDER_COATED', ralNumber: '7016' })],
  ['beam', workedPart(workedBeam(), { surface: 'ZINCED' })],
])('every row of the %s comes to what its formulas come to', (_, part) => {
  for (const row of rowsOf(part)) {
    const sum = sumOf(formulasOf(row).map(({ eur }) => decimal(eur)));
    expect(formatExactEur(sum.round(4).toFixed())).toBe(formatExactEur(row.pieceEur));
  }
});
