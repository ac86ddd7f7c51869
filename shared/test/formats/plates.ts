import { sampleNc1 } from '../files/sample-nc1.ts';
import { circleLoop, discMm2, type Hole, loopOf, roundedLoop, type Shape, slotLoop } from './shape.ts';

const at = (diameter: number, points: [number, number][], rest: Partial<Hole> = {}): Hole[] =>
  points.map(([x, y]) => ({ side: 1, x, y, diameter, ...rest }));

const plate = (title: string, size: Shape['size'], rest: Partial<Shape> & { volumeMm3: number }): Shape => ({
  title,
  kind: 'plate',
  size,
  quantity: 4,
  ...rest,
});

const four: [number, number][] = [
  [40, 40],
  [260, 40],
  [260, 160],
  [40, 160],
];
const ring = Array.from({ length: 6 }, (_, n): [number, number] => {
  const turn = (n * Math.PI) / 3;
  return [120 + 85 * Math.cos(turn), 120 + 85 * Math.sin(turn)];
});

/** Plates with everything that a plate of ours may have. */
export const plates: Shape[] = [
  plate('plain', [200, 100, 10], { volumeMm3: 200_000 }),
  plate('round holes', [300, 200, 12], {
    grade: 'S355J2',
    holes: [...at(18, four), ...at(60, [[150, 100]])],
    volumeMm3: (60_000 - 4 * discMm2(18) - discMm2(60)) * 12,
    round: [
      [18, 4],
      [60, 1],
    ],
  }),
  plate('holes smaller than the thickness', [300, 200, 20], {
    holes: at(14, four),
    volumeMm3: (60_000 - 4 * discMm2(14)) * 20,
    round: [[14, 4]],
  }),
  plate('slotted holes', [300, 200, 10], {
    openings: [slotLoop([80, 100], 18, 50), slotLoop([220, 100], 22, 80)],
    volumeMm3: (60_000 - (discMm2(18) + 32 * 18) - (discMm2(22) + 58 * 22)) * 10,
  }),
  plate('countersunk holes', [200, 100, 15], {
    holes: [
      ...at(11, [
        [50, 50],
        [150, 50],
      ]),
      ...at(
        22,
        [
          [50, 50],
          [150, 50],
        ],
        { depth: 5.5 },
      ),
    ],
    volumeMm3: 300_000 - 2 * (discMm2(11) * 9.5 + discMm2(22) * 5.5),
    round: [
      [11, 2],
      [22, 2],
    ],
    unsaid: { DXF: { why: 'recess', becomes: 'request' } },
  }),
  plate('threaded holes', [200, 100, 12], {
    holes: [
      ...at(10.2, [
        [50, 50],
        [150, 50],
      ]),
      ...at(14, [[100, 50]]),
    ],
    nc1: sampleNc1(
      { mark: 'P1', quantity: 4, profile: 'PL12*100', web: 12 },
      'BO\nv 50 50g 10.2\nv 150 50g 10.2\nv 100 50 14',
    ),
    volumeMm3: 240_000 - (2 * discMm2(10.2) + discMm2(14)) * 12,
    round: [
      [10.2, 2],
      [14, 1],
    ],
    unsaid: {
      BTLx: { why: 'thread', becomes: 'threadless' },
      DXF: { why: 'layer', becomes: 'request' },
      STEP: { why: 'thread', becomes: 'threadless' },
      IFC: { why: 'thread', becomes: 'threadless' },
    },
  }),
  plate('blind holes on both sides', [200, 100, 20], {
    holes: [...at(20, [[50, 50]], { depth: 8 }), ...at(16, [[150, 30]], { depth: 12, side: 3 })],
    volumeMm3: 400_000 - discMm2(20) * 8 - discMm2(16) * 12,
    round: [
      [16, 1],
      [20, 1],
    ],
    unsaid: { DXF: { why: 'recess', becomes: 'request' } },
  }),
  plate('rectangular opening', [300, 200, 8], {
    openings: [
      loopOf([
        [100, 60],
        [200, 60],
        [200, 140],
        [100, 140],
      ]),
    ],
    volumeMm3: (60_000 - 8000) * 8,
  }),
  plate('opening with round corners', [300, 200, 8], {
    openings: [roundedLoop([100, 60], [200, 140], 15)],
    volumeMm3: (60_000 - 8000 + (4 - Math.PI) * 225) * 8,
  }),
  plate('round corners', [200, 100, 10], {
    outline: roundedLoop([0, 0], [200, 100], 20),
    holes: at(18, [[100, 50]]),
    volumeMm3: (20_000 - (4 - Math.PI) * 400 - discMm2(18)) * 10,
    round: [[18, 1]],
  }),
  plate('cut corners', [200, 150, 10], {
    outline: loopOf([
      [30, 0],
      [200, 0],
      [200, 110],
      [160, 150],
      [0, 150],
      [0, 30],
    ]),
    volumeMm3: (30_000 - 450 - 800) * 10,
  }),
  plate('notched', [250, 150, 12], {
    outline: loopOf([
      [0, 0],
      [250, 0],
      [250, 150],
      [140, 150],
      [140, 90],
      [110, 90],
      [110, 150],
      [0, 150],
    ]),
    volumeMm3: (37_500 - 30 * 60) * 12,
  }),
  plate('triangle', [200, 150, 10], {
    outline: loopOf([
      [0, 0],
      [200, 0],
      [0, 150],
    ]),
    volumeMm3: 15_000 * 10,
  }),
  plate('ring with holes', [240, 240, 15], {
    outline: circleLoop([120, 120], 120),
    holes: [...at(18, ring), ...at(100, [[120, 120]])],
    volumeMm3: (discMm2(240) - 6 * discMm2(18) - discMm2(100)) * 15,
    round: [
      [18, 6],
      [100, 1],
    ],
  }),
  plate('bevelled edge', [300, 100, 20], {
    bevelMm: 10,
    volumeMm3: 600_000 - 300 * 50,
    unsaid: {
      NC1: { why: 'bevel', becomes: 'refused' },
      DXF: { why: 'bevel', becomes: 'refused' },
      STEP: { why: 'facets', becomes: 'request' },
    },
  }),
];
