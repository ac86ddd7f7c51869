import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { cot, dovetailVolume, expectVolume, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI } = Math;
const shoulder = 60 * B * H;
const tenonAt = { StartX: 60, StartY: 100, StartDepth: 10 };
const upright = { StartX: 100, StartY: 100 };

const cases: Record<string, VolumeCase[]> = {
  Tenon: [
    ['square', tenonAt, shoulder - 80 * 40 * 40],
    ['round', { ...tenonAt, Shape: 'round', Length: 60 }, shoulder - (20 * 40 + PI * 400) * 40],
    ['with a radius', { ...tenonAt, Shape: 'radius', ShapeRadius: 10 }, shoulder - (80 * 40 - (4 - PI) * 100) * 40],
    ['without limits', { ...tenonAt, LengthLimitedTop: false, LengthLimitedBottom: false }, shoulder - H * 40 * 40],
    ['longer than the blank', { ...tenonAt, Height: 100 }, shoulder - 80 * 40 * 60],
    [
      'at an angle',
      { ...tenonAt, Angle: 60, Height: 30 },
      60 * B * H + cot(60) * (B ** 2 / 2 - 100 * B) * H - 80 * 40 * 30,
    ],
    [
      'inclined',
      { ...tenonAt, StartX: 80, StartDepth: 0, Inclination: 70, Length: 60, Height: 20 },
      (80 * H + (cot(70) * H ** 2) / 2) * B - 60 * 20 * 40,
    ],
    [
      'inclined outwards',
      { ...tenonAt, StartX: 100, StartDepth: 0, Inclination: 110, Length: 60, Height: 20 },
      (100 * H - (cot(70) * H ** 2) / 2) * B - (60 * 20 - (20 ** 2 * cot(70)) / 2) * 40,
    ],
    ['turned', { ...tenonAt, StartDepth: 50, Rotation: 180, Length: 40 }, shoulder - 40 * 40 * 40],
  ],
  House: [
    ['alone', { ...tenonAt, Length: 90, Width: 80, Height: 20 }, shoulder - 90 * 80 * 20],
    [
      'with a tenon on it',
      { ...tenonAt, Length: 90, Width: 80, Height: 20 },
      shoulder - 90 * 80 * 20 - 50 * 40 * 30,
      ['Tenon', { ...tenonAt, StartX: 40, Length: 50, Height: 30 }],
    ],
    [
      'with a tenon through it',
      { ...tenonAt, Length: 90, Width: 80, Height: 20 },
      shoulder - 90 * 80 * 20 - 50 * 40 * 15,
      ['Tenon', { ...tenonAt, Length: 50, Height: 35 }],
    ],
    [
      'with a dovetail on it',
      { ...tenonAt, Length: 90, Width: 100, Height: 20 },
      shoulder - 90 * 100 * 20 - dovetailVolume({ length: 50, width: 40, height: 28, cone: 5, flank: 15 }),
      ['DovetailTenon', { ...tenonAt, StartX: 40, Length: 50, ConeAngle: 5 }],
    ],
  ],
  Mortise: [
    ['square', { ...upright }, 80 * 40 * 40],
    ['round at an angle', { ...upright, Angle: 30, Shape: 'round' }, (40 * 40 + PI * 400) * 40],
    [
      'right through',
      { ...upright, Depth: 200, Length: 60, Shape: 'rounded', ShapeRadius: 5 },
      (60 * 40 - (4 - PI) * 25) * H,
    ],
    [
      'open on both ends across the part',
      { ...upright, Angle: 90, LengthLimitedTop: false, LengthLimitedBottom: false },
      B * 40 * 40,
    ],
    ['leaning back', { ...upright, Slope: 70, Depth: 40 }, 40 * (80 * 40 - (80 ** 2 / 2) * cot(70))],
    ['leaning sideways', { ...upright, Inclination: 80 }, 80 * 40 * 40],
  ],
  HouseMortise: [
    ['alone', { ...upright, Depth: 20, Width: 80 }, 80 * 80 * 20],
    [
      'with a mortise in it',
      { ...upright, Depth: 20, Width: 80 },
      80 * 80 * 20 + 50 * 40 * 30,
      ['Mortise', { ...upright, StartDepth: 20, Length: 50, Depth: 30 }],
    ],
    [
      'with a dovetail in it',
      { ...upright, Depth: 20, Width: 120 },
      80 * 120 * 20 + dovetailVolume({ length: 50, width: 40, height: 28, cone: 5, flank: 15 }),
      ['DovetailMortise', { ...upright, StartDepth: 20, Length: 50, ConeAngle: 5 }],
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
