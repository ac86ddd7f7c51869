import type { Contour, Processing, Vector } from '../../geometry/body/body.schema.ts';
import { attributeOf, childOf, type XmlNode } from '../document/xml-node.ts';
import { plainKnots, readControlPoints, readKnots } from './read-nurbs.ts';

/**
 * A NURBS patch as its rows: CountV open contours of one NURBS segment in U each; the parameters DegreeV and KnotsV run across them.
 * Null when counts, degrees and knots contradict each other, or there is none.
 */
export const readSurface = (node: XmlNode): { contours: Contour[]; marks: Processing['parameters'] } | null => {
  const surface = childOf(node, 'Surface');
  if (!surface) return null;
  const number = (name: string) => Number(attributeOf(surface, name));
  const points = readControlPoints(surface);
  const [countU, countV] = [number('CountU'), number('CountV')];
  const along = plainKnots(countU, number('DegreeU'), readKnots(surface, 'KnotsU'));
  const across = plainKnots(countV, number('DegreeV'), readKnots(surface, 'KnotsV'));
  if (along === null || across === null || points.length !== countU * countV) return null;
  if (points.some((point) => !(point[3] > 0))) return null;
  const contours = Array.from({ length: countV }, (_, row): Contour => {
    const own = points.slice(row * countU, (row + 1) * countU);
    const at = (index: number): Vector => (own.at(index) ?? [0, 0, 0]).slice(0, 3) as Vector;
    return {
      start: at(0),
      segments: [{ kind: 'nurbs', end: at(-1), ...along, points: own, inclinationDeg: 0 }],
      depthMm: null,
    };
  });
  return { contours, marks: { DegreeV: across.degree, KnotsV: across.knots.join(' ') } };
};
