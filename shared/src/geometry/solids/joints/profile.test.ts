import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { bow, expectVolume, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI, sqrt } = Math;

const cases: Record<string, VolumeCase[]> = {
  ProfileFront: [
    ['round', { StartX: 100, Radius1: 50, Radius2: 50 }, 100 * B * H - ((PI * 50 ** 2) / 2) * B],
    ['hollow', { StartX: 100, ArcShape: 'concave', Radius1: 50, Radius2: 50 }, 100 * B * H + ((PI * 50 ** 2) / 2) * B],
    [
      'with one arc from a depth',
      { StartX: 100, Depth: 10, Radius1: 30, Rotation2: 0 },
      100 * B * H - ((PI * 900) / 4 + 30 * 60) * B,
    ],
    [
      'with two radii',
      { StartX: 100, Radius1: 60, Radius2: 40 },
      100 * B * H - ((PI * 60 ** 2) / 4 + (PI * 40 ** 2) / 4 + 20 * 40) * B,
    ],
  ],
  ProfileHead: [
    [
      'convex',
      {
        StartX: 50,
        'Arc1.ArcShape': 'convex',
        'Arc1.LapLength': 0,
        'Arc1.LapHeight': 0,
        'Arc1.Displacement': 0,
        'Arc1.Radius': 50,
        LapLength: 0,
        LapHeight: 0,
      },
      50 * B * H + (1 - PI / 4) * 50 ** 2 * B,
    ],
    [
      'concave with steps',
      {
        StartX: 50,
        'Arc1.ArcShape': 'concave',
        'Arc1.LapLength': 10,
        'Arc1.LapHeight': 10,
        'Arc1.Displacement': 10,
        'Arc1.Radius': 50,
      },
      50 * B * H + (60 * 20 + 50 * 10 + (PI / 4) * 50 ** 2) * B,
    ],
    [
      'with two arcs',
      {
        StartX: 50,
        'Arc1.ArcShape': 'convex',
        'Arc1.LapLength': 0,
        'Arc1.LapHeight': 5,
        'Arc1.Displacement': 0,
        'Arc1.Length': 60,
        'Arc1.Height': 20,
        'Arc1.Camber': 8,
        'Arc2.ArcShape': 'concave',
        'Arc2.LapLength': 10,
        'Arc2.LapHeight': 0,
        'Arc2.Displacement': 0,
        'Arc2.Radius': 30,
        LapLength: 0,
        LapHeight: 0,
      },
      50 * B * H + (60 * 30 + 600 - bow(sqrt(4000), 8) + 10 * 30 + (PI / 4) * 900) * B,
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
