import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { expectVolume, rad, simpson, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { tan, sqrt } = Math;
const upright = { StartX: 100, StartY: 100 };

const cases: Record<string, VolumeCase[]> = {
  JapaneseTenon: [
    ['with a lap', { ...upright, StartX: 120 }, 120 * B * H - (40 * 50 + 50 * 50) * 70 + 10 * 20 * B],
    [
      'without a lap',
      { ...upright, StartX: 120, UseLap: false, Offset: 0, Width3: 30 },
      120 * B * H - (40 * 50 + 45 * 50) * H,
    ],
    [
      'conical',
      { ...upright, StartX: 120, UseLap: false, Offset: 40, ConeAngle: 5, Width3: 60, MiddlePlane: 20 },
      120 * B * H - simpson((d) => 100 * 50 - 200 * tan(rad(5)) * (d - 20), 60),
    ],
    [
      'with a slanted conical head',
      { ...upright, StartX: 120, UseLap: false, Offset: 40, ConeAngle: 5 },
      120 * B * H - simpson((d) => 40 * 50 + 50 * 50 - 100 * tan(rad(5)) * d * (1 + sqrt(1 + 0.2 ** 2)), 60),
    ],
  ],
  JapaneseMortise: [
    ['with a lap', { ...upright, StartX: 10 }, (40 * 50 + 50 * 50) * 70 + 10 * 80 * B],
    ['without a lap', { ...upright, UseLap: false, Offset: 0 }, (40 * 50 + 50 * 50) * H],
    ['with a neck alone', { ...upright, UseLap: false, Length2: 0 }, 40 * 50 * 70],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
