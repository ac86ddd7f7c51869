import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, sectionOf, workOn } from '../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { partMeasuresSchema } from '../parts/part-facts.schema.ts';
import type { Contour, Processing } from './body/body.schema.ts';
import { drawView } from './drawing/draw-view.ts';
import { measureBody } from './measure-body.ts';
import { meshBody } from './meshes/plain-mesh.ts';
import { loadKernel } from './solids/unite-deep.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [400, 190, 200];
const [hea] = seedCatalogue().profiles.filter(({ id }) => id === 'HEA200');
if (hea === undefined) throw new Error('HEA200');

const kinds = [
  'JackRafterCut',
  'DoubleCut',
  'LongitudinalCut',
  'Drilling',
  'Lap',
  'Pocket',
  'Slot',
  'FreeContour',
  'SawContour',
];
const names = [
  'StartX',
  'StartY',
  'StartDepth',
  'Angle',
  'Inclination',
  'Angle1',
  'Angle2',
  'Inclination1',
  'Inclination2',
  'Depth',
  'Diameter',
  'Length',
  'Width',
  'Thickness',
  'LeadAngle',
  'Slope',
];
const flags = [
  'DepthLimited',
  'StartLimited',
  'EndLimited',
  'LeadAngleParallel',
  'FaceLimitedStart',
  'FaceLimitedEnd',
  'FaceLimitedFront',
  'FaceLimitedBack',
  'FaceLimitedBottom',
  'CounterSink',
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -50, max: 450 }) },
  { weight: 4, arbitrary: fc.constantFrom(0, 45, 90, 135, 190, 200, 400) },
  { weight: 1, arbitrary: fc.constantFrom(-0, 1e-9, 1e5, -1e5, 1e9, Number.NaN) },
);
const spot = fc.tuple(value, value, fc.constant(0));
const contour: fc.Arbitrary<Contour> = fc.record({
  start: spot,
  segments: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('line' as const), end: spot, inclinationDeg: fc.constantFrom(0, 0, 0, 30) }),
      fc.record({ kind: fc.constant('arc' as const), end: spot, through: spot, inclinationDeg: fc.constant(0) }),
    ),
    { maxLength: 5 },
  ),
  depthMm: fc.constantFrom(null, 0, 5, 300),
});
const closed = (one: Contour): Contour => ({
  ...one,
  segments: [...one.segments, { kind: 'line', end: one.start, inclinationDeg: 0 }],
});

const processing: fc.Arbitrary<Processing> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    side: fc.integer({ min: 1, max: 6 }),
    orientation: fc.constantFrom('start', 'end'),
    numbers: fc.array(value, { minLength: names.length, maxLength: names.length }),
    switches: fc.array(fc.boolean(), { minLength: flags.length, maxLength: flags.length }),
    contours: fc.array(contour.map(closed), { maxLength: 2 }),
    square: fc.boolean(),
  })
  .map(({ kind, side, orientation, numbers, switches, contours, square }) => {
    const given = Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? 0]));
    const upright = square ? { Inclination: kind === 'Pocket' ? 0 : 90, Slope: 0, LeadAngle: 90 } : {};
    const turned = Object.fromEntries(flags.map((name, index) => [name, switches[index] ?? false]));
    return workOn(side, size).work(kind, { Orientation: orientation, ...given, ...upright, ...turned }, contours);
  });

test('whatever a file says, a body is measured and drawn without failing', () => {
  fc.assert(
    fc.property(fc.array(processing, { maxLength: 4 }), fc.boolean(), (processings, isPlate) => {
      const body = bodyOf(size, processings, isPlate ? { kind: 'box' } : sectionOf(hea));
      const profile = isPlate ? null : hea;
      const { measures } = measureBody(kernel, body, profile, {
        category: isPlate ? 'FLAT' : 'GIRDER',
        profileFamily: profile?.family ?? null,
      });
      expect(partMeasuresSchema.safeParse(measures).error).toBeUndefined();
      expect(measures.netVolumeMm3).toBeLessThanOrEqual(isPlate ? 400 * 190 * 200 : 5383 * 400 + 1);
      expect(drawView([{ mesh: meshBody(kernel, body, profile), placement: null }], 'TRI').visible).not.toContain(
        'NaN',
      );
    }),
    { seed: 20_261_121, numRuns: 150 },
  );
});
