import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, sectionOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Body, Processing } from '../body/body.schema.ts';
import { measureBody } from '../measure-body.ts';
import { planBody } from '../solids/make-solid.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import { measureSolid } from './measure-solid.ts';
import { sectionMeasures } from './section-measures.ts';

const kernel = await loadKernel();
const seeded = { seed: 20_261_121, numRuns: 60 };
const tenth = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const agree = (
  body: Body,
  category: 'FLAT' | 'GIRDER',
  profile = seedCatalogue().profiles.find(({ id }) => id === 'HEA200') ?? null,
) => {
  const own = body.section.kind === 'profile' ? profile : null;
  const { measures } = measureBody(kernel, body, own, { category, profileFamily: own?.family ?? null });
  const { steps } = planBody(body);
  const solid = measureSolid(kernel, { body, profile: own, section: sectionMeasures(body, own), steps });
  expect(Math.abs(measures.netVolumeMm3 - solid.volumeMm3)).toBeLessThan(
    1 + solid.volumeMm3 * (own === null ? 1e-6 : 3e-4),
  );
  expect(Math.abs(measures.surfaceMm2 - solid.surfaceMm2)).toBeLessThan(1 + solid.surfaceMm2 * 1e-3);
  const [x, y, z] = solid.sizeMm;
  if (measures.netVolumeMm3 > 0)
    expect(
      [measures.dimensionsMm.x, measures.dimensionsMm.y, measures.dimensionsMm.z].map(
        (value, axis) => Math.abs(value - ([x, y, z][axis] ?? 0)) < 0.06,
      ),
    ).toEqual([true, true, true]);
  return measures.method;
};

test('plates with holes, cuts and notches anywhere have the measures of their solid', () => {
  const methods = new Set<string>();
  const size: [number, number, number] = [300, 12, 180];
  const drilled = fc.record({
    side: fc.constantFrom(1, 3),
    x: tenth(0, 300),
    y: tenth(0, 180),
    d: tenth(4, 30),
    depth: fc.constantFrom(null, 5, 12),
  });
  const notched = fc.record({
    x: tenth(-20, 300),
    y: tenth(-20, 180),
    length: tenth(5, 60),
    width: tenth(5, 60),
    depth: fc.constantFrom(12, 20),
  });
  const corner = fc.tuple(tenth(-10, 310), tenth(-10, 190));
  const triangle = fc.tuple(corner, corner, corner);
  const cut = fc.record({
    end: fc.constantFrom('start' as const, 'end' as const),
    x: tenth(0, 40),
    angle: fc.constantFrom(90, 60, 45, 120),
  });
  fc.assert(
    fc.property(
      fc.array(drilled, { maxLength: 5 }),
      fc.array(notched, { maxLength: 2 }),
      fc.array(cut, { maxLength: 2 }),
      fc.array(triangle, { maxLength: 1 }),
      (holes, notches, cuts, triangles) => {
        const processings: Processing[] = [
          ...holes.map(({ side, x, y, d, depth }) => workOn(side, size).drill(x, y, d, depth)),
          ...triangles.map((points) => workOn(3, size).contour(points, { CounterSink: true })),
          ...notches.map((notch) => workOn(1, size).lap(notch)),
          ...cuts.map(({ end, x, angle }) => workOn(1, size).cutEnd(end, end === 'start' ? x : 300 - x, angle)),
        ];
        methods.add(agree(bodyOf(size, processings), 'FLAT'));
      },
    ),
    seeded,
  );
  expect([...methods].sort()).toEqual(['closed-form', 'solid']);
});

test('beams with holes in flange and web and slanted ends have the measures of their solid', () => {
  const methods = new Set<string>();
  const size: [number, number, number] = [1000, 190, 200];
  const hea = seedCatalogue().profiles.find(({ id }) => id === 'HEA200');
  if (hea === undefined) throw new Error('HEA200');
  const drilled = fc.record({
    side: fc.constantFrom(1, 2, 3, 4),
    x: tenth(0, 1000),
    y: tenth(20, 180),
    d: tenth(8, 26),
    depth: fc.constantFrom(null, 10, 40),
  });
  const cut = fc.record({
    side: fc.constantFrom(1, 2),
    end: fc.constantFrom('start' as const, 'end' as const),
    x: tenth(0, 60),
    angle: tenth(40, 140),
    inclination: tenth(60, 120),
  });
  fc.assert(
    fc.property(fc.array(drilled, { maxLength: 4 }), fc.array(cut, { maxLength: 2 }), (holes, cuts) => {
      const processings = [
        ...holes.map(({ side, x, y, d, depth }) => workOn(side, size).drill(x, y, d, depth)),
        ...cuts.map(({ side, end, x, angle, inclination }) =>
          workOn(side, size).cutEnd(end, end === 'start' ? x : 1000 - x, angle, inclination),
        ),
      ];
      methods.add(agree(bodyOf(size, processings, sectionOf(hea)), 'GIRDER', hea));
    }),
    seeded,
  );
  expect([...methods].sort()).toEqual(['closed-form', 'solid']);
});
