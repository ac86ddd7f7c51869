import type { Vector } from '../../../geometry/body/body.schema.ts';
import { add, cross, dot, lengthOf, subtract, times, unit } from '../../../geometry/body/vectors.ts';

/**
 * An edge in space from start to end. An arc of a circle or ellipse runs from `fromRad` by `sweepRad` through centre + u cos + v sin;
 * `points` is any other curve, drawn out.
 */
export type Edge =
  | { kind: 'line'; start: Vector; end: Vector }
  | {
      kind: 'arc';
      start: Vector;
      end: Vector;
      centre: Vector;
      u: Vector;
      v: Vector;
      fromRad: number;
      sweepRad: number;
      /** null: an ellipse. */
      radius: number | null;
    }
  | { kind: 'points'; start: Vector; end: Vector; points: readonly Vector[] };

export type Arc = Extract<Edge, { kind: 'arc' }>;

export const reversedEdge = (edge: Edge): Edge => {
  const ends = { start: edge.end, end: edge.start };
  if (edge.kind === 'line') return { kind: 'line', ...ends };
  if (edge.kind === 'points') return { kind: 'points', ...ends, points: edge.points.toReversed() };
  return { ...edge, ...ends, fromRad: edge.fromRad + edge.sweepRad, sweepRad: -edge.sweepRad };
};

/** A point of an arc at a share of its way. */
export const arcPoint = ({ centre, u, v, fromRad, sweepRad }: Arc, share: number): Vector => {
  const at = fromRad + sweepRad * share;
  return add(centre, add(times(u, Math.cos(at)), times(v, Math.sin(at))));
};

/** The normal about which an arc runs counter-clockwise when its sweep is positive, of length 1. */
export const arcAxis = ({ u, v }: Pick<Arc, 'u' | 'v'>): Vector => unit(cross(u, v));

/** `count` points along an edge and its end; a drawn out curve gives its own. */
export const pointsAlong = (edge: Edge, count: number): readonly Vector[] => {
  if (edge.kind === 'line') return [edge.start, edge.end];
  if (edge.kind === 'points') return edge.points;
  return Array.from({ length: count + 1 }, (_, place) => arcPoint(edge, place / count));
};

/** Points between which an edge has its extent along every axis: ends, and where an arc turns. */
export const extremePoints = (edge: Edge, axes: readonly Vector[]): Vector[] => {
  if (edge.kind === 'points') return [...edge.points];
  if (edge.kind === 'line') return [edge.start, edge.end];
  const turns = axes.flatMap((axis) => {
    const at = Math.atan2(dot(edge.v, axis), dot(edge.u, axis));
    return [at, at + Math.PI];
  });
  const inside = turns.flatMap((at) => {
    const along = turnFrom(edge.fromRad, at, Math.sign(edge.sweepRad));
    return along <= Math.abs(edge.sweepRad) ? [arcPoint(edge, along / Math.abs(edge.sweepRad))] : [];
  });
  return [edge.start, edge.end, ...inside];
};

/** The turn from one angle to another in a direction, 0 to a full turn. */
const turnFrom = (from: number, to: number, sign: number): number => {
  const full = 2 * Math.PI;
  return ((((to - from) * sign) % full) + full) % full;
};

/** An arc from one point to another about the centre of an ellipse or circle with half axes u and v; a full turn where both are one point. */
export const arcBetween = (
  { centre, u, v }: Pick<Arc, 'centre' | 'u' | 'v'>,
  { start, end, isForward }: { start: Vector; end: Vector; isForward: boolean },
): Arc => {
  const [a, b] = [lengthOf(u), lengthOf(v)];
  const angleOf = (point: Vector) => {
    const from = subtract(point, centre);
    return Math.atan2(dot(from, v) / (b * b), dot(from, u) / (a * a));
  };
  const fromRad = angleOf(start);
  const sign = isForward ? 1 : -1;
  const isClosed = lengthOf(subtract(start, end)) < 1e-6 * Math.max(a, 1);
  const turn = isClosed ? 2 * Math.PI : turnFrom(fromRad, angleOf(end), sign);
  const radius = Math.abs(a - b) <= 1e-9 * a ? a : null;
  return { kind: 'arc', start, end, centre, u, v, fromRad, sweepRad: sign * (turn || 2 * Math.PI), radius };
};

/** A drawn out curve as the line or arc that it is within a tolerance, else as it is. */
export const simplified = (points: readonly Vector[]): Edge => {
  const [start, end] = [points[0] as Vector, points.at(-1) as Vector];
  const size = sizeOf(points);
  const tolerance = Math.max(1e-5 * size, 1e-6);
  if (points.every((point) => distanceToLine(point, start, end) <= tolerance)) return { kind: 'line', start, end };
  return asArc(points, tolerance) ?? { kind: 'points', start, end, points };
};

const sizeOf = (points: readonly Vector[]): number => {
  const [start] = points as [Vector];
  return points.reduce((most, point) => Math.max(most, lengthOf(subtract(point, start))), 0);
};

const distanceToLine = (point: Vector, start: Vector, end: Vector): number => {
  const along = subtract(end, start);
  const length = lengthOf(along);
  const from = subtract(point, start);
  if (length < 1e-9) return lengthOf(from);
  const share = dot(from, along) / length;
  if (share < -1e-6 || share > length + 1e-6) return Number.POSITIVE_INFINITY;
  return lengthOf(cross(from, along)) / length;
};

const asArc = (points: readonly Vector[], tolerance: number): Arc | null => {
  const [start, end] = [points[0] as Vector, points.at(-1) as Vector];
  const isClosed = lengthOf(subtract(start, end)) <= tolerance;
  const at = (share: number) => points[Math.round((points.length - 1) * share)] as Vector;
  const [a, b, c] = isClosed ? [start, at(1 / 3), at(2 / 3)] : [start, at(0.5), end];
  const circle = circleThrough(a, b, c);
  if (circle === null) return null;
  const { centre, normal, radius } = circle;
  const isOn = (point: Vector) => {
    const from = subtract(point, centre);
    return Math.abs(lengthOf(from) - radius) <= tolerance && Math.abs(dot(from, normal)) <= tolerance;
  };
  if (!points.every(isOn)) return null;
  const u = subtract(start, centre);
  return arcBetween({ centre, u, v: cross(normal, u) }, { start, end: isClosed ? start : end, isForward: true });
};

/** The circle through three points; its normal is the one about which they follow each other counter-clockwise. */
const circleThrough = (a: Vector, b: Vector, c: Vector): { centre: Vector; normal: Vector; radius: number } | null => {
  const [ab, ac] = [subtract(b, a), subtract(c, a)];
  const normal = cross(ab, ac);
  const twice = 2 * dot(normal, normal);
  if (twice < 1e-18) return null;
  const towards = add(times(cross(normal, ab), dot(ac, ac)), times(cross(ac, normal), dot(ab, ab)));
  const offset = times(towards, 1 / twice);
  return { centre: add(a, offset), normal: unit(normal), radius: lengthOf(offset) };
};
