import type { Profile } from '../../src/catalogue/profile.schema.ts';
import type { Body, Contour, Frame, Processing, Section, Vector } from '../../src/geometry/body/body.schema.ts';

/** Bodies and processings as tests write them down. */
export const bodyOf = (
  size: [number, number, number],
  processings: Processing[] = [],
  section: Section = { kind: 'box' },
): Body => ({
  blankMm: { length: size[0], height: size[1], width: size[2] },
  section,
  processings,
});

type Size = [number, number, number];

/** A processing on reference side 1 to 6 of a blank of the size (length, height, width). */
export const workOn = (side: number, size: Size) => {
  const plane = sides(size)[side - 1] ?? null;
  const work = (kind: string, parameters: Processing['parameters'], contours: Contour[] = []): Processing => ({
    kind,
    name: kind,
    carriedOut: true,
    plane,
    side,
    parameters,
    contours,
  });
  return {
    work,
    drill: (x: number, y: number, diameter: number, depth: number | null = null): Processing =>
      work('Drilling', {
        StartX: x,
        StartY: y,
        Diameter: diameter,
        Angle: 0,
        Inclination: 90,
        DepthLimited: depth !== null,
        Depth: depth ?? 0,
      }),
    cutEnd: (end: 'start' | 'end', x: number, angle = 90, inclination = 90): Processing =>
      work('JackRafterCut', {
        Orientation: end,
        StartX: x,
        StartY: 0,
        StartDepth: 0,
        Angle: angle,
        Inclination: inclination,
      }),
    lap: (at: {
      x: number;
      y: number;
      length: number;
      width: number;
      depth: number;
      angle?: number;
      end?: boolean;
    }): Processing =>
      work('Lap', {
        Orientation: at.end ? 'end' : 'start',
        StartX: at.x,
        StartY: at.y,
        Angle: at.angle ?? 90,
        Inclination: 90,
        Slope: 0,
        Length: at.length,
        Width: at.width,
        Depth: at.depth,
        LeadAngleParallel: true,
        LeadAngle: 90,
      }),
    contour: (
      points: [number, number][],
      parameters: Processing['parameters'] = {},
      depthMm: number | null = null,
    ): Processing =>
      work('FreeContour', { CounterSink: false, ToolPosition: 'left', ...parameters }, [polygon(points, depthMm)]),
  };
};

/** A closed contour of straight lines. */
export const polygon = (points: [number, number][], depthMm: number | null = null): Contour => {
  const [first = [0, 0], ...rest] = points;
  const at = ([x, y]: [number, number]): Vector => [x, y, 0];
  return {
    start: at(first),
    segments: [...rest, first].map((end) => ({ kind: 'line', end: at(end), inclinationDeg: 0 })),
    depthMm,
  };
};

/** A long hole about (x, y): `length` between the centres of its half circles, along x. */
export const longHole = (x: number, y: number, length: number, diameter: number): Contour => {
  const [left, right, r] = [x - length / 2, x + length / 2, diameter / 2];
  return {
    start: [left, y - r, 0],
    segments: [
      { kind: 'line', end: [right, y - r, 0], inclinationDeg: 0 },
      { kind: 'arc', end: [right, y + r, 0], through: [right + r, y, 0], inclinationDeg: 0 },
      { kind: 'line', end: [left, y + r, 0], inclinationDeg: 0 },
      { kind: 'arc', end: [left, y - r, 0], through: [left - r, y, 0], inclinationDeg: 0 },
    ],
    depthMm: null,
  };
};

/** A catalogue section with its height along y. */
export const sectionOf = (profile: Profile, turn: Partial<Extract<Section, { kind: 'profile' }>> = {}): Section => ({
  kind: 'profile',
  profileId: profile.id,
  heightAxis: 'y',
  flipY: false,
  flipZ: false,
  ...turn,
});

const sides = ([length, height, width]: Size): Frame[] => [
  { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, 1] },
  { origin: [0, height, 0], xAxis: [1, 0, 0], yAxis: [0, -1, 0] },
  { origin: [0, height, width], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
  { origin: [0, 0, width], xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
  { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] },
  { origin: [length, height, 0], xAxis: [0, 0, 1], yAxis: [0, -1, 0] },
];
