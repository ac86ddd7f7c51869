import type { Contour, Vector } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { parseDecimal, readNumber } from '../document/read-number.ts';
import { attributeOf, childOf, listOf, refuse, type XmlNode } from '../document/xml-node.ts';
import { readVector } from './read-position.ts';

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
