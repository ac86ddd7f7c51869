import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { cot, expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI, tan } = Math;

const cases: Record<string, VolumeCase[]> = {
  SimpleScarf: [
    ['even', { StartX: 100 }, 100 * B * H + 200 * ((80 + 20) / 2) * B],
    ['without blunt ends', { StartX: 100, DepthRefSide: 0, DepthOppSide: 0 }, 100 * B * H + (200 * H * B) / 2],
    ['with one hole', { StartX: 100, NumDrillHole: 1 }, 100 * B * H + 200 * 50 * B + PI * 100 * 50],
    [
      'with two holes',
      { StartX: 100, NumDrillHole: 2, DrillHoleDiam2: 10 },
      100 * B * H + 200 * 50 * B + PI * 100 * 40 + PI * 25 * 60,
    ],
  ],
  ScarfJoint: [
    [
      'with a lap at the tip',
      { StartX: 100, Inclination: 10, LapLength: 50 },
      100 * B * H + B * (50 * 80 + 150 * 20 + (tan(rad(10)) * 150 ** 2) / 2),
    ],
    [
      'with a lap at the end',
      { StartX: 100, Inclination: 10, LapLength: 50, LapDepth: 25, DepthOppSide: 20, ScarfShape: 'baseside' },
      100 * B * H + B * (50 * 25 + 150 * 20 + (tan(rad(10)) * (200 ** 2 - 50 ** 2)) / 2),
    ],
    [
      'classic',
      { StartX: 100, Inclination: 0, LapLength: 60, LapDepth: 30, DepthOppSide: 50, ScarfShape: 'classic' },
      100 * B * H + B * (60 * 70 + 80 * 50 + 60 * 30),
    ],
    [
      'steeper than the piece',
      { StartX: 100, Inclination: 60, LapLength: 0 },
      100 * B * H + B * (200 * H - (80 ** 2 * cot(60)) / 2),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
