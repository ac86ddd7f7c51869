import type { Contour, Frame, Vector } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import {
  attributeOf,
  childOf,
  listOf,
  parseDecimal,
  readCoordinate,
  readNumber,
  refuse,
  type XmlNode,
} from '../document/build-tree.ts';

type Nurbs = Extract<Contour['segments'][number], { kind: 'nurbs' }>;

/** The control points of a curve or patch: x, y, z and weight (1 when not given). @throws DomainError E_COORD, E_LIMIT */
export const readControlPoints = (node: XmlNode): Nurbs['points'] => {
  const points = listOf(node, 'ControlPoints', 'ControlPoint');
  if (points.length > readLimits.contourPoints) refuse('E_LIMIT', node, { max: readLimits.contourPoints });
  return points.map((point) => [...readVector(point), weightOf(point)]);
};

/** The numbers of a list element; none when it is not there. @throws DomainError E_NUMBER, E_LIMIT */
export const readKnots = (node: XmlNode, name: string): number[] => {
  const list = childOf(node, name);
  const parts = list?.text.trim().split(/[\s,;]+/) ?? [];
  if (list === undefined || parts[0] === '') return [];
  const max = 2 * readLimits.contourPoints;
  return parts.length > max ? refuse('E_LIMIT', list, { max }) : parts.map((part) => readNumber(list, name, part));
};

/** A NURBS segment, its degree and knots in the form of `plainKnots`; null when they contradict its control points. */
export const readNurbs = (node: XmlNode, inclinationDeg: number): Nurbs | null => {
  const points = readControlPoints(node);
  const plain = plainKnots(
    points.length,
    readNumber(node, 'Degree', attributeOf(node, 'Degree')),
    readKnots(node, 'Knots'),
  );
  const last = points.at(-1);
  if (plain === null || last === undefined || points.some((point) => !(point[3] > 0))) return null;
  const end: Vector = [last[0], last[1], last[2]];
  return { kind: 'nurbs', end, ...plain, points, inclinationDeg };
};

/**
 * Degree and knots with count + degree + 1 knots. The schema asks for count + degree of them: then 'degree' is the order (degree + 1) when the ends repeat as often,
 * else the end that repeats once too few is completed; with count + degree - 1 both ends are. Null when nothing fits.
 */
export const plainKnots = (
  count: number,
  degree: number,
  knots: number[],
): { degree: number; knots: number[] } | null => {
  const [first, last] = [knots[0], knots.at(-1)];
  if (!Number.isInteger(degree) || degree < 1 || first === undefined || last === undefined || !(last > first))
    return null;
  if (knots.some((knot, index) => index > 0 && knot < (knots[index - 1] ?? knot))) return null;
  const repeats = (end: number) => knots.filter((knot) => Math.abs(knot - end) < 1e-9).length;
  const missing = count + degree + 1 - knots.length;
  let plain = { degree, knots };
  if (missing === 2) plain = { degree, knots: [first, ...knots, last] };
  else if (missing === 1 && repeats(first) > degree) plain = { degree, knots: [...knots, last] };
  else if (missing === 1 && repeats(last) > degree) plain = { degree, knots: [first, ...knots] };
  else if (missing === 1) plain = { degree: degree - 1, knots };
  else if (missing !== 0) return null;
  return plain.degree >= 1 && plain.degree <= 9 && count > plain.degree ? plain : null;
};

const weightOf = (point: XmlNode): number => {
  const written = attributeOf(point, 'W');
  return written === '' ? 1 : (parseDecimal(written) ?? Number.NaN);
};

/** X, Y, Z of a point or vector element, mm. */
export const readVector = (node: XmlNode, limit?: number): Vector => [
  readCoordinate(node, 'X', limit),
  readCoordinate(node, 'Y', limit),
  readCoordinate(node, 'Z', limit),
];

const lengthOf = (v: Vector) => Math.hypot(v[0], v[1], v[2]);

const scaled = (v: Vector, by: number): Vector => [v[0] * by + 0, v[1] * by + 0, v[2] * by + 0];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Axes that need no mending stay to the last digit, so that a position that was written is read as it was. */
const isExact = (x: Vector, y: Vector) =>
  Math.abs(lengthOf(x) - 1) < 1e-12 && Math.abs(lengthOf(y) - 1) < 1e-12 && Math.abs(dot(x, y)) < 1e-12;

/**
 * A Position as a frame: X normalised, Y made square to it and normalised (files round both).
 * @throws DomainError E_GEOM when an axis has no length or the axes are far from square (over 5 degrees).
 */
export const readPosition = (position: XmlNode, originLimit: number = readLimits.placementMaxMm): Frame => {
  const required = (name: string) => childOf(position, name) ?? refuse('E_GEOM', position, { missing: name });
  const origin = readVector(required('ReferencePoint'), originLimit);
  const x = readVector(required('XVector'));
  const y = readVector(required('YVector'));
  if (lengthOf(x) < 1e-6 || lengthOf(y) < 1e-6) refuse('E_GEOM', position, { reason: 'axis without length' });
  if (isExact(x, y)) return { origin, xAxis: x, yAxis: y };
  const xAxis = scaled(x, 1 / lengthOf(x));
  const across = dot(xAxis, y) / lengthOf(y);
  if (Math.abs(across) > Math.sin((5 * Math.PI) / 180)) refuse('E_GEOM', position, { reason: 'axes not square' });
  const along = scaled(xAxis, dot(xAxis, y));
  const rest: Vector = [y[0] - along[0], y[1] - along[1], y[2] - along[2]];
  return { origin, xAxis, yAxis: scaled(rest, 1 / lengthOf(rest)) };
};

/** Longer or shorter axes than this are not meant to have length 1. */
const mostRounding = 0.01;

/** How far the axes of a Position are from length 1 and from square: by so much (sine) their digits may turn a part. 0 without axes. */
export const axisRoundingOf = (position: XmlNode): number => {
  const [x, y] = [childOf(position, 'XVector'), childOf(position, 'YVector')];
  if (!x || !y) return 0;
  const [xAxis, yAxis] = [readVector(x), readVector(y)];
  const off = Math.max(Math.abs(lengthOf(xAxis) - 1), Math.abs(lengthOf(yAxis) - 1), Math.abs(dot(xAxis, yAxis)));
  return off < mostRounding ? 2 * off : 0;
};
