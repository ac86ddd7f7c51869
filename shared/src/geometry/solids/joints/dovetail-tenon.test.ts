import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { dovetailVolume, expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [L, H, B] = jointBlank;
const { cos, sin, tan } = Math;
const shoulder = 60 * B * H;
const tenonAt = { StartX: 60, StartY: 100, StartDepth: 10 };
const upright = { StartX: 100, StartY: 100 };

const cases: Record<string, VolumeCase[]> = {
  DovetailTenon: [
    [
      'straight',
      { ...tenonAt, Length: 60, ConeAngle: 0 },
      shoulder - dovetailVolume({ length: 60, width: 40, height: 28, cone: 0, flank: 15 }),
    ],
    [
      'conical',
      { ...tenonAt, Length: 60, ConeAngle: 10, UseFlankAngle: true, FlankAngle: 20 },
      shoulder - dovetailVolume({ length: 60, width: 40, height: 28, cone: 10, flank: 20 }),
    ],
    [
      'with a radius',
      { ...tenonAt, Length: 60, ConeAngle: 6, Shape: 'radius', ShapeRadius: 12 },
      shoulder - dovetailVolume({ length: 60, width: 40, height: 28, cone: 6, flank: 15, radius: 12 }),
    ],
    [
      'round',
      { ...tenonAt, Length: 60, ConeAngle: 8, Shape: 'round' },
      shoulder -
        dovetailVolume({
          length: 60,
          width: 40,
          height: 28,
          cone: 8,
          flank: 15,
          radius: (20 * cos(rad(8))) / (1 - sin(rad(8))),
        }),
    ],
  ],
  DovetailMortise: [
    [
      'straight',
      { ...upright, ConeAngle: 0 },
      dovetailVolume({ length: 80, width: 40, height: 28, cone: 0, flank: 15 }),
    ],
    [
      'conical and round',
      { ...upright, ConeAngle: 8, Shape: 'round' },
      dovetailVolume({
        length: 80,
        width: 40,
        height: 28,
        cone: 8,
        flank: 15,
        radius: (20 * cos(rad(8))) / (1 - sin(rad(8))),
      }),
    ],
    [
      'as a pocket',
      { ...upright, StartX: 200, Length: 60, ConeAngle: 0, LimitationTop: 'pocket' },
      dovetailVolume({ length: 60, width: 40, height: 28, cone: 0, flank: 15 }) +
        60 * 28 * (40 + 2 * 28 * tan(rad(15))),
    ],
    [
      'as a conical pocket',
      { ...upright, StartX: 200, Length: 60, ConeAngle: 6, LimitationTop: 'pocket' },
      dovetailVolume({ length: 60, width: 40, height: 28, cone: 6, flank: 15 }) +
        60 * 28 * (40 + 2 * (60 * tan(rad(6)) + (28 * tan(rad(15))) / cos(rad(6)))),
    ],
    [
      'open at the top',
      { ...upright, StartX: 100, ConeAngle: 0, LimitationTop: 'unlimited', LengthLimitedBottom: false },
      L * 28 * (40 + 28 * tan(rad(15))),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
