import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { expectVolume, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI } = Math;

const cases: Record<string, VolumeCase[]> = {
  Sphere: [
    ['half', { StartX: 100, StartY: 100, StartDepth: 50 }, 150 * B * H - (2 / 3) * PI * 50 ** 3],
    ['whole', { StartX: 100, StartY: 100, StartDepth: 50, Length: 100 }, 200 * B * H - (4 / 3) * PI * 50 ** 3],
    [
      'small and set back',
      { StartX: 100, StartY: 100, StartDepth: 50, Length: 60, Radius: 20, StartOffset: 10 },
      160 * B * H - (4 / 3) * PI * 20 ** 3,
    ],
  ],
  TriangleCut: [
    ['as a groove', { StartX: 200, StartDepth: 30, Normal1X: 1, Normal1Z: 1, Normal2X: -1, Normal2Z: 1 }, 30 * 30 * B],
    ['as an end cut', { StartX: 300 }, 100 * B * H],
    ['as a corner', { StartX: 300, StartY: 150, StartDepth: 0, Normal1X: 1, Normal2X: 0, Normal2Y: 1 }, 100 * 50 * H],
    [
      'as a slanted corner',
      { StartX: 350, StartY: 0, StartDepth: 0, Normal1X: 3, Normal1Y: 4, Normal1Z: 0, Normal2X: 0, Normal2Y: 1 },
      (50 * B + ((4 / 3) * B ** 2) / 2) * H,
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
