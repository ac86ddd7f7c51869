import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { bow, cot, expectVolume, rad, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, H, B] = jointBlank;
const { PI, sin, sqrt } = Math;

const cases: Record<string, VolumeCase[]> = {
  LogHouseHalfLap: [
    ['on both sides', { StartX: 100 }, 120 * B * 40],
    ['at an angle', { StartX: 150, Angle: 60, Length: 60 }, (60 / sin(rad(60))) * B * 40],
    ['on one side', { StartX: 100, DepthRefSide: 0, DepthOppSide: 30 }, 120 * B * 30],
    ['right through', { StartX: 100, DepthRefSide: 60, DepthOppSide: 60 }, 120 * B * H],
  ],
  LogHouseJoint: [
    ['with even laps', { StartX: 200 }, 100 * (2 * 10 * B + 2 * 10 * H - 4 * 100)],
    [
      'with laps ahead',
      { StartX: 200, LapPosition: 'forward', DepthRefEdge: 0, DepthOppEdge: 0, LengthOppSide: 50 },
      100 * 10 * B + 50 * 10 * B,
    ],
    [
      'with low side laps and a hole',
      { StartX: 200, SideLapsLimited: true, DepthSideLaps: 40, DepthRefSide: 0, DepthOppSide: 0, Drillhole: true },
      100 * 2 * 10 * 40 + PI * 100 * H,
    ],
    [
      'with four arcs',
      {
        StartX: 200,
        DepthRefSide: 0,
        DepthOppSide: 0,
        DepthRefEdge: 0,
        DepthOppEdge: 0,
        ArcRefEdgeStart: true,
        ArcRefEdgeEnd: true,
        ArcOppEdgeStart: true,
        ArcOppEdgeEnd: true,
        ArcRadius: 60,
        ArcDepth: 30,
        ArcCenter: 100,
      },
      4 * bow(2 * sqrt(60 ** 2 - 30 ** 2), 30) * H,
    ],
  ],
  LogHouseFront: [
    ['on all sides', { StartX: 50 }, 50 * B * H + 120 * (B * H - (B - 40) * (H - 40))],
    [
      'on the reference side only',
      { StartX: 50, RefSideOnly: true, DepthOppEdge: 0 },
      50 * B * H + 120 * (B * H - (B - 20) * (H - 20)),
    ],
    [
      'at an angle',
      { StartX: 50, Angle: 60, StartDepth: 10, DepthRefEdge: 0, DepthOppEdge: 0 },
      (50 + (B * cot(60)) / 2) * B * H + (120 / sin(rad(60))) * B * 20,
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
