import { assert, constantFrom, dictionary, double, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { workedBeam, workedPlate, workedPocketPlate } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import type { Processing } from '../body/body.schema.ts';
import { measureBody } from '../measure-body.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import { recessesOfPlate } from './milled-recesses.ts';

const kernel = await loadKernel();
const { profiles } = seedCatalogue();
const hea200 = profiles.find(({ id }) => id === 'HEA200') ?? null;
const milledRecesses = ({ body }: PartFacts) => recessesOfPlate(body);

const plane: Processing['plane'] = { origin: [0, 0, 10], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
const worked = (facts: PartFacts, ...processings: Pick<Processing, 'kind' | 'parameters'>[]): PartFacts => ({
  ...facts,
  body: {
    ...facts.body,
    processings: processings.map((each) => ({ name: '', carriedOut: true, plane, side: 1, contours: [], ...each })),
  },
});
const pocket = (parameters: Record<string, number>) => ({
  kind: 'Pocket',
  parameters: { StartX: 100, StartY: 100, StartDepth: 4, Length: 100, Width: 50, ...parameters },
});

test('a pocket holds its floor times its depth, within the plate only', () => {
  expect(milledRecesses(workedPocketPlate())).toEqual({ count: 1, volumeMm3: 20_000 });
  // 50 of its 100 mm lie on the plate
  expect(milledRecesses(worked(workedPlate(), pocket({ StartX: 250 })))).toEqual({ count: 1, volumeMm3: 10_000 });
  expect(milledRecesses(worked(workedPlate(), pocket({ StartX: 400 })))).toEqual({ count: 0, volumeMm3: 0 });
});

test('what goes through a plate is not milled, nor what is only stated', () => {
  const none = { count: 0, volumeMm3: 0 };
  expect(milledRecesses(worked(workedPlate(), pocket({ StartDepth: 10 })))).toEqual(none);
  const stated = worked(workedPlate(), pocket({}));
  const processings = stated.body.processings.map((each) => ({ ...each, carriedOut: false }));
  expect(milledRecesses({ ...stated, body: { ...stated.body, processings } })).toEqual(none);
});

const recessesOfBeam = (...processings: Pick<Processing, 'kind' | 'parameters' | 'plane'>[]) => {
  const section = { kind: 'profile', profileId: 'HEA200', heightAxis: 'y', flipY: false, flipZ: false } as const;
  const work = processings.map((each) => ({ name: '', carriedOut: true, side: 1, contours: [], ...each }));
  const body = { ...workedBeam().body, section, processings: work };
  return measureBody(kernel, body, hea200, { category: 'GIRDER', profileFamily: 'HEA' }).measures.recesses;
};
/** From above, x along the beam and y across its flange. */
const top: Processing['plane'] = { origin: [0, 190, 200], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };
const front: Processing['plane'] = { origin: [0, 0, 200], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
const notch = (plane: Processing['plane'], parameters: Record<string, number>) => ({
  kind: 'Pocket',
  plane,
  parameters: { StartX: 0, StartY: 0, ...parameters },
});

test('a recess in a beam holds the steel that its section has there', () => {
  // 100 long: flange 200 x 10, web 6.5 x 30, two root radii of 18
  const area = 200 * 10 + 6.5 * 30 + 2 * 18 ** 2 * (1 - Math.PI / 4);
  const { count, volumeMm3 } = recessesOfBeam(notch(top, { StartDepth: 40, Length: 100, Width: 200 }));
  expect(count).toBe(1);
  expect(Math.abs(volumeMm3 / (100 * area) - 1)).toBeLessThan(1e-3);
  const beside = notch(front, { StartX: 500, StartY: 50, StartDepth: 50, Length: 100, Width: 90 });
  expect(recessesOfBeam(beside)).toEqual({ count: 0, volumeMm3: 0 });
});

test('an opening holds as much, however far its tool reaches', () => {
  const through = notch(front, { StartX: 500, StartY: 50, StartDepth: 200, Length: 100, Width: 90 });
  const short = { ...through, parameters: { ...through.parameters, StartDepth: 110 } };
  for (const opening of [through, short])
    expect(Math.abs(recessesOfBeam(opening).volumeMm3 - 100 * 90 * 6.5)).toBeLessThan(60);
});

test('one notch is one recess, in one piece or face by face', () => {
  const whole = notch(top, { StartDepth: 40, Length: 100, Width: 200 });
  const flange = notch(top, { StartDepth: 10, Length: 100, Width: 200 });
  const web = notch(front, { StartY: 150, StartDepth: 200, Length: 100, Width: 30 });
  expect(recessesOfBeam(flange, web)).toEqual(recessesOfBeam(whole));
  expect(recessesOfBeam(whole, { ...whole, parameters: { ...whole.parameters, StartX: 300 } }).count).toBe(2);
});

test('no processing makes a recess without a volume in whole mm3', () => {
  const names = [
    'StartX',
    'StartY',
    'StartDepth',
    'Length',
    'Width',
    'Depth',
    'Angle',
    'Inclination',
    'Slope',
    'Thickness',
  ];
  const value = oneof(double({ noDefaultInfinity: true, noNaN: true }), double({ min: -500, max: 500, noNaN: true }));
  const kind = constantFrom(
    'Pocket',
    'Lap',
    'Slot',
    'Chamfer',
    'Planing',
    'Mortise',
    'Tenon',
    'House',
    'FreeContour',
    'DovetailMortise',
  );
  assert(
    property(kind, dictionary(oneof(constantFrom(...names), string()), value), (given, parameters) => {
      const { count, volumeMm3 } = milledRecesses(worked(workedPlate(), { kind: given, parameters }));
      expect(Number.isSafeInteger(volumeMm3) && volumeMm3 >= 0 && volumeMm3 <= 600_000 * Math.max(count, 1)).toBe(true);
    }),
    { seed: 20261121, numRuns: 1500 },
  );
});
