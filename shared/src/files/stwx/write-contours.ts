import type { Contour, Processing, Vector } from '../../geometry/body/body.schema.ts';
import { element, valueElement } from '../../values/xml/xml-text.ts';

type Edge = Pick<Contour, 'start' | 'segments'>;
type Segment = Contour['segments'][number];

/** X, Y and Z of a point or an axis as the BTLx element of that name. */
export const writeVector = (name: string, [x, y, z]: Vector): string => element(`b:${name}`, { X: x, Y: y, Z: z });

type ControlPoint = readonly [number, number, number, number];

const writeControlPoints = (points: readonly ControlPoint[]): string =>
  element(
    'b:ControlPoints',
    {},
    points.map(([x, y, z, w]) => element('b:ControlPoint', { X: x, Y: y, Z: z, W: w })),
  );

const writeKnots = (name: string, knots: readonly number[]): string =>
  valueElement(`b:${name}`, knots.map((knot) => String(knot + 0)).join(' '));

const writeSegment = (segment: Segment): string => {
  const tilt = { Inclination: segment.inclinationDeg };
  switch (segment.kind) {
    case 'line':
      return element('b:Line', tilt, [writeVector('EndPoint', segment.end)]);
    case 'arc':
      return element('b:Arc', tilt, [writeVector('EndPoint', segment.end), writeVector('PointOnArc', segment.through)]);
    case 'nurbs':
      return element('b:NURBS', { ...tilt, Degree: segment.degree, Count: segment.points.length }, [
        writeControlPoints(segment.points),
        writeKnots('Knots', segment.knots),
      ]);
  }
};

const writeEdge = (
  name: string,
  edge: Edge,
  attributes: Record<string, number | boolean> = {},
  more: string[] = [],
): string =>
  element(`b:${name}`, attributes, [
    writeVector('StartPoint', edge.start),
    ...edge.segments.map(writeSegment),
    ...more,
  ]);

const writeContour = ({ lower, ...contour }: Contour, limits: string[]): string => {
  const depth: Record<string, number | boolean> =
    contour.depthMm === null ? {} : { DepthBounded: true, Depth: contour.depthMm };
  if (!lower) return writeEdge('Contour', contour, depth, limits);
  return element('b:DualContour', {}, [
    writeEdge('PrincipalContour', contour, depth),
    writeEdge('AssociatedContour', lower),
    ...limits,
  ]);
};

/** A NURBS patch from its rows. */
const writeSurface = ({ contours, parameters }: Shaped): string[] => {
  const rows = contours.flatMap(({ segments }) => segments.filter((segment) => segment.kind === 'nurbs'));
  const [first] = rows;
  if (!first) return [];
  const attributes = {
    DegreeU: first.degree,
    DegreeV: Number(parameters['DegreeV']),
    CountU: first.points.length,
    CountV: rows.length,
  };
  return [
    element('b:Surface', attributes, [
      writeControlPoints(rows.flatMap((row) => row.points)),
      writeKnots('KnotsU', first.knots),
      valueElement('b:KnotsV', String(parameters['KnotsV'])),
    ]),
  ];
};

type Shaped = Pick<Processing, 'kind' | 'contours' | 'parameters'>;

/** The contour of a processing with its machining limits, then its apertures; the patch of a free surface. */
export const writeContours = (processing: Shaped, limits: string[]): string[] => {
  if (processing.kind === 'FreeSurface') return writeSurface(processing);
  const [outer, ...apertures] = processing.contours;
  if (!outer) return [];
  const inner = apertures.map((aperture) => element('b:Aperture', {}, [writeContour(aperture, [])]));
  return [writeContour(outer, limits), ...(inner.length > 0 ? [element('b:Apertures', {}, inner)] : [])];
};
