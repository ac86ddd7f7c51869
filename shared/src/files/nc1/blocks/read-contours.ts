import type { Remark } from '../../../parts/part-facts.schema.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { ContourPoint, Nc1Contour } from '../nc1-document.ts';
import { unfitRadii } from '../shape/contour-path.ts';
import { numbersIn, type PlacedRow, readPlacedRow } from './read-values.ts';
import { type Row, refuse } from './split-blocks.ts';

/** The block that a line stands in, and the plane that it lies on by its place in the part, null on faces. */
export type Where = { element: string; plane: number | null };

/** Ends of a contour as near as this are one point, mm. */
const sameMm = 0.05;

const isSame = (a: ContourPoint, b: ContourPoint): boolean =>
  Math.abs(a.x - b.x) <= sameMm && Math.abs(a.q - b.q) <= sameMm;

/**
 * The contours of a block: each ends where it is back at its first point, or where another face begins. Lines that only describe
 * a notch (t, w behind q) are no points. With `findings` contours are closed, a gap is noted; without they are lines, kept as drawn.
 * @throws DomainError E_LIMIT, E_GEOM for a closed contour of fewer than two points, and those of readPlacedRow
 */
export const readContours = (rows: readonly Row[], where: Where, findings: Remark[] | null): Nc1Contour[] => {
  const contours: Nc1Contour[] = [];
  let current: Nc1Contour | null = null;
  const finish = () => {
    if (current === null) return;
    if (findings !== null) findings.push(...gapOf(current));
    contours.push(current);
    current = null;
  };
  let face: PlacedRow['face'] = null;
  for (const row of rows) {
    const placed = readPlacedRow(row, where.element);
    if (placed.face !== null && placed.face !== face) finish();
    face = placed.face ?? face;
    if (placed.letter === 't' || placed.letter === 'w') continue;
    const point = pointOf(placed, where.element);
    current ??= { on: where.plane ?? face ?? 'v', points: [], line: row.line };
    const [first] = current.points;
    if (first && current.points.length > 1 && isSame(first, point)) {
      if (findings === null) current.points.push(point);
      contours.push(current);
      current = null;
    } else current.points.push(point);
    if ((current?.points.length ?? 0) > readLimits.contourPoints)
      refuse('E_LIMIT', row, where.element, { max: readLimits.contourPoints });
  }
  finish();
  if (findings === null) return contours;
  const count = contours.reduce((sum, contour) => sum + unfitRadii(contour), 0);
  if (count > 0) findings.push(remarkOf('warn.contour-mended', { count }));
  return contours.filter((contour) => isContour(contour, where, findings));
};

const pointOf = (placed: PlacedRow, element: string): ContourPoint => {
  const [radiusMm = 0, angle1 = 0, height1 = 0, angle2 = 0, height2 = 0] = numbersIn(placed, element);
  const bevels = [
    { angleDeg: angle1, heightMm: height1 },
    { angleDeg: angle2, heightMm: height2 },
  ].filter(({ angleDeg }) => angleDeg !== 0);
  for (const { angleDeg: found } of bevels)
    if (Math.abs(found) > steepestDeg)
      refuse('E_RANGE', placed.row, element, { name: 'Angle', found, min: -steepestDeg, max: steepestDeg });
  return { x: placed.x, q: placed.q, radiusMm, bevels };
};

const steepestDeg = 85;

const gapOf = ({ points }: Nc1Contour): Remark[] => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && !isSame(first, last) ? [remarkOf('warn.contour-mended', { count: 1 })] : [];
};

/** What encloses nothing is passed over with a remark. */
const isContour = ({ points }: Nc1Contour, { element }: Where, findings: Remark[]): boolean => {
  const isOne = points.length > 2 || (points.length === 2 && points.every(({ radiusMm }) => radiusMm !== 0));
  if (!isOne) findings.push(remarkOf('warn.processing-outside', { kind: element, name: element }));
  return isOne;
};
