import { expect, test } from 'vitest';
import type { Processing } from '../../src/geometry/body/body.schema.ts';
import { measureBody } from '../../src/geometry/measure-body.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf } from './sample-bodies.ts';
import { jointBlank, jointOn } from './sample-joints.ts';
import { takenBy } from './sample-volumes.ts';

const kernel = await loadKernel();
const [length, height, width] = jointBlank;

const wrong = new Set(['request.unmade-processing', 'request.empty-solid', 'warn.processing-outside']);

const joints: [string, Processing][] = [
  [
    'a notch inside the width',
    jointOn(4, 'StepJointNotch', {
      StartX: 100,
      StrutInclination: 53,
      StrutHeight: 60,
      StepShape: 'step',
      NotchLimited: true,
      NotchWidth: 20,
      StartY: 40,
    }),
  ],
  ['a tenon', jointOn(1, 'Tenon', { StartX: 60, StartY: 100, StartDepth: 10 })],
  ['a round mortise', jointOn(3, 'Mortise', { StartX: 60, StartY: 100, Shape: 'round' })],
  ['a dovetail mortise', jointOn(2, 'DovetailMortise', { StartX: 60, StartY: 50, ConeAngle: 5, Shape: 'round' })],
  ['a scarf with holes', jointOn(1, 'SimpleScarf', { StartX: 50, NumDrillHole: 2 })],
  ['a ball', jointOn(1, 'Sphere', { StartX: 50, StartY: 100, StartDepth: 50 })],
  ['a log joint', jointOn(1, 'LogHouseJoint', { StartX: 200, Drillhole: true })],
];

test.each(joints)('%s is measured as its solid', (_title, joint) => {
  const { measures, findings } = measureBody(kernel, bodyOf(jointBlank, [joint]), null, {
    category: 'FLAT',
    profileFamily: null,
  });
  expect(findings.filter(({ code }) => wrong.has(code))).toEqual([]);
  expect(Math.abs(measures.netVolumeMm3 + takenBy(joint) - length * height * width)).toBeLessThan(200);
});

test('a joint beside the part is said to lie outside', () => {
  const joint = jointOn(4, 'StepJointNotch', {
    StartX: 100,
    StrutInclination: 53,
    StepShape: 'step',
    NotchLimited: true,
    StartY: 400,
  });
  const { findings } = measureBody(kernel, bodyOf(jointBlank, [joint]), null, {
    category: 'FLAT',
    profileFamily: null,
  });
  expect(findings.map(({ code }) => code)).toEqual(['warn.processing-outside']);
});

test('a joint without its numbers puts the part on request', () => {
  const { findings } = measureBody(
    kernel,
    bodyOf(jointBlank, [jointOn(1, 'DovetailTenon', {}), jointOn(1, 'Variant', {})]),
    null,
    { category: 'FLAT', profileFamily: null },
  );
  expect(findings.map(({ code }) => code)).toEqual(['request.unmade-processing', 'request.unmade-processing']);
});
