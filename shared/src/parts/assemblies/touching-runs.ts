import type { Vector } from '../../geometry/body/body.schema.ts';
import type { Point } from '../../geometry/body/path.ts';
import { add, cross, directionIn, dot, pointIn, spanOf, subtract, times, unit } from '../../geometry/body/vectors.ts';
import { distanceTo, surrounds } from '../../geometry/measures/plan-loops.ts';
import type { Placement } from '../part-facts.schema.ts';

/** Parts that are no further apart touch, mm; edges no further apart are flush and take no fillet weld. */
export const touchMm = 0.5;

export type Touch = {
  /** Length of the edges of either face that lie on the other one, mm. */
  seamMm: number;
  /** Ends of the one and the other bar whose mouth is closed. */
  capped: ['start' | 'end' | null, 'start' | 'end' | null];
};

/** Where two faces lie against each other, and how much seam there is room for; null when they do not, or are bolted there. */
export const touchOf = (a: Face, b: Face, holes: { a: Axis[]; b: Axis[] }): Touch | null => {
  if (!areOpposite(a, b)) return null;
  const onto = planeOf(a);
  const [own, other] = [a.corners.map(onto), b.corners.map(onto)];
  if (!boxesMeet(own, other)) return null;
  const seamMm = runsWithin(own, a.isEnd, other) + runsWithin(other, b.isEnd, own);
  const capped: Touch['capped'] = [capOf(a, other, onto), capOf(b, own, onto)];
  if (seamMm === 0 && capped[0] === null && capped[1] === null) return null;
  return isBolted(a, { own, other, onto }, holes) ? null : { seamMm, capped };
};

/** A stretch of an edge that lies on another face: a fillet has its legs along `outward`, on that face, and along its `normal`. */
export type SeamRun = { from: Vector; to: Vector; outward: Vector; normal: Vector };

/** Where the seams of two faces run that touchOf counts. */
export const seamRuns = (a: Face, b: Face, holes: { a: Axis[]; b: Axis[] }): SeamRun[] =>
  (touchOf(a, b, holes)?.seamMm ?? 0) === 0 ? [] : [...runsOn(a, b), ...runsOn(b, a)];

/** The edges of one face that lie on the other. */
const runsOn = (face: Face, on: Face): SeamRun[] => {
  const onto = planeOf(face);
  const [own, other] = [face.corners.map(onto), on.corners.map(onto)];
  return face.corners.flatMap((start, index) => {
    const next = (index + 1) % face.corners.length;
    const [end, from, to] = [face.corners[next], own[index], own[next]];
    if (face.isEnd[index] === true || end === undefined || from === undefined || to === undefined) return [];
    const along = subtract(end, start);
    const outward = unit(cross(along, face.normal));
    return stretchesWithin(from, to, other).map(([low, high]) => ({
      from: add(start, times(along, low)),
      to: add(start, times(along, high)),
      outward,
      normal: on.normal,
    }));
  });
};

/** Cosine of the angle from which on faces are not parallel: 1 mm on 700. */
export const parallel = 1 - 1e-6;

const areOpposite = (a: Face, b: Face): boolean => {
  const [from, to] = [a.corners[0], b.corners[0]];
  if (from === undefined || to === undefined || dot(a.normal, b.normal) > -parallel) return false;
  return Math.abs(dot(a.normal, subtract(to, from))) <= touchMm;
};

type Onto = (point: Vector) => Point;

const planeOf = ({ corners, normal }: Face): Onto => {
  const [origin = [0, 0, 0], next = [1, 0, 0]] = corners;
  const xAxis = unit(subtract(next, origin));
  const yAxis = cross(normal, xAxis);
  return (point) => {
    const offset = subtract(point, origin);
    return [dot(offset, xAxis), dot(offset, yAxis)];
  };
};

const boxesMeet = (a: Point[], b: Point[]): boolean =>
  ([0, 1] as const).every((axis) => {
    const [low, high] = spanOf(a.map((point) => point[axis]));
    const [from, to] = spanOf(b.map((point) => point[axis]));
    return low < to - touchMm && from < high - touchMm;
  });

/** Length of a polygon's edges, its ends left out, that lies inside another polygon and not along its edge. */
const runsWithin = (polygon: Point[], isEnd: boolean[], other: Point[]): number =>
  polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return isEnd[index] === true ? sum : sum + runWithin(from, to, other);
  }, 0);

const runWithin = (from: Point, to: Point, other: Point[]): number => {
  const lengthMm = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  return stretchesWithin(from, to, other).reduce((sum, [low, high]) => sum + (high - low) * lengthMm, 0);
};

/** Which shares of a line, from 0 to 1, lie inside a polygon and not along its edge. */
const stretchesWithin = (from: Point, to: Point, other: Point[]): [number, number][] => {
  const places = [0, ...crossings(from, to, other), 1].sort((a, b) => a - b);
  return places.flatMap((place, index): [number, number][] => {
    const next = places[index + 1];
    if (next === undefined || next - place < 1e-9) return [];
    const middle = (place + next) / 2;
    const point: Point = [from[0] + (to[0] - from[0]) * middle, from[1] + (to[1] - from[1]) * middle];
    const lies = surrounds(other, point) && distanceTo(other, point) > touchMm;
    return lies ? [[place, next]] : [];
  });
};

/** Where a line from 0 to 1 crosses the edges of a polygon. */
const crossings = (from: Point, to: Point, other: Point[]): number[] => {
  const places: number[] = [];
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  let start = other.at(-1) ?? from;
  for (const end of other) {
    const [edgeX, edgeY] = [end[0] - start[0], end[1] - start[1]];
    const [apartX, apartY] = [start[0] - from[0], start[1] - from[1]];
    const det = alongX * edgeY - alongY * edgeX;
    const place = (apartX * edgeY - apartY * edgeX) / det;
    const onEdge = (apartX * alongY - apartY * alongX) / det;
    if (Math.abs(det) >= 1e-9 && place > 0 && place < 1 && onEdge >= 0 && onEdge <= 1) places.push(place);
    start = end;
  }
  return places;
};

const capOf = ({ mouth }: Face, other: Point[], onto: Onto): 'start' | 'end' | null =>
  mouth?.corners.every((corner) => surrounds(other, onto(corner))) ? mouth.end : null;

/** Holes whose axes are no further apart are one bolt's. */
const sameAxisMm = 2;

/** A hole of each part on one axis, square to both faces: the parts are bolted there. */
const isBolted = (
  { normal }: Face,
  { own, other, onto }: { own: Point[]; other: Point[]; onto: Onto },
  holes: { a: Axis[]; b: Axis[] },
): boolean => {
  const placesOf = (axes: Axis[]) =>
    axes.flatMap(({ start, direction }) => {
      const place = onto(start);
      const isThere = Math.abs(dot(direction, normal)) > parallel && surrounds(own, place) && surrounds(other, place);
      return isThere ? [place] : [];
    });
  const mine = placesOf(holes.a);
  return (
    mine.length > 0 && placesOf(holes.b).some(([x, y]) => mine.some(([u, v]) => Math.hypot(u - x, v - y) < sameAxisMm))
  );
};

/** A flat face of a part, in part coordinates; its corners run counter-clockwise seen from outside. */
export type Face = {
  corners: Vector[];
  /** For each edge from its corner on: no seam runs along it, as it only crosses the thickness. */
  isEnd: boolean[];
  normal: Vector;
  /** The mouth of a hollow section at this end of the bar: corners of its void. */
  mouth?: { end: 'start' | 'end'; corners: Vector[] };
};

/** A round hole's axis, and where it starts. */
export type Axis = { start: Vector; direction: Vector };

/** The faces of a part where a piece of it lies. */
export const placedFaces = (faces: readonly Face[], placement: Placement): Face[] => {
  const placed = placerOf(placement);
  return faces.map(({ corners, isEnd, normal, mouth }) => ({
    corners: corners.map(placed),
    isEnd,
    normal: directionIn(placement, normal),
    ...(mouth && { mouth: { end: mouth.end, corners: mouth.corners.map(placed) } }),
  }));
};

/** Moves points into the project, as pointIn does, with what all of them share computed once. */
const placerOf = ({ origin: [x, y, z], xAxis: a, yAxis: b }: Placement): ((point: Vector) => Vector) => {
  const c = cross(a, b);
  return ([u, v, w]) => [
    x + a[0] * u + b[0] * v + c[0] * w,
    y + a[1] * u + b[1] * v + c[1] * w,
    z + a[2] * u + b[2] * v + c[2] * w,
  ];
};

export const placedHoles = (holes: readonly Axis[], placement: Placement): Axis[] =>
  holes.map(({ start, direction }) => ({
    start: pointIn(placement, start),
    direction: directionIn(placement, direction),
  }));
