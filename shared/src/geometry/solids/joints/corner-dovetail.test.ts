import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { sin, tan } = Math;

const cases: Record<string, VolumeCase[]> = {
  Dovetail: [
    [
      'even',
      { StartX: 0, StartY: 70, Slope: 0, HeightRefSide: 60, HeightOppSide: 60, LapExit: 'none' },
      150 * H * (B - 60),
    ],
    [
      'leaning',
      { StartX: 0, StartY: 70, Slope: 5, HeightRefSide: 90, HeightOppSide: 60, LapExit: 'none' },
      150 * H * (B - 75 + 150 * tan(rad(5))),
    ],
    [
      'american, cut off',
      {
        StartX: 50,
        StartY: 70,
        Slope: 5,
        CutOff: true,
        HeightRefSide: 90,
        HeightOppSide: 60,
        Shape: 'american',
        LapExit: 'none',
      },
      50 * B * H + 150 * H * (B - 75 + 75 * tan(rad(5))),
    ],
    [
      'with a mitre',
      { StartX: 0, StartY: 70, Slope: 0, HeightRefSide: 60, HeightOppSide: 60 },
      150 * H * (B - 60) + (70 * 70 * H) / 2,
    ],
    [
      'with a rebate, on the reference side',
      {
        StartX: 0,
        StartY: 70,
        Slope: 0,
        HeightRefSide: 60,
        HeightOppSide: 60,
        LapExit: 'rebate',
        LapPosition: 'oppedge',
        ProcessSide: 'refside',
      },
      50 * (150 * (B - 60) + 10 * 35),
    ],
  ],
  TyroleanDovetail: [
    [
      'straight',
      { StartX: 0, StartY: 70, Slope: 10, Angle: 90, Shape: 'straight', LapExit: 'none' },
      150 * H * (B - 60),
    ],
    [
      'bent, at an angle',
      { StartX: 60, StartY: 70, Slope: 10, Angle: 75, LapExit: 'none' },
      (150 / sin(rad(75))) * H * (B - 60),
    ],
    [
      'with a frog',
      { StartX: 0, StartY: 70, Slope: 0, Angle: 90, LapExit: 'rebate', 'Frosch.Width': 30, 'Frosch.Depth': 12 },
      150 * H * (B - 60) + 10 * 35 * H + 30 * 12 * H,
    ],
    [
      'with a Klingschrot',
      {
        StartX: 0,
        StartY: 70,
        Slope: 0,
        Angle: 90,
        LapPosition: 'oppedge',
        'Klingschrot.Radius': 100,
        'Klingschrot.ArcLength': 80,
      },
      150 * H * (B - 60) + (70 * 70 * H) / 2 + ((100 ** 2 * (0.8 - sin(0.8))) / 2) * H,
    ],
    [
      'on the opposite side only',
      { StartX: 0, StartY: 70, Slope: 0, Angle: 90, LapExit: 'none', ProcessSide: 'oppside', StartDepth: 30 },
      150 * 70 * (B - 60),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
