import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { bow, bowThrough, expectVolume, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, , B] = jointBlank;
const { PI } = Math;

const cases: Record<string, VolumeCase[]> = {
  ProfileCambered: [
    ['even', { StartX: 100, Length: 200, MinDepth: 20 }, 200 * 40 * B],
    [
      'falling',
      { StartX: 100, Length: 200, StartDepth: 0, MaxDepth: 30, MinDepth: 30, EndDepth: 0 },
      2 * (100 * 15 + bowThrough([0, 0], [50, 30], [100, 30])) * B,
    ],
    [
      'at its defaults',
      { StartX: 100, Length: 200 },
      (100 * 37.5 +
        bowThrough([0, 40], [50, 60], [100, 35]) +
        100 * 37.5 -
        bowThrough([100, 35], [150, 10], [200, 40])) *
        B,
    ],
  ],
  RoundArch: [
    ['hollow', { StartX: 50, Length: 300 }, bow(300, 30) * B],
    ['half round', { StartX: 50, Length: 100, Camber: 50 }, ((PI * 2500) / 2) * B],
    ['convex', { StartX: 50, Length: 300, ArcShape: 'convex' }, (300 * 30 - bow(300, 30)) * B],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
