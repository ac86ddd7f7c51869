import { expect, test } from 'vitest';
import { drilledPlate, workedTube } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Processing } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { factsAs } from '../../parts/facts-as.ts';
import type { Mend } from '../../parts/mends/mend.schema.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { measureMended } from './measure-mended.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const mended = (facts: PartFacts, ...mends: Mend[]) => {
  const mendedAs = measureMended(kernel, facts, mends, catalogue);
  return factsAs(facts, { mends, mendedAs });
};
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof DomainError ? error.code : 'other';
  }
  return null;
};

test('larger holes take more steel away, and the rest of the plate stays', () => {
  const { measures, body } = mended(drilledPlate(), { kind: 'holes', fromMm: 14, toMm: 18 });
  expect(measures.netVolumeMm3).toBe(Math.round(10 * (300 * 200 - 6 * Math.PI * 81)));
  expect(measures.holes).toEqual([{ diameterMm: 18, depthMm: 10, count: 6 }]);
  expect(body.processings.map(({ parameters }) => parameters['Diameter'])).toEqual([18, 18, 18, 18, 18, 18]);
});

test('a thicker plate has the volume in proportion, and its holes go through', () => {
  const before = drilledPlate();
  const { measures, thicknessMm, body } = mended(before, { kind: 'thickness', toMm: 12 });
  expect(thicknessMm).toBe(12);
  expect(measures.netVolumeMm3).toBeCloseTo(before.measures.netVolumeMm3 * 1.2, -1);
  expect(measures.holes).toEqual([{ diameterMm: 14, depthMm: 12, count: 6 }]);
  expect(body.processings[0]?.plane?.origin).toEqual([0, 0, 12]);
});

test('vent holes lie near both ends and go through both walls', () => {
  const tube: PartFacts = {
    ...workedTube(),
    profileId: 'SHS100x5',
    profileFamily: 'SHS',
    body: { blankMm: { length: 1200, height: 100, width: 100 }, section: { kind: 'box' }, processings: [] },
  };
  const { body } = mended(tube, { kind: 'ventHoles', diameterMm: 16, count: 2 });
  expect(body.processings.map(({ parameters }) => [parameters['StartX'], parameters['Diameter']])).toEqual([
    [16, 16],
    [1184, 16],
  ]);
  expect(mended(tube, { kind: 'ventHoles', diameterMm: 16, count: 4 }).body.processings).toHaveLength(4);
});

test('vent holes go through the walls that have no other hole beside them', () => {
  const blankMm = { length: 1200, height: 100, width: 100 };
  const holeAt = (side: number, xMm: number): Processing =>
    drillingOf({ plane: sideFrames(blankMm)[side - 1] ?? null, side, xMm, yMm: 50, diameterMm: 12, depthMm: null });
  const sidesOf = (...processings: Processing[]) => {
    const tube: PartFacts = {
      ...workedTube(),
      profileId: 'SHS100x5',
      profileFamily: 'SHS',
      body: { blankMm, section: { kind: 'box' }, processings },
    };
    const { body } = mended(tube, { kind: 'ventHoles', diameterMm: 16, count: 2 });
    return body.processings.slice(processings.length).map(({ side }) => side);
  };
  expect(sidesOf()).toEqual([1, 1]);
  expect(sidesOf(holeAt(1, 30))).toEqual([4, 4]);
  expect(sidesOf(holeAt(3, 30))).toEqual([4, 4]);
  expect(sidesOf(holeAt(1, 60))).toEqual([1, 1]);
  expect(sidesOf(holeAt(4, 30))).toEqual([1, 1]);
});

test.each<[string, PartFacts, Mend]>([
  ['a hole that is not there', drilledPlate(), { kind: 'holes', fromMm: 13, toMm: 14 }],
  ['the thickness of a tube', workedTube(), { kind: 'thickness', toMm: 12 }],
  ['vent holes in a plate', drilledPlate(), { kind: 'ventHoles', diameterMm: 16, count: 2 }],
])('%s is refused', (_, facts, mend) => {
  expect(codeOf(() => measureMended(kernel, facts, [mend], catalogue))).toBe('invalid_input');
});

test('mends go on from each other, and without any the part is what its file says', () => {
  const facts = drilledPlate();
  const both = mended(facts, { kind: 'holes', fromMm: 14, toMm: 16 }, { kind: 'holes', fromMm: 16, toMm: 18 });
  expect(both.measures.holes).toEqual([{ diameterMm: 18, depthMm: 10, count: 6 }]);
  expect(factsAs(facts, { mends: [], mendedAs: undefined })).toBe(facts);
});
