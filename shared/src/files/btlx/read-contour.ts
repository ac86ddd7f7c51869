import type { Contour, Processing } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, childOf, parseDecimal, readNumber, refuse, type XmlNode } from '../document/build-tree.ts';
import { markValue } from './processing-parameters.ts';
import { readNurbs, readVector } from './read-nurbs.ts';

type Segment = Contour['segments'][number];
type Marks = Processing['parameters'];

const requiredChild = (node: XmlNode, name: string) => childOf(node, name) ?? refuse('E_GEOM', node, { missing: name });
const segmentNodes = (node: XmlNode) => node.children.filter((child) => ['Line', 'Arc', 'NURBS'].includes(child.name));

const readSegment = (node: XmlNode, inclinationDeg: number): Segment | null => {
  const own = attributeOf(node, 'Inclination');
  const inclination = own === '' ? inclinationDeg : readNumber(node, 'Inclination', own);
  if (node.name === 'NURBS') return readNurbs(node, inclination);
  const end = readVector(requiredChild(node, 'EndPoint'));
  if (node.name === 'Line') return { kind: 'line', end, inclinationDeg: inclination };
  return { kind: 'arc', end, through: readVector(requiredChild(node, 'PointOnArc')), inclinationDeg: inclination };
};

/** A contour in the coordinates of its plane, mm; null when it has no segments or a NURBS that contradicts itself. */
const readContour = (node: XmlNode): Contour | null => {
  const nodes = segmentNodes(node);
  if (nodes.length > readLimits.contourPoints) refuse('E_LIMIT', node, { max: readLimits.contourPoints });
  const inclination = attributeOf(node, 'Inclination');
  const inclinationDeg = inclination === '' ? 0 : readNumber(node, 'Inclination', inclination);
  const segments = nodes.map((segment) => readSegment(segment, inclinationDeg));
  const depthMm = readDepth(node);
  if (nodes.length === 0 || segments.includes(null)) return null;
  return { start: readVector(requiredChild(node, 'StartPoint')), segments: segments as Segment[], depthMm };
};

const readDepth = (node: XmlNode): number | null => {
  const depth = parseDecimal(attributeOf(node, 'Depth') || '0');
  if (depth === null) refuse('E_NUMBER', node, { name: 'Depth', found: attributeOf(node, 'Depth').slice(0, 32) });
  if (attributeOf(node, 'DepthBounded') !== 'yes') return null;
  if ((depth ?? 0) < 0 || (depth ?? 0) > readLimits.coordinateMaxMm)
    refuse('E_RANGE', node, { name: 'Depth', min: 0, max: readLimits.coordinateMaxMm });
  return depth;
};

const readDual = (dual: XmlNode): Contour | null => {
  const upper = readContour(requiredChild(dual, 'PrincipalContour'));
  const lower = readContour(requiredChild(dual, 'AssociatedContour'));
  if (upper === null || lower === null) return null;
  return { ...upper, lower: { start: lower.start, segments: lower.segments } };
};

/** The node that holds the contour of a processing or aperture; an aperture of an area is a contour itself. */
const edgeOf = (node: XmlNode): XmlNode | undefined => {
  const dual = childOf(node, 'DualContour');
  return childOf(node, 'Contour') ?? (dual && childOf(dual, 'PrincipalContour')) ?? node;
};

const readEither = (node: XmlNode): Contour | null => {
  const [single, dual] = [childOf(node, 'Contour'), childOf(node, 'DualContour')];
  if (single) return readContour(single);
  if (dual) return readDual(dual);
  return childOf(node, 'StartPoint') ? readContour(node) : null;
};

/** What segments say beyond their shape, as parameters such as 'Segment2.FaceLimited' or 'Aperture1.Segment3.Process'. */
const readMarks = (node: XmlNode, prefix: string): Marks => {
  const marks: Marks = {};
  const edge = edgeOf(node);
  (edge ? segmentNodes(edge) : []).forEach((segment, index) => {
    for (const [name, text] of Object.entries(segment.attributes)) {
      const value = markValue(segment, name, text.trim());
      if (value !== null) marks[`${prefix}Segment${index + 1}.${name}`] = value;
    }
  });
  return marks;
};

/** The contours of a processing or outline, its own first and then its apertures, and what their segments say; null when one cannot be read. */
export const readContours = (node: XmlNode): { contours: Contour[]; marks: Marks } | null => {
  const hasOwn = childOf(node, 'Contour') !== undefined || childOf(node, 'DualContour') !== undefined;
  if (!hasOwn) return null;
  const apertures = childOf(node, 'Apertures')?.children.filter((child) => child.name === 'Aperture') ?? [];
  const contours = [node, ...apertures].map(readEither);
  if (contours.includes(null)) return null;
  const marks = [node, ...apertures].map((each, index) => readMarks(each, index === 0 ? '' : `Aperture${index}.`));
  return { contours: contours as Contour[], marks: Object.assign({}, ...marks) };
};
