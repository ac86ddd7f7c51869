import type { Contour, Frame, Vector } from '../../body/body.schema.ts';
import { flatten, piecePoints } from '../../body/flatten.ts';
import { areaOf, type Path, type PathPiece, type Point } from '../../body/path.ts';
import { cosDeg, sinDeg, unit } from '../../body/vectors.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import { type HalfSpace, halfSpaceIn, type Removal } from '../removals/walls.ts';
import { flatStretches, isClosed, type Stretch, splitsOf, stretchesOf } from './contour-path.ts';
import { offsetPath } from './offset-path.ts';
import { ruledBody } from './ruled-body.ts';

/** Where bodies of a contour end: `deepestMm` is how far the blank reaches under the plane, `backMm` how far a tool may reach above it. */
export type CutLimits = { frame: Frame; deepestMm: number; backMm: number; isOpenBelow: boolean };

/** A closed contour as a body: square walls are a loop, others what they enclose. */
export type Walled =
  | { kind: 'square'; loop: Path; depthMm: number | null }
  | { kind: 'tilted'; loop: Path; body: Removal };

/** Walls that lean reach this far over the plane, so that no skin stays on it. */
const overMm = 1;

/** The body inside a closed contour. Null when it is open, leaves its plane, crosses itself, or its walls meet before they end. */
export const walledBody = (contour: Contour, limits: CutLimits): Walled | null => {
  if (!isClosed(contour) || contour.segments.length < 2) return null;
  const stretches = flatStretches(contour);
  if (stretches === null) return null;
  const loop = stretches.map(({ piece }) => piece);
  if (crossesItself(flatten(loop, 30))) return null;
  const depthMm = limits.isOpenBelow ? null : contour.depthMm;
  if (depthMm !== null && !(depthMm > 0)) return null;
  if (contour.lower !== undefined) return between(contour, contour.lower, { loop, limits });
  if (stretches.every(({ tiltDeg }) => tiltDeg === 0)) return { kind: 'square', loop, depthMm };
  const body = tiltedBody(stretches, { ...limits, isOpenBelow: depthMm === null }, depthMm);
  return body === null ? null : { kind: 'tilted', loop, body };
};

/** A dual contour: ruled between both edges; square walls of one depth are a loop. */
const between = (
  upper: Contour,
  lower: NonNullable<Contour['lower']>,
  { loop, limits }: { loop: Path; limits: CutLimits },
): Walled | null => {
  if (lower.segments.length !== upper.segments.length || !isClosed(lower)) return null;
  const below = splitsOf(lower);
  const splits = splitsOf(upper).map((own, index) => Math.max(own, below[index] ?? 0));
  const [over, under] = [stretchesOf(upper, splits), stretchesOf(lower, splits)];
  const square = squareDepth(over, under);
  if (square !== null && square > 0) return { kind: 'square', loop, depthMm: limits.isOpenBelow ? null : square };
  const edges = pairedPoints(over, under);
  const highest = Math.max(...edges.lower.map((point) => point[2]));
  if (!(highest < -1e-3)) return null;
  const isThrough = limits.isOpenBelow || highest <= 0.01 - limits.deepestMm;
  const belowMm = isThrough ? Math.max(0, limits.deepestMm + highest) + overMm : 0;
  const body = ruledBody(limits.frame, edges, { aboveMm: Math.min(limits.backMm, overMm), belowMm });
  return body === null ? null : { kind: 'tilted', loop, body };
};

const squareDepth = (over: Stretch[], under: Stretch[]): number | null => {
  const depth = -(under[0]?.fromZ ?? 0);
  const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
  const isSquare = over.every((upper, index) => {
    const lower = under[index];
    if (lower === undefined || Math.abs(lower.toZ + depth) > 0.01) return false;
    const hasMiddle = (piece: PathPiece): Point => piecePoints(piece, 2)[1] ?? piece.start;
    return isSame(upper.piece.start, lower.piece.start) && isSame(hasMiddle(upper.piece), hasMiddle(lower.piece));
  });
  return isSquare ? depth : null;
};

const chordsOf = (piece: PathPiece): number =>
  piece.kind === 'line' ? 1 : Math.max(2, Math.ceil(Math.abs(piece.sweepRad) / ((5 * Math.PI) / 180) - 1e-9));

/** As many points on both edges, piece by piece. */
const pairedPoints = (over: Stretch[], under: Stretch[]): { upper: Vector[]; lower: Vector[] } => {
  const edges: { upper: Vector[]; lower: Vector[] } = { upper: [], lower: [] };
  over.forEach((upper, index) => {
    const lower = under[index] ?? upper;
    const count = Math.max(chordsOf(upper.piece), chordsOf(lower.piece));
    edges.upper.push(...pointsOf(upper, count));
    edges.lower.push(...pointsOf(lower, count));
  });
  return edges;
};

const pointsOf = ({ piece, fromZ, toZ }: Stretch, count: number): Vector[] =>
  piecePoints(piece, count).map(([x, y], index) => [x, y, fromZ + ((toZ - fromZ) * index) / count]);

/** Convex outlines are cut plane by plane, so that walls may meet before the floor; others are ruled down to it. */
const tiltedBody = (stretches: Stretch[], limits: CutLimits, depthMm: number | null): Removal | null => {
  const loop = stretches.map(({ piece }) => piece);
  const isStraight = loop.every((piece) => piece.kind === 'line');
  if (isStraight && isConvex(flatten(loop, 7.5))) return planes(stretches, limits, depthMm);
  const deep = depthMm ?? limits.deepestMm + overMm;
  const distances = stretches.map(({ tiltDeg }) => (deep * sinDeg(tiltDeg)) / cosDeg(tiltDeg));
  const lower = offsetPath(loop, distances, true);
  const isSound = lower !== null && !crossesItself(flatten(lower, 30)) && areaOf(lower) * areaOf(loop) > 0;
  if (!isSound) return isConvex(flatten(loop, 3.75)) ? planes(stretches, limits, depthMm) : null;
  const under = stretches.map((stretch, index) => ({
    ...stretch,
    piece: lower[index] ?? stretch.piece,
    fromZ: -deep,
    toZ: -deep,
  }));
  return ruledBody(limits.frame, pairedPoints(stretches, under), {
    aboveMm: Math.min(limits.backMm, overMm),
    belowMm: 0,
  });
};

const isConvex = (polygon: Point[]): boolean => {
  const turns = polygon.map((from, index) => {
    const [at, to] = [polygon[(index + 1) % polygon.length] ?? from, polygon[(index + 2) % polygon.length] ?? from];
    return (at[0] - from[0]) * (to[1] - at[1]) - (at[1] - from[1]) * (to[0] - at[0]);
  });
  return turns.every((turn) => turn > -1e-9) || turns.every((turn) => turn < 1e-9);
};

const planes = (stretches: Stretch[], { frame }: CutLimits, depthMm: number | null): Removal => {
  const inside = areaOf(stretches.map(({ piece }) => piece)) > 0 ? 1 : -1;
  const within = stretches.flatMap(({ piece, tiltDeg }): HalfSpace[] => {
    const points = [...piecePoints(piece, piece.kind === 'line' ? 1 : 2 * chordsOf(piece)), piece.end];
    return points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const tan = sinDeg(tiltDeg) / cosDeg(tiltDeg);
      const normal: Vector = [
        (-(to[1] - from[1]) / length) * inside,
        ((to[0] - from[0]) / length) * inside,
        tan * inside,
      ];
      return halfSpaceIn(frame, unit(normal), [from[0], from[1], 0]);
    });
  });
  if (depthMm !== null) within.push(halfSpaceIn(frame, [0, 0, 1], [0, 0, -depthMm]));
  return { kind: 'convex', within };
};
