import { assert, constantFrom, dictionary, double, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { workedBeam, workedPlate, workedPocketPlate } from '../../../samples/worked-parts.ts';
import { stockOf } from '../../parts/materials/stock-of.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import type { Processing } from '../body/body.schema.ts';
import { milledRecesses as recessesOf } from './milled-recesses.ts';

const milledRecesses = (facts: PartFacts) => {
  const { body, profileFamily, measures } = facts;
  return recessesOf({
    body,
    profileFamily,
    isPlate: stockOf(facts) === 'plate',
    netVolumeMm3: measures.netVolumeMm3,
  });
};

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

test('a recess in a beam holds as much steel as the beam has on average', () => {
  const top: Processing['plane'] = { origin: [0, 190, 200], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };
  const beam = worked(workedBeam(), pocket({ StartDepth: 50, Width: 100 }));
  const processings = beam.body.processings.map((each) => ({ ...each, plane: top }));
  const { count, volumeMm3 } = milledRecesses({ ...beam, body: { ...beam.body, processings } });
  // 100 x 100 x 50 = 500,000 x 16,128,642 / (3,000 x 190 x 200)
  expect([count, volumeMm3]).toEqual([1, 70_740]);
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
