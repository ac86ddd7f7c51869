import { describe, test } from 'vitest';
import { jointBlank } from '../../../../test/geometry/sample-joints.ts';
import { cot, expectVolume, rad, simpson, type VolumeCase } from '../../../../test/geometry/sample-volumes.ts';

const [, , B] = jointBlank;
const { PI, cos, sin, tan, sqrt } = Math;

const cases: Record<string, VolumeCase[]> = {
  BirdsMouth: [
    ['even', { StartX: 200 }, 20 * 20 * B],
    [
      'steep',
      { StartX: 200, Inclination1: 30, Inclination2: 120, StartDepth: 30 },
      ((30 ** 2 * (cot(30) - cot(120))) / 2) * B,
    ],
    ['at an angle', { StartX: 200, Angle: 60 }, (20 * 20 * B) / sin(rad(60))],
    [
      'limited across',
      { StartX: 200, StartY: 50, Width: 80, FaceLimitedFront: true, FaceLimitedBack: true },
      20 * 20 * 80,
    ],
    [
      'on a falling line',
      { StartX: 200, StartY: 0, Width: 200, StartDepth: 20, Depth: 40 },
      cos(Math.atan(0.1)) * simpson((y) => (20 + 0.1 * y) ** 2, 200),
    ],
    [
      'for a narrow counterpart',
      { StartX: 200, WidthCounterPartLimited: true, WidthCounterPart: 10 },
      (10 * 20 * sqrt(2) - 50) * B,
    ],
    ['with a nail hole', { StartX: 200, RafterNailHole: true }, 20 * 20 * B + PI * 16 * 80],
    ['with a level seat', { StartX: 350, Inclination1: 0, Inclination2: 90 }, 50 * 20 * B],
  ],
  HipValleyRafterNotch: [
    [
      'over a corner',
      { StartX: 200, StartY: 100 },
      (tan(rad(45)) * 20 ** 3) / (3 * cos(rad(30)) ** 2 * sin(rad(30)) ** 2),
    ],
    ['on the level', { StartX: 200, StartY: 100, Inclination: 0 }, 20 * ((B * 100) / 2 + 100 * B)],
    [
      'over narrow plates',
      {
        StartX: 200,
        StartY: 100,
        WidthCounterPartRefEdgeLimited: true,
        WidthCounterPartRefEdge: 10,
        WidthCounterPartOppEdgeLimited: true,
        WidthCounterPartOppEdge: 10,
      },
      (20 ** 3 - (20 - (sin(rad(30)) * 10) / sin(Math.atan(1 / cos(rad(30))))) ** 3) /
        (3 * cos(rad(30)) ** 2 * sin(rad(30)) ** 2),
    ],
    [
      'over an inner corner',
      { StartX: 200, StartY: 100, Inclination: 0, AngleRefEdge: 135, AngleOppEdge: 135 },
      20 * (200 * B + (B * 100) / 2),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, own) => {
  test.each(own)('%s takes its volume', (...each) => {
    expectVolume(kind, each);
  });
});
