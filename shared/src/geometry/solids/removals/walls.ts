import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';
import { directionIn, dot, pointIn } from '../../body/vectors.ts';

/** A wall of a recess: the direction into the recess and a point it goes through, in the plane's coordinates. */
export type Wall = [inward: Vector, through: Vector];

type Walls = Partial<Record<'start' | 'end' | 'front' | 'back' | 'bottom' | 'top', Wall>>;

const limits = {
  start: 'FaceLimitedStart',
  end: 'FaceLimitedEnd',
  front: 'FaceLimitedFront',
  back: 'FaceLimitedBack',
  bottom: 'FaceLimitedBottom',
};

const surface: Wall = [
  [0, 0, -1],
  [0, 0, 0],
];

/** What lies within the walls that limit a recess (the plane is its top where it is limited and no other is given). */
export const recess = (processing: Processing, frame: Frame, walls: Walls): Removals => {
  const within: HalfSpace[] = [];
  for (const name of ['start', 'end', 'front', 'back', 'bottom'] as const) {
    const wall = walls[name];
    if (wall && flagOf(processing, limits[name], true)) within.push(halfSpaceIn(frame, ...wall));
  }
  if (flagOf(processing, 'FaceLimitedTop', false)) within.push(halfSpaceIn(frame, ...(walls.top ?? surface)));
  return within.length === 0 ? 'unmade' : [{ kind: 'convex', within }];
};

export const negative = (a: Vector): Vector => [-a[0], -a[1], -a[2]];

export const combined = (a: Vector, p: number, b: Vector, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];

/** From where to where along the part work on its edges or sides runs; without end where it is not limited. */
export const edgeSpan = (processing: Processing): { from: number; to: number } => {
  const start = numberOf(processing, 'StartX', 0);
  return {
    from: flagOf(processing, 'StartLimited', false) ? start : Number.NEGATIVE_INFINITY,
    to: flagOf(processing, 'EndLimited', false) ? start + numberOf(processing, 'Length') : Number.POSITIVE_INFINITY,
  };
};

/** Square walls at the ends of a span. */
export const squareEnds = ({ from, to }: { from: number; to: number }): HalfSpace[] => [
  ...(from === Number.NEGATIVE_INFINITY ? [] : [{ normal: [1, 0, 0], offset: from } satisfies HalfSpace]),
  ...(to === Number.POSITIVE_INFINITY ? [] : [{ normal: [-1, 0, 0], offset: -to } satisfies HalfSpace]),
];

/** The half-space on the side that `normal` points to, through `point`; both in the plane's local coordinates. */
export const halfSpaceIn = (frame: Frame, normal: Vector, point: Vector): HalfSpace => {
  const outward = directionIn(frame, normal);
  return { normal: outward, offset: dot(outward, pointIn(frame, point)) };
};

/** A number parameter; NaN when it is missing, which no geometry survives (see `finite`). */
export const numberOf = (processing: Processing, name: string, otherwise = Number.NaN): number => {
  const value = processing.parameters[name];
  return typeof value === 'number' ? value : otherwise;
};

export const flagOf = (processing: Processing, name: string, otherwise: boolean): boolean => {
  const value = processing.parameters[name];
  return typeof value === 'boolean' ? value : otherwise;
};

export const isAtEnd = (processing: Processing): boolean => processing.parameters['Orientation'] === 'end';

/** True when every named parameter is absent or has the value that makes the shape square. */
export const isSquare = (processing: Processing, expected: Record<string, number>): boolean =>
  Object.entries(expected).every(([name, value]) => Math.abs(numberOf(processing, name, value) - value) < 1e-6);

/** Half of space: the points p with normal . p >= offset; the normal has length 1. */
export type HalfSpace = { normal: Vector; offset: number };

/** What one processing takes away, in part coordinates (mm). */
export type Removal =
  /** All that lies in every one of the half-spaces. */
  | { kind: 'convex'; within: HalfSpace[] }
  /** A cylinder from `start` along `direction` (unit); `depthMm` null: without end. `backMm`: how far it also reaches backwards. */
  | { kind: 'cylinder'; start: Vector; direction: Vector; radiusMm: number; depthMm: number | null; backMm: number }
  /** Square to a plane, from `backMm` above it down to `depthMm` (null: without end): inside the loops by even-odd, or all but that. */
  | { kind: 'prism'; frame: Frame; loops: Path[]; outside: boolean; depthMm: number | null; backMm: number }
  /** A ball. */
  | { kind: 'ball'; centre: Vector; radiusMm: number }
  /** A closed surface of triangles, counter-clockwise seen from outside: what no other kind describes. */
  | { kind: 'polyhedron'; points: Vector[]; triangles: [number, number, number][] }
  /** What lies in every one of these. */
  | { kind: 'common'; of: Removal[] }
  /** What lies in `of` and in none of `kept`. */
  | { kind: 'less'; of: Removal; kept: Removal[] };

/** The removals of a processing, or why there are none: it takes no material, or it cannot be made into geometry. */
export type Removals = Removal[] | 'nothing' | 'unmade';

/** What a processing on its plane takes from a blank, by the element's name in the file. */
export type Makers = Readonly<
  Record<string, (work: { processing: Processing; frame: Frame; blankMm: Body['blankMm'] }) => Removals>
>;
