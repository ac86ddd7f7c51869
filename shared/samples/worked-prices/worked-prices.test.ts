import { beforeAll, describe, expect, test } from 'vitest';
import { joinProject } from '../../src/parts/part.ts';
import { priceProject, type ProjectPricing } from '../../src/prices/project/price-project.ts';
import { partIdOf, type ProjectId } from '../../src/values/ids.ts';
import { readSample } from '../read-sample.ts';
import { workedGrades, workedTariff } from '../worked-parts.ts';
import { knotenplattenSheet } from './knotenplatten-sheet.ts';
import { halfUp, type PricedSheet, type ProjectSheet } from './price-sheet.ts';
import { rahmenSheet } from './rahmen-sheet.ts';
import { winkelSheet } from './winkel-sheet.ts';
import { workOutPrice } from './work-out-price.ts';

const id = '019a0000-0000-7000-8000-000000000001' as ProjectId;
const cents = (eur: number) => Math.round(eur * 100);

/** The whole way of a new project: the file read, galvanised, nothing chosen but cold-formed tubes. */
const priceSample = async (fileName: string) => {
  const { head, parts: facts } = await readSample(fileName);
  const tubes = facts.filter(({ profileFamily }) => profileFamily === 'CHS');
  const choices = tubes.map(({ index }) => ({ id: partIdOf(id, index), index, specificity: 'COLD_ROLLED' as const }));
  const { parts } = joinProject({ id, surface: 'ZINCED', ralNumber: null }, head, facts, choices, []);
  return { parts, pricing: priceProject({ parts, tariff: workedTariff(), grades: workedGrades }) };
};

const isPriced = (sheet: ProjectSheet['positions'][number]): sheet is PricedSheet => !('onRequest' in sheet);

describe.each([knotenplattenSheet, rahmenSheet, winkelSheet])('$fileName, worked by hand', (sheet) => {
  const rows = sheet.positions.map((row, index) => [row.drawing, index + 1, row] as const);
  const priced = sheet.positions.filter(isPriced);
  const work = (row: PricedSheet) => workOutPrice(row, sheet.zincEurPerKg);
  let sample: Awaited<ReturnType<typeof priceSample>>;
  let pricing: ProjectPricing;
  beforeAll(async () => {
    sample = await priceSample(sheet.fileName);
    pricing = sample.pricing;
  });

  test('the sheet has each position once, with its pieces', () => {
    const drawn = sample.parts.map(({ facts, quantity }) => [facts.drawingNumber, quantity]);
    expect(drawn).toEqual(sheet.positions.map(({ drawing, pieces }) => [drawing, pieces]));
    expect(pricing.parts.size).toBe(sheet.positions.length);
  });

  test.each(rows)('%s', (_drawing, index, row) => {
    const price = pricing.parts.get(index);
    if (!isPriced(row)) {
      expect(price?.onRequest.map(({ code }) => code)).toEqual([row.onRequest]);
      expect(price).toMatchObject({ unitPrice: null, processes: [], positionFlatCents: 0, positionCents: 0 });
      return;
    }
    const worked = work(row);
    expect([worked.unitEur, worked.positionEur.toFixed(2)]).toEqual(row.eur);
    expect(price).toMatchObject({ onRequest: [], netWeightG: worked.netG, grossWeightG: worked.grossG });
    expect(price?.processes.map(({ process, pieceEur }) => [process, Number(pieceEur)])).toEqual(worked.processes);
    expect(price?.processes.at(-1)?.kgPerPiece).toBe(worked.whiteKg);
    expect(price).toMatchObject({
      unitPrice: row.eur[0],
      positionFlatCents: cents(worked.setupEur),
      positionCents: cents(Number(row.eur[1])),
    });
  });

  test('its galvanised weight is above 500 kg, 1.50 x 1.25 EUR/kg, and above the minimum', () => {
    const whiteKg = priced.reduce((kg, row) => kg + row.pieces * work(row).whiteKg, 0);
    expect(halfUp(whiteKg, 3)).toBe(sheet.whiteKg);
    expect(sheet.whiteKg).toBeGreaterThan(500);
    expect(sheet.zincEurPerKg).toBe(1.5 * 1.25 * 1.15);
  });

  test('the project is the sum of its positions and its setup of 25 EUR', () => {
    const sum = sheet.positions.filter(isPriced).reduce((eur, row) => eur + Number(row.eur[1]), 0);
    expect(cents(sum)).toBe(cents(sheet.partsEur));
    expect(pricing.charges).toEqual([{ kind: 'setup', surface: null, ralNumber: null, cents: 2500 }]);
    expect(pricing).toMatchObject({
      partsCents: cents(sheet.partsEur),
      chargesCents: 2500,
      netCents: cents(sheet.netEur),
      onRequest: priced.length < sheet.positions.length,
    });
  });
});

test('stainless KP-121 cannot be galvanised: it is on request, the 25 others have their prices', async () => {
  const { pricing } = await priceSample('knotenplatten.btlx');
  const waiting = [...pricing.parts.values()].filter((price) => price.onRequest.length > 0);
  expect(waiting.map(({ index }) => index)).toEqual([21]);
  expect(pricing).toMatchObject({ onRequest: true, netCents: cents(knotenplattenSheet.netEur) });
});
