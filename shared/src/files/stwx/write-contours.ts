import type { Contour, Processing, Vector } from '../../geometry/body.ts';
import { element, valueElement } from './xml-text.ts';

type Edge = Pick<Contour, 'start' | 'segments'>;
type Segment = Contour['segments'][number];

/** X, Y and Z of a point or an axis as the BTLx element of that name. */
export const writeVector = (name: string, [x, y, z]: Vector): string => element(`b:${name}`, { X: x, Y: y, Z: z });

const writeSegment = (segment: Segment): string => {
  const tilt = { Inclination: segment.inclinationDeg };
  const end = writeVector('EndPoint', segment.end);
  switch (segment.kind) {
    case 'line':
      return element('b:Line', tilt, [end]);
    case 'arc':
      return element('b:Arc', tilt, [end, writeVector('PointOnArc', segment.through)]);
    case 'nurbs':
      return element('b:NURBS', { ...tilt, Degree: segment.degree, Count: segment.points.length }, [
        element(
          'b:ControlPoints',
          {},
          segment.points.map(([x, y, z, w]) => element('b:ControlPoint', { X: x, Y: y, Z: z, W: w })),
        ),
        valueElement('b:Knots', segment.knots.map((knot) => String(knot + 0)).join(' ')),
        end,
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
    writeEdge('PrincipalContour', contour, depth, limits),
    writeEdge('AssociatedContour', lower),
  ]);
};

/** The contour of a processing with its machining limits, then its apertures. */
export const writeContours = ({ contours }: Pick<Processing, 'contours'>, limits: string[]): string[] => {
  const [outer, ...apertures] = contours;
  if (!outer) return [];
  const inner = apertures.map((aperture) => element('b:Aperture', {}, [writeContour(aperture, [])]));
  return [writeContour(outer, limits), ...(inner.length > 0 ? [element('b:Apertures', {}, inner)] : [])];
};
