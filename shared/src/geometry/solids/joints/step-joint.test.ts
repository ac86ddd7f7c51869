import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { cot, expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { cos, sin, tan } = Math;
const strut = (inclination: number) => (200 * H - (H ** 2 / 2) * -cot(inclination)) * B;
const face = H / sin(rad(135));

const cases: Record<string, VolumeCase[]> = {
  StepJoint: [
    ['with a step', { StartX: 200, StrutInclination: 135, StepShape: 'step' }, strut(135) - ((face * 20) / 2) * B],
    ['with a heel', { StartX: 200, StrutInclination: 135, StepShape: 'heel' }, strut(135) - ((40 * 20) / 2) * B],
    [
      'with a tapered heel',
      { StartX: 200, StrutInclination: 45, StepShape: 'taperedheel' },
      strut(45) - ((face * 20) / 2) * B,
    ],
    [
      'with both',
      { StartX: 200, StrutInclination: 135, HeelDepth: 30 },
      strut(135) - (((face - 60) * 20) / 2 + (60 * 30) / 2) * B,
    ],
    [
      'with a tenon',
      { StartX: 200, StrutInclination: 135, StepShape: 'step', Tenon: true },
      strut(135) - ((face * 20) / 2) * B - 40 * ((face - 20 * tan(rad(22.5))) * (40 - 10) - (40 * 40) / 2),
    ],
  ],
  StepJointNotch: [
    ['with a step', { StartX: 100, StrutInclination: 135, StepShape: 'step', StrutHeight: 100 }, ((face * 20) / 2) * B],
    [
      'with both, limited',
      {
        StartX: 100,
        StrutInclination: 45,
        StrutHeight: 100,
        HeelDepth: 30,
        NotchLimited: true,
        NotchWidth: 60,
        StartY: 40,
      },
      (((face - 60) * 20) / 2 + (60 * 30) / 2) * 60,
    ],
    [
      'with a heel',
      { StartX: 100, StrutInclination: 120, StepShape: 'heel', StrutHeight: 100 },
      ((20 / (sin(rad(60)) * cos(rad(60)))) * 20 * B) / 2,
    ],
    [
      'with a mortise',
      { StartX: 100, StrutInclination: 135, StepShape: 'step', StrutHeight: 100, Mortise: true },
      ((face * 20) / 2) * B + 40 * ((face - 20 * tan(rad(22.5))) * (40 - 10) - (40 * 40) / 2),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
