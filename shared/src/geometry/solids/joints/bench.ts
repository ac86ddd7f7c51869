import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { flatten } from '../../body/flatten.ts';
import type { Path, PathPiece, Point } from '../../body/path.ts';
import { add, cosDeg, dot, localIn, normalOf, sinDeg, spanOf, times } from '../../body/vectors.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import { blankCorners } from '../removals/drilling.ts';
import { type HalfSpace, isAtEnd, numberOf, type Removal } from '../removals/walls.ts';

type BenchWork = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/**
 * Where a joint is worked: its own coordinates are ahead (from StartX into the piece, away from the end that Orientation names),
 * across (along the side's Y) and deep (under the side), mm. At the end of a part everything is mirrored in `ahead`.
 */
export type Bench = {
  frame: Frame;
  origin: Vector;
  axes: [ahead: Vector, across: Vector, deep: Vector];
  /** Extent of the blank across and under the side. */
  across: [number, number];
  deep: [number, number];
  /** Beyond everything. */
  farMm: number;
};

export const benchOf = ({ processing, frame, blankMm }: BenchWork): Bench => {
  const from = numberOf(processing, 'StartX');
  const corners = blankCorners(blankMm).map((corner) => localIn(frame, corner));
  const sizes = [blankMm.length, blankMm.height, blankMm.width].map(Math.abs);
  return {
    frame,
    origin: add(frame.origin, times(frame.xAxis, from)),
    axes: [times(frame.xAxis, isAtEnd(processing) ? -1 : 1), frame.yAxis, times(normalOf(frame), -1)],
    across: spanOf(corners.map((corner) => corner[1])),
    deep: spanOf(corners.map((corner) => -corner[2])),
    farMm: Math.abs(from) + 2 * sizes.reduce((sum, size) => sum + size, 0) + 1000,
  };
};

/** Height of the blank under the side. */
export const heightOf = ({ deep }: Bench): number => deep[1];

export const middleOf = ([low, high]: [number, number]): number => (low + high) / 2;

/** A direction of the bench in part axes. */
export const towards = ({ axes: [ahead, across, deep] }: Bench, [a, y, d]: Vector): Vector =>
  add(add(times(ahead, a), times(across, y)), times(deep, d));

/** A point of the bench in part coordinates. */
export const pointOn = (bench: Bench, at: Vector): Vector => add(bench.origin, towards(bench, at));

/** The half-space that `normal` (unit) points into, through a point. */
export const halfFrom = (bench: Bench, normal: Vector, through: Vector): HalfSpace => {
  const outward = towards(bench, normal);
  return { normal: outward, offset: dot(outward, pointOn(bench, through)) };
};

type Ranges = { ahead?: [number, number]; across?: [number, number]; deep?: [number, number] };

/** What lies between bounds; infinite ones do not bound. */
export const between = (bench: Bench, ranges: Ranges): Removal & { kind: 'convex' } => {
  const order = [ranges.ahead, ranges.across, ranges.deep];
  const within = order.flatMap((range, axis) => {
    const normal = [0, 1, 2].map((each) => (each === axis ? 1 : 0)) as Vector;
    return (range ?? []).flatMap((bound, index) => {
      if (Math.abs(bound) === Number.POSITIVE_INFINITY) return [];
      return [halfFrom(bench, times(normal, index === 0 ? 1 : -1), times(normal, bound))];
    });
  });
  return { kind: 'convex', within };
};

/** A section drawn in (ahead, deep) and run across, over the whole part or between bounds; null when it crosses itself. */
export const runAcross = (bench: Bench, loop: Path, bounds: [number, number] | null = null): Removal | null => {
  if (isCrossed(loop)) return null;
  const [from, to] = bounds ?? [bench.across[0] - 10, bench.across[1] + 10];
  const [ahead, , deep] = bench.axes;
  const start = isMirrored(bench) ? from : to;
  return {
    kind: 'prism',
    frame: { origin: add(bench.origin, times(bench.axes[1], start)), xAxis: ahead, yAxis: deep },
    loops: [finer(loop)],
    outside: false,
    depthMm: to - from,
    backMm: 0,
  };
};

/** A plan drawn in (ahead, across) and sunk between two depths; null when it crosses itself. */
export const runDown = (bench: Bench, loop: Path, [from, to]: [number, number]): Removal | null => {
  if (isCrossed(loop)) return null;
  const [ahead, across, deep] = bench.axes;
  const start = isMirrored(bench) ? to : from;
  return {
    kind: 'prism',
    frame: { origin: add(bench.origin, times(deep, start)), xAxis: ahead, yAxis: across },
    loops: [finer(loop)],
    outside: false,
    depthMm: to - from,
    backMm: 0,
  };
};

/** Holes and arcs smaller than this are none, mm. */
export const leastSizeMm = 0.01;

/** A hole through the whole part, square to the side. */
export const holeThrough = (bench: Bench, [a, y]: Point, diameterMm: number): Removal => ({
  kind: 'cylinder',
  start: pointOn(bench, [a, y, bench.deep[0]]),
  direction: bench.axes[2],
  radiusMm: diameterMm / 2,
  depthMm: null,
  backMm: 10,
});

/** Between a start wall through StartX on the reference edge, its trace at `angleDeg` as that of a Lap, and an end wall `length` further, square to it. */
export const bandAt = (bench: Bench, angleDeg: number, [from, to]: [number, number]): HalfSpace[] => {
  const into: Vector = [sinDeg(angleDeg), cosDeg(angleDeg), 0];
  const wall = (at: number): Vector => [into[0] * at, into[1] * at + bench.across[0], 0];
  return [halfFrom(bench, into, wall(from)), halfFrom(bench, times(into, -1), wall(to))];
};

export const opposite = ({ normal, offset }: HalfSpace): HalfSpace => ({ normal: times(normal, -1), offset: -offset });

const isMirrored = ({ axes, frame }: Bench): boolean => dot(axes[0], frame.xAxis) < 0;

/** How far the corners of a flattened arc may stand off it, mm, and how many pieces it may have. */
const [arcSlackMm, arcPiecesMost] = [0.02, 48];

/** The loop with its arcs in pieces so short that the corners of their chords stay near them: r s2 / 12 outside, s the angle of one chord, two chords a piece. */
export const finer = (loop: Path): Path =>
  loop.flatMap((piece): Path => {
    if (piece.kind === 'line') return [piece];
    const step = 2 * Math.sqrt((12 * arcSlackMm) / piece.radius);
    const count = Math.min(arcPiecesMost, Math.ceil(Math.abs(piece.sweepRad) / step));
    const spot = (index: number): Point =>
      index === count ? piece.end : index === 0 ? piece.start : turned(piece, index / count);
    return Array.from({ length: count }, (_, index) => ({
      ...piece,
      start: spot(index),
      end: spot(index + 1),
      sweepRad: piece.sweepRad / count,
    }));
  });

const turned = ({ centre, start, sweepRad }: Extract<PathPiece, { kind: 'arc' }>, share: number): Point => {
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  const [cos, sin] = [Math.cos(sweepRad * share), Math.sin(sweepRad * share)];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
};

const isCrossed = (loop: Path): boolean => crossesItself(flatten(loop, 15));
