import type { Point } from '../../../geometry/body/path.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { readUnlessBad } from '../../btlx/bad-value.ts';
import {
  type Affine,
  after,
  apply,
  bulgedEdge,
  type Curve,
  circleArc,
  ellipsePoint,
  identity,
  mapCurve,
  mirror,
  rotation,
  scale,
  shift,
} from './curve.ts';
import { dxfLimits } from './dxf-limits.ts';
import { type Item, numberOf, type Raw } from './item.ts';

/** A cubic curve through points, as smooth as can be, over the lengths of their chords; the own curve of a CAD may differ a little. */
const splineThrough = (written: readonly Point[], isRing: boolean): Curve[] => {
  const points = written.filter((point, index) => index === 0 || distance(point, written[index - 1] as Point) > 1e-9);
  const [first] = points;
  if (first === undefined || points.length < 2) return [];
  if (isRing && distance(first, points.at(-1) as Point) > 1e-9) points.push(first);
  if (points.length === 2) return [{ kind: 'line', start: first, end: points[1] as Point }];
  const steps = points.slice(1).map((point, index) => distance(point, points[index] as Point));
  const slopes = [0, 1].map((axis) =>
    slopesOf(
      points.map((point) => point[axis] ?? 0),
      steps,
    ),
  );
  return steps.map((step, index): Curve => {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    const control = (from: Point, at: number, sign: number): Point => [
      from[0] + (sign * step * (slopes[0]?.[at] ?? 0)) / 3,
      from[1] + (sign * step * (slopes[1]?.[at] ?? 0)) / 3,
    ];
    return {
      kind: 'spline',
      degree: 3,
      knots: [0, 0, 0, 0, 1, 1, 1, 1],
      points: [a, control(a, index, 1), control(b, index + 1, -1), b],
      weights: [1, 1, 1, 1],
    };
  });
};

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Slopes of the natural cubic through values (Thomas algorithm). */
const slopesOf = (values: readonly number[], steps: readonly number[]): number[] => {
  const last = values.length - 1;
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  const rise = (index: number) => (at(values, index + 1) - at(values, index)) / at(steps, index);
  const upper: number[] = [];
  const right: number[] = [];
  for (let index = 0; index <= last; index += 1) {
    const isEnd = index === 0 || index === last;
    const lower = isEnd ? (index === 0 ? 0 : 1) : 1 / at(steps, index - 1);
    const over = isEnd ? (index === 0 ? 1 : 0) : 1 / at(steps, index);
    const middle = isEnd ? 2 : 2 * (lower + over);
    const wanted = isEnd ? 3 * rise(index === 0 ? 0 : last - 1) : 3 * (rise(index - 1) * lower + rise(index) * over);
    const left = middle - lower * at(upper, index - 1);
    upper.push(over / left);
    right.push((wanted - lower * at(right, index - 1)) / left);
  }
  const slopes = values.map(() => 0);
  for (let index = last; index >= 0; index -= 1)
    slopes[index] = at(right, index) - at(upper, index) * at(slopes, index + 1);
  return slopes;
};

type Drawn = { curves: Curve[]; isClosed: boolean };

/** Why an entity is left out, by its name in the finding; else what it draws. */
type Outcome = Drawn | 'not flat' | null;

const readers: Record<string, (raw: Raw, vertices: readonly Raw[]) => Outcome> = {
  LINE: (raw) => {
    if (Math.abs(numberOf(raw, 31, 0) - numberOf(raw, 30, 0)) > flatness) return 'not flat';
    return open([{ kind: 'line', start: pointOf(raw, 10), end: pointOf(raw, 11) }]);
  },
  CIRCLE: (raw) => {
    const radius = radiusOf(raw);
    return radius === 0 ? null : { curves: [circleArc(pointOf(raw, 10), radius, 0, 2 * Math.PI)], isClosed: true };
  },
  ARC: (raw) => {
    const radius = radiusOf(raw);
    const from = numberOf(raw, 50, 0);
    const sweep = (((numberOf(raw, 51, 360) - from) % 360) + 360) % 360 || 360;
    const arc = circleArc(pointOf(raw, 10), radius, (from * Math.PI) / 180, (sweep * Math.PI) / 180);
    return radius === 0 ? null : { curves: [arc], isClosed: sweep === 360 };
  },
  ELLIPSE: (raw) => readEllipse(raw),
  LWPOLYLINE: (raw) => polyline(verticesOf(raw), isClosedBit(raw)),
  POLYLINE: (raw, vertices) => readPolyline(raw, vertices),
  SPLINE: (raw) => readSpline(raw),
};

export const shapeTypes: ReadonlySet<string> = new Set(Object.keys(readers));

/** Heights that differ by more are no flat drawing. */
const flatness = 0.01;

/** Entities whose coordinates lie in a plane of their own. */
const hasOwnPlane = new Set(['CIRCLE', 'ARC', 'LWPOLYLINE', 'POLYLINE', 'INSERT']);

const open = (curves: Curve[]): Drawn => ({ curves, isClosed: false });

const pointOf = (raw: Raw, code: number): Point => [numberOf(raw, code, 0), numberOf(raw, code + 10, 0)];

const isClosedBit = (raw: Raw) => (numberOf(raw, 70, 0) & 1) === 1;

const refuse = (raw: Raw, code: 'E_RANGE' | 'E_LIMIT', details: Record<string, string | number>): never => {
  throw new DomainError(code, { line: raw.line, column: 1, element: raw.type, ...details });
};

const radiusOf = (raw: Raw): number => {
  const radius = numberOf(raw, 40, 0);
  return radius < 0
    ? refuse(raw, 'E_RANGE', { name: 'radius', found: radius, min: 0, max: dxfLimits.coordinate })
    : radius;
};

/** The vertices of such a polyline lie where they lie, in no plane of its own. */
export const isPolylineInSpace = (raw: Raw) => raw.type === 'POLYLINE' && (numberOf(raw, 70, 0) & 8) !== 0;

/** What its plane makes of an entity: as it is, mirrored, or null where it stands upright or leans. A normal without length is +Z. */
const planeOf = (raw: Raw): Affine | null => {
  const [x, y, z] = [numberOf(raw, 210, 0), numberOf(raw, 220, 0), numberOf(raw, 230, 1)];
  const length = Math.hypot(x, y, z);
  if (length < 1e-12) return identity;
  if (Math.abs(z) / length < 0.999) return null;
  return z < 0 ? mirror : identity;
};

/** Behind the type of an entity that is not flat as its drawing is seen. */
export const leaning = ' 3D';

/** What an entity draws, the name of what is not read, or null for nothing. @throws DomainError E_LIMIT */
export const readShape = (raw: Raw, vertices: readonly Raw[]): Item | string | null => {
  const done = readUnlessBad(() => readers[raw.type]?.(raw, vertices) ?? null);
  const plane = hasOwnPlane.has(raw.type) && !isPolylineInSpace(raw) ? planeOf(raw) : identity;
  const { type, line, layer, linetype } = raw;
  if ('bad' in done) return { kind: 'bad', type, layer, linetype, at: apply(plane ?? identity, placeOf(raw)), ...done };
  const drawn = done.read;
  if (drawn === null) return null;
  if (drawn === 'not flat' || plane === null) return type + leaning;
  const curves = plane === identity ? drawn.curves : drawn.curves.map((curve) => mapCurve(plane, curve));
  return curves.length === 0 ? null : { kind: 'shape', type, line, layer, linetype, curves, isClosed: drawn.isClosed };
};

/** The middle of what an entity has of points. */
const placeOf = (raw: Raw): Point => {
  const points = [...pointsOf(raw, 10), ...pointsOf(raw, 11)];
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [middle(0), middle(1)];
};

type Vertex = { at: Point; bulge: number };

const verticesOf = ({ codes, numbers }: Raw): Vertex[] => {
  const vertices: Vertex[] = [];
  for (const [index, code] of codes.entries()) {
    const value = numbers[index] ?? 0;
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ at: [value, 0], bulge: 0 });
    else if (code === 20 && last) last.at[1] = value;
    else if (code === 42 && last) last.bulge = value;
  }
  return vertices;
};

const isSame = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by;

/** A closed polyline without corners at its end that repeat the first. */
const withoutRepeats = (vertices: readonly Vertex[]): readonly Vertex[] => {
  const [first, last] = [vertices[0], vertices.at(-1)];
  return first && last && first !== last && isSame(first.at, last.at)
    ? withoutRepeats(vertices.slice(0, -1))
    : vertices;
};

const polyline = (written: readonly Vertex[], isClosed: boolean): Drawn | null => {
  const vertices = isClosed ? withoutRepeats(written) : written;
  const curves = vertices.flatMap(({ at, bulge }, index): Curve[] => {
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    return next === undefined || isSame(next.at, at) ? [] : [bulgedEdge(at, next.at, bulge)];
  });
  return curves.length === 0 ? null : { curves, isClosed: isClosed && curves.length > 1 };
};

const readPolyline = (raw: Raw, vertices: readonly Raw[]): Outcome => {
  const flags = numberOf(raw, 70, 0);
  if ((flags & (16 | 64)) !== 0) return 'not flat';
  // frame points of a spline stand beside the curve that is drawn
  const own = vertices.filter((vertex) => (numberOf(vertex, 70, 0) & 16) === 0);
  const heights = !isPolylineInSpace(raw) ? [] : own.map((vertex) => numberOf(vertex, 30, 0));
  if (heights.some((height) => Math.abs(height - (heights[0] ?? 0)) > flatness)) return 'not flat';
  const corners = own.map((vertex) => ({ at: pointOf(vertex, 10), bulge: numberOf(vertex, 42, 0) }));
  return polyline(corners, isClosedBit(raw));
};

const readEllipse = (raw: Raw): Outcome => {
  const normalZ = numberOf(raw, 230, 1);
  const normal = Math.hypot(numberOf(raw, 210, 0), numberOf(raw, 220, 0), normalZ);
  if (Math.abs(numberOf(raw, 31, 0)) > flatness || (normal > 1e-12 && Math.abs(normalZ) / normal < 0.999))
    return 'not flat';
  const [centre, u] = [pointOf(raw, 10), pointOf(raw, 11)];
  const ratio = numberOf(raw, 40, 1) * (normalZ < 0 ? -1 : 1);
  if (Math.hypot(...u) === 0 || ratio === 0) return null;
  const v: Point = [-u[1] * ratio, u[0] * ratio];
  const from = numberOf(raw, 41, 0);
  const turn = numberOf(raw, 42, 2 * Math.PI) - from;
  const isFull = Math.abs(turn) >= 2 * Math.PI - 1e-6 || turn === 0;
  const sweep = isFull ? 2 * Math.PI : ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const start = ellipsePoint(centre, u, v, from);
  const end = isFull ? start : ellipsePoint(centre, u, v, from + sweep);
  return { curves: [{ kind: 'arc', start, end, centre, u, v, from, sweep }], isClosed: isFull };
};

const allOf = ({ codes, numbers }: Raw, wanted: number): number[] =>
  numbers.filter((_, index) => codes[index] === wanted);

const pointsOf = (raw: Raw, code: number): Point[] => {
  const [xs, ys] = [allOf(raw, code), allOf(raw, code + 10)];
  return xs.map((x, index): Point => [x, ys[index] ?? 0]);
};

const readSpline = (raw: Raw): Outcome => {
  const [points, fit, degree] = [pointsOf(raw, 10), pointsOf(raw, 11), numberOf(raw, 71, 3)];
  const most = dxfLimits.splinePoints;
  if (points.length + fit.length > most) refuse(raw, 'E_LIMIT', { found: points.length + fit.length, max: most });
  const heights = [...allOf(raw, 30), ...allOf(raw, 31)];
  if (heights.some((height) => Math.abs(height - (heights[0] ?? 0)) > flatness)) return 'not flat';
  const isRing = (numberOf(raw, 70, 0) & 1) === 1;
  if (points.length === 0) return fit.length < 2 ? null : { curves: splineThrough(fit, isRing), isClosed: isRing };
  const knots = allOf(raw, 40);
  if (degree < 1 || degree > 25 || points.length <= degree || knots.length !== points.length + degree + 1)
    refuse(raw, 'E_RANGE', {
      name: 'knots',
      found: knots.length,
      min: points.length + degree + 1,
      max: points.length + degree + 1,
    });
  if (
    knots.some((knot, index) => index > 0 && knot < (knots[index - 1] ?? 0)) ||
    (knots[degree] ?? 0) >= (knots[points.length] ?? 0)
  )
    refuse(raw, 'E_RANGE', { name: 'knots', found: 'unsorted', min: 0, max: 0 });
  const weights = allOf(raw, 41);
  if (weights.some((weight) => weight <= 0))
    refuse(raw, 'E_RANGE', { name: 'weight', found: Math.min(...weights), min: 0, max: dxfLimits.coordinate });
  const hasWeights = weights.length === points.length;
  return open([{ kind: 'spline', degree, knots, points, weights: hasWeights ? weights : points.map(() => 1) }]);
};

/** The insertion of a block. */
export const readInsert = (raw: Raw): Item | string => {
  const plane = planeOf(raw);
  if (plane === null) return `INSERT${leaning}`;
  const at = pointOf(raw, 10);
  return {
    kind: 'insert',
    line: raw.line,
    block: raw.name,
    place: after(plane, after(shift(at[0], at[1]), rotation(numberOf(raw, 50, 0)))),
    cells: {
      columns: Math.max(1, Math.trunc(numberOf(raw, 70, 1))),
      rows: Math.max(1, Math.trunc(numberOf(raw, 71, 1))),
      columnStep: numberOf(raw, 44, 0),
      rowStep: numberOf(raw, 45, 0),
    },
    scale: scale(numberOf(raw, 41, 1) || 1, numberOf(raw, 42, 1) || 1),
    layer: raw.layer,
    linetype: raw.linetype,
  };
};
