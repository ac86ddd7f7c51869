import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workedGrades, workedPart, workedPlate, workedTariff, workedTube } from '../../samples/worked-parts.ts';
import type { Part } from '../parts/part.ts';
import { priceProject } from '../prices/project/price-project.ts';
import { priceSnapshotOf } from '../prices/project/price-snapshot.ts';
import { matchRevision } from './match-revision.ts';
import { revisionPrice } from './revision-price.ts';

const tariff = workedTariff();

const snapshotOf = (parts: readonly Part[]) => {
  const pricing = priceProject({ parts, tariff, grades: workedGrades });
  return priceSnapshotOf({
    project: { productionType: 'SINGLEPARTS_ONLY' },
    parts,
    assemblies: [],
    pricing,
    tariffNumber: 1,
  });
};

const compare = (was: readonly Part[], now: readonly Part[]) => {
  const revision = matchRevision({ parts: was, assemblies: [] }, { parts: now, assemblies: [] }, () => null);
  return { revision, price: revisionPrice(snapshotOf(was), snapshotOf(now), revision) };
};

/** A plate of its own length and thickness, so that it is told apart from others. */
const plate = (index: number, lengthMm: number, quantity: number): Part => {
  const facts = workedPlate(index);
  const body = { ...facts.body, blankMm: { ...facts.body.blankMm, length: lengthMm } };
  const measures = { ...facts.measures, netVolumeMm3: lengthMm * 2000, contourMm: 2 * lengthMm + 400 };
  return workedPart({ ...facts, body, measures, quantity, quantitySingle: quantity, drawingNumber: `P${lengthMm}` });
};

const sumOf = ({ price }: ReturnType<typeof compare>) =>
  [...[...price.rows.values()].flat(), ...price.others].reduce((sum, { cents }) => sum + cents, 0);

test('a part at another place of the file costs the same', () => {
  const found = compare([plate(1, 300, 4), plate(2, 500, 2)], [plate(1, 500, 2), plate(2, 300, 4)]);
  expect(found.price).toMatchObject({ others: [] });
  expect(found.price.rows.size).toBe(0);
});

test('more pieces, a new part and one that is gone are told apart', () => {
  const found = compare([plate(1, 300, 4), plate(2, 500, 2)], [plate(1, 300, 6), workedPart(workedTube(2))]);
  const kinds = found.revision.rows.map(({ kind }, place) => [
    kind,
    found.price.rows.get(place)?.map((cause) => cause.kind),
  ]);
  expect(kinds).toEqual([
    ['quantity', expect.arrayContaining(['quantity'])],
    ['new', ['taken']],
    ['gone', ['left-out']],
  ]);
  expect(sumOf(found)).toBe(found.price.nowCents - found.price.wasCents);
});

test('whatever changes, what is told adds up to the cent', () => {
  const sides = fc.uniqueArray(
    fc.record({ length: fc.integer({ min: 5, max: 12 }), quantity: fc.integer({ min: 1, max: 30 }) }),
    {
      maxLength: 8,
      selector: ({ length }) => length,
    },
  );
  fc.assert(
    fc.property(sides, sides, (was, now) => {
      const partsOf = (side: typeof was) =>
        side.map(({ length, quantity }, at) => plate(at + 1, length * 40, quantity));
      const found = compare(partsOf(was), partsOf(now));
      expect(sumOf(found)).toBe(found.price.nowCents - found.price.wasCents);
    }),
    { numRuns: 150 },
  );
});
