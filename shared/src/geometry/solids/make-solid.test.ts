import { describe, expect, test } from 'vitest';
import { bodyOf, longHole, polygon, sectionOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Body } from '../body/body.schema.ts';
import { makeSolid, withSolid } from './make-solid.ts';
import { loadKernel } from './unite-deep.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [400, 100, 200];
const blank = 400 * 100 * 200;
const made = (body: Body) =>
  withSolid(kernel, body, null, ({ solid, unmade }) => ({
    volume: solid.volume(),
    unmade: unmade.length,
    box: solid.boundingBox(),
  }));
/** What is taken from the blank, mm3. */
const taken = (...processings: Body['processings']) => blank - made(bodyOf(size, processings)).volume;

const facing = [1, 2, 3, 4, 5, 6];
/** Sizes of the sides along their local axes, and the material under them. */
const across = [0, 200, 100, 200, 100, 100, 100];
const under = [0, 100, 200, 100, 200, 400, 400];

describe.each(facing)('on side %i', (side) => {
  const { drill, work } = workOn(side, size);

  test('a blind hole takes its cylinder', () => {
    expect(taken(drill(60, 40, 20, 30))).toBeCloseTo(Math.PI * 100 * 30, 3);
  });

  test('a through hole takes the thickness', () => {
    expect(taken(drill(60, 40, 20))).toBeCloseTo(Math.PI * 100 * (under[side] ?? 0), 3);
  });

  test('a pocket takes length x width x depth', () => {
    expect(
      taken(
        work('Pocket', {
          StartX: 40,
          StartY: 20,
          StartDepth: 15,
          Angle: 0,
          Inclination: 0,
          Slope: 0,
          Length: 50,
          Width: 30,
        }),
      ),
    ).toBeCloseTo(50 * 30 * 15, 6);
  });

  test('a slot takes length x depth x thickness', () => {
    expect(
      taken(
        work('Slot', {
          Orientation: 'start',
          StartX: 40,
          StartY: 50,
          Angle: 0,
          Inclination: 90,
          Length: 50,
          Depth: 25,
          Thickness: 8,
        }),
      ),
    ).toBeCloseTo(50 * 25 * 8, 6);
  });

  test('a cut-out contour takes its area x its depth', () => {
    const contour = {
      ...polygon([
        [20, 20],
        [70, 20],
        [70, 60],
      ]),
      depthMm: 12,
    };
    expect(taken(work('FreeContour', { CounterSink: true }, [contour]))).toBeCloseTo((50 * 40 * 12) / 2, 6);
  });
});

describe.each([1, 2, 3, 4])('on side %i', (side) => {
  const { cutEnd, lap, work } = workOn(side, size);
  const [v, d] = [across[side] ?? 0, under[side] ?? 0];

  test.each(['start', 'end'] as const)('a mitre at the %s takes half a prism', (end) => {
    expect(taken(cutEnd(end, end === 'start' ? 0 : 400, 45))).toBeCloseTo((v * v * d) / 2, 3);
    expect(taken(cutEnd(end, end === 'start' ? v : 400 - v, 135))).toBeCloseTo((v * v * d) / 2, 3);
  });

  test.each(['start', 'end'] as const)('a bevel at the %s opens into the depth', (end) => {
    expect(taken(cutEnd(end, end === 'start' ? 0 : 400, 90, 45))).toBeCloseTo((d * d * v) / 2, 3);
  });

  test('a square cut takes what lies beyond it', () => {
    expect(taken(cutEnd('end', 390))).toBeCloseTo(10 * 100 * 200, 3);
    expect(taken(cutEnd('end', 410))).toBeCloseTo(0, 3);
  });

  test('a lap from the start and one from the end take the same', () => {
    expect(taken(lap({ x: 100, y: 10, length: 60, width: 30, depth: 20 }))).toBeCloseTo(60 * 30 * 20, 6);
    expect(taken(lap({ x: 160, y: 10, length: 60, width: 30, depth: 20, end: true }))).toBeCloseTo(60 * 30 * 20, 6);
  });

  test('a slanted lap right across takes length / sin(angle) x width x depth', () => {
    expect(taken(lap({ x: 150, y: 0, length: 30, width: 400, depth: 20, angle: 60 }))).toBeCloseTo(
      (30 / Math.sin(Math.PI / 3)) * v * 20,
      3,
    );
  });

  test('a longitudinal cut takes the edge', () => {
    expect(taken(work('LongitudinalCut', { StartX: 0, StartY: 20, Inclination: 45 }))).toBeCloseTo(
      (20 * 20 * 400) / 2,
      3,
    );
    expect(
      taken(
        work('LongitudinalCut', {
          StartX: 50,
          StartY: 20,
          Inclination: 45,
          StartLimited: true,
          EndLimited: true,
          Length: 100,
        }),
      ),
    ).toBeCloseTo((20 * 20 * 100) / 2, 3);
  });

  test('a double cut leaves a point, or a notch when the first angle is the smaller', () => {
    const cut = (first: number, second: number) =>
      work('DoubleCut', {
        Orientation: 'start',
        StartX: 0,
        StartY: v / 2,
        Angle1: first,
        Inclination1: 90,
        Angle2: second,
        Inclination2: 90,
      });
    expect(taken(cut(135, 45))).toBeCloseTo((v * v * d) / 4, 3);
    const notch = { ...cut(45, 135), parameters: { ...cut(45, 135).parameters, StartX: 30 } };
    expect(taken(notch)).toBeCloseTo(30 * 30 * d, 3);
  });
});

test('an inclined hole takes its ellipse x the thickness and leans towards -x', () => {
  const inclined = {
    ...workOn(1, size).drill(200, 100, 20),
    parameters: { StartX: 200, StartY: 100, Diameter: 20, Angle: 0, Inclination: 60, DepthLimited: false, Depth: 0 },
  };
  expect(taken(inclined)).toBeCloseTo((Math.PI * 100 * 100) / Math.sin(Math.PI / 3), 2);
  const reach = withSolid(kernel, bodyOf([400, 100, 200], [inclined]), null, ({ solid }) => {
    const exit = solid.slice(100);
    exit.delete();
    return solid.rayCast([200 - 100 / Math.sqrt(3), -1, 100], [200 - 100 / Math.sqrt(3), 99.9, 100]).length;
  });
  expect(reach).toBe(2);
});

test('a contour that fills the face is the outline: what lies outside falls away', () => {
  const triangle = workOn(1, size).contour([
    [0, 0],
    [400, 0],
    [0, 200],
  ]);
  expect(made(bodyOf(size, [triangle])).volume).toBeCloseTo(blank / 2, 3);
});

test('the same contour is a cut-out when it is counter-sunk', () => {
  const triangle = workOn(1, size).contour(
    [
      [0, 0],
      [400, 0],
      [0, 200],
    ],
    { CounterSink: true },
  );
  expect(taken(triangle)).toBeCloseTo(blank / 2, 3);
});

test('a contour inside the face is a cut-out, its apertures stay as islands', () => {
  const { work } = workOn(1, size);
  const ring = work('FreeContour', { CounterSink: false }, [
    polygon([
      [50, 50],
      [150, 50],
      [150, 150],
      [50, 150],
    ]),
    polygon([
      [80, 80],
      [120, 80],
      [120, 120],
      [80, 120],
    ]),
  ]);
  expect(taken(ring)).toBeCloseTo((100 * 100 - 40 * 40) * 100, 3);
});

test('a long hole of lines and arcs takes its exact area', () => {
  const { work } = workOn(3, size);
  expect(taken(work('FreeContour', { CounterSink: true }, [longHole(200, 100, 40, 18)]))).toBeCloseTo(
    (40 * 18 + Math.PI * 81) * 100,
    4,
  );
});

test('a contour of arcs alone is a round hole', () => {
  const { work } = workOn(1, size);
  const circle = {
    ...longHole(200, 100, 0, 30),
    segments: longHole(200, 100, 0, 30).segments.filter((segment) => segment.kind === 'arc'),
  };
  expect(taken(work('FreeContour', { CounterSink: true }, [circle]))).toBeCloseTo(Math.PI * 225 * 100, 3);
});

test('a dual contour is cut to its lower edge, with square and with slanted walls', () => {
  const { work } = workOn(1, size);
  const upper = polygon([
    [50, 50],
    [150, 50],
    [150, 150],
  ]);
  const lowered = (dx: number) => ({
    ...upper,
    start: [50 + dx, 50, -20] as [number, number, number],
    segments: upper.segments.map((segment) => ({
      ...segment,
      end: [segment.end[0] + dx, segment.end[1], -20] as [number, number, number],
    })),
  });
  expect(taken(work('FreeContour', { CounterSink: true }, [{ ...upper, lower: lowered(0) }]))).toBeCloseTo(
    (100 * 100 * 20) / 2,
    3,
  );
  expect(
    made(bodyOf(size, [work('FreeContour', { CounterSink: true }, [{ ...upper, lower: lowered(5) }])])),
  ).toMatchObject({ volume: blank - 100 * 100 * 10, unmade: 0 });
});

test('what takes no material is ignored, what is unknown is named', () => {
  const { work } = workOn(1, size);
  const idle = ['Text', 'Marking', 'PenContour', 'NailContour', 'GlueArea'].map((kind) => work(kind, {}));
  expect(made(bodyOf(size, idle))).toMatchObject({ volume: blank, unmade: 0 });
  expect(made(bodyOf(size, [work('Tenon', {}), work('Chamfer', {}), work('MillContour', {})]))).toMatchObject({
    volume: blank,
    unmade: 3,
  });
  expect(made(bodyOf(size, [{ ...work('Tenon', {}), carriedOut: false }]))).toMatchObject({ unmade: 0 });
});

test('missing parameters and numbers out of reach are not guessed', () => {
  const { work } = workOn(1, size);
  const processings = [
    work('Drilling', { StartX: 10, Diameter: 10, DepthLimited: false }),
    work('Drilling', { StartX: 10, StartY: Number.POSITIVE_INFINITY, Diameter: 10, DepthLimited: false }),
    work('FreeContour', { CounterSink: true }, [{ start: [0, 0, 0], segments: [], depthMm: null }]),
    { ...work('Drilling', { StartX: 10, StartY: 10, Diameter: 10 }), plane: null },
    work('FreeContour', { CounterSink: true }, [
      polygon([
        [50, 50],
        [150, 150],
        [150, 50],
        [50, 150],
      ]),
    ]),
  ];
  expect(made(bodyOf(size, processings))).toMatchObject({ volume: blank, unmade: 5 });
});

test('a channel stands as its flips say', () => {
  const profile = seedCatalogue().profiles.find(({ id }) => id === 'UPE200');
  if (profile === undefined) throw new Error('UPE200');
  const webAt = (flipZ: boolean) =>
    withSolid(kernel, bodyOf([100, 200, 80], [], sectionOf(profile, { flipZ })), profile, ({ solid }) => {
      const hits = solid.rayCast([50, 100, -10], [50, 100, 90]);
      return hits.map((hit) => Math.round(hit.position[2] * 100) / 100);
    });
  expect(webAt(false)).toEqual([0, 6]);
  expect(webAt(true)).toEqual([74, 80]);
});

test('a made solid belongs to whoever asked for it and is closed', () => {
  const { solid, unmade } = makeSolid(kernel, bodyOf(size, [workOn(1, size).drill(60, 40, 20)]), null);
  expect([solid.status(), solid.genus(), unmade]).toEqual(['NoError', 1, []]);
  solid.delete();
});

describe('round chamfers on one another', () => {
  const chamfers = (count: number, stepMm: number) =>
    bodyOf(
      [1000, 60, 100],
      Array.from({ length: count }, (_, index) =>
        workOn(1, [1000, 60, 100]).work('Chamfer', {
          StartLimited: true,
          EndLimited: true,
          StartX: index * stepMm,
          Length: 69,
          Depth: 90,
          ChamferExit: 'round',
          ChamferEdge41: false,
        }),
      ),
    );

  test('equal ones take their material once', () => {
    const once = made(chamfers(1, 0));
    expect(made(chamfers(151, 0))).toEqual(once);
    expect(once.unmade).toBe(0);
  });

  test.each([
    [48, 0.0001],
    [32, 1],
    [10_000, 0.01],
  ])(
    '%i of them, %f mm apart, are unmade in a few seconds',
    (count, stepMm) => {
      expect(made(chamfers(count, stepMm))).toMatchObject({ unmade: count, volume: expect.closeTo(6_000_000, 3) });
    },
    20_000,
  );
});

test('holes that lie over each other twelve deep are made as one by one', () => {
  const { drill } = workOn(1, size);
  const holes = Array.from({ length: 12 }, (_, index) => drill(100 + 3 * index, 60 + (index % 3), 40));
  const oneByOne = holes.reduce((solid, hole) => {
    const cutter = kernel.Manifold.cube(size).subtract(makeSolid(kernel, bodyOf(size, [hole]), null).solid);
    return solid.subtract(cutter);
  }, kernel.Manifold.cube(size));
  expect(made(bodyOf(size, holes)).volume).toBeCloseTo(oneByOne.volume(), 3);
});
