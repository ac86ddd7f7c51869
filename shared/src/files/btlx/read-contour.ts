import type { Contour } from '../../geometry/body.ts';
import { readLimits } from '../xml/read-limits.ts';
import { parseDecimal, readNumber } from '../xml/read-number.ts';
import { attributeOf, childOf, refuse, type XmlNode } from '../xml/xml-node.ts';
import { readVector } from './read-position.ts';

type Segment = Contour['segments'][number];

const requiredChild = (node: XmlNode, name: string) => childOf(node, name) ?? refuse('E_GEOM', node, { missing: name });

const readSegment = (node: XmlNode, inclinationDeg: number): Segment => {
  const own = attributeOf(node, 'Inclination');
  const inclination = own === '' ? inclinationDeg : readNumber(node, 'Inclination', own);
  const end = readVector(requiredChild(node, 'EndPoint'));
  if (node.name === 'Line') return { kind: 'line', end, inclinationDeg: inclination };
  return { kind: 'arc', end, through: readVector(requiredChild(node, 'PointOnArc')), inclinationDeg: inclination };
};

/** A contour of lines and arcs, or null when it has segments of another kind (NURBS). Coordinates of its plane, mm. */
const readContour = (node: XmlNode): Contour | null => {
  const segments = node.children.filter((child) => ['Line', 'Arc', 'NURBS'].includes(child.name));
  if (segments.length > readLimits.contourPoints) refuse('E_LIMIT', node, { max: readLimits.contourPoints });
  if (segments.length === 0 || segments.some((segment) => segment.name === 'NURBS')) return null;
  const inclination = attributeOf(node, 'Inclination');
  const inclinationDeg = inclination === '' ? 0 : readNumber(node, 'Inclination', inclination);
  const bounded = attributeOf(node, 'DepthBounded') === 'yes';
  const depth = parseDecimal(attributeOf(node, 'Depth') || '0');
  if (depth === null) refuse('E_NUMBER', node, { name: 'Depth', found: attributeOf(node, 'Depth').slice(0, 32) });
  if (bounded && ((depth ?? 0) < 0 || (depth ?? 0) > readLimits.coordinateMaxMm))
    refuse('E_RANGE', node, { name: 'Depth', min: 0, max: readLimits.coordinateMaxMm });
  return {
    start: readVector(requiredChild(node, 'StartPoint')),
    segments: segments.map((segment) => readSegment(segment, inclinationDeg)),
    depthMm: bounded ? depth : null,
  };
};

/** The contours of a processing or outline: its contour first (a dual contour as its two), then its apertures; null when one cannot be read. */
export const readContours = (node: XmlNode): { contours: Contour[]; dual: boolean } | null => {
  const single = childOf(node, 'Contour');
  const dual = childOf(node, 'DualContour');
  const main = single
    ? [readContour(single)]
    : dual
      ? ['PrincipalContour', 'AssociatedContour'].map((name) => readContour(requiredChild(dual, name)))
      : [];
  const apertures = (childOf(node, 'Apertures')?.children ?? []).flatMap((aperture) => {
    const inner = childOf(aperture, 'Contour');
    return [inner ? readContour(inner) : null];
  });
  const contours = [...main, ...apertures];
  if (contours.length === 0 || contours.some((contour) => contour === null)) return null;
  return { contours: contours as Contour[], dual: dual !== undefined && single === undefined };
};
