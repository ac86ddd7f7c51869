import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { cot, expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI, sin } = Math;

const cases: Record<string, VolumeCase[]> = {
  FrenchRidgeLap: [
    ['square', { StartX: 50 }, 50 * B * H + (B * B * H) / 2],
    [
      'at an angle',
      { StartX: 20, Angle: 60 },
      20 * B * H + ((B ** 2 * cot(60)) / 2) * H + ((B * B) / sin(rad(60)) / 2) * H,
    ],
    [
      'from the opposite edge',
      { StartX: 20, Angle: 60, RefPosition: 'oppedge' },
      20 * B * H + ((B ** 2 * cot(60)) / 2) * H + ((B * B) / sin(rad(60)) / 2) * H,
    ],
    ['with a hole', { StartX: 50, Drillhole: true, DrillholeDiam: 30 }, 50 * B * H + (B * B * H) / 2 + PI * 225 * 50],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
