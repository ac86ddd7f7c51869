import type { Body, Processing } from '../../../geometry/body/body.schema.ts';
import { perimeterOf } from '../../../geometry/body/path.ts';
import { bendLineName } from '../../../parts/findings/bend-lines.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { withoutDoubles } from '../blocks/read-blocks.ts';
import type { ContourPoint, Nc1Contour, Nc1Header, Nc1Mark, Nc1Part } from '../nc1-document.ts';
import { bevelCuts } from './bevels.ts';
import { bodyContour, boundsOf, contourCutOf, contourPath, isRectangle, movedBy } from './contour-path.ts';
import { unmade } from './cut-section.ts';
import { endCut, endPlanes } from './end-planes.ts';
import { areaIn, type FacePlates, facePlates, localPath, type SectionSizes } from './face-plates.ts';
import { measuredFirst } from './measure-bends.ts';
import { shapeHoles, shapeMarks } from './shape-holes.ts';

export type ShapedPlate = {
  blankMm: Body['blankMm'];
  thicknessMm: number;
  processings: Processing[];
  findings: Remark[];
  /** Of the outline and the openings that are drawn, not of holes. */
  outlineMm2: number;
  edgesMm: number;
  openingsMm2: number;
};

/** Thickness and width: exporters write the thickness into several fields, or width and thickness the other way round. */
const plateSizes = ({ heightMm, flangeWidthMm, flangeMm, webMm }: Nc1Header): { thickness: number; width: number } => {
  const filled = [heightMm, flangeWidthMm].filter((size) => size > 0);
  const thickness = webMm || flangeMm || Math.min(...filled, Infinity);
  const isThickness = (size: number) => Math.abs(size - thickness) < 0.01;
  const width = heightMm > 0 && !(isThickness(heightMm) && flangeWidthMm > 0) ? heightMm : flangeWidthMm;
  return { thickness, width };
};

/** The body of a plate: its outline counts, the header's sizes only where there is none. @throws DomainError E_DIM */
export const shapePlate = (part: Nc1Part): ShapedPlate => {
  const { thickness, width } = plateSizes(part.header);
  const outline = ['v', 'h']
    .map((face) => part.outer.find(({ on }) => on === face))
    .find((found) => found !== undefined);
  const drawn = outline ? contourPath(outline) : null;
  const { min, max } = drawn
    ? boundsOf([drawn])
    : { min: [0, 0] as const, max: [part.header.lengthMm, width] as const };
  const blankMm = { length: max[0] - min[0], height: max[1] - min[1], width: thickness };
  refuseSize(part, { Length: blankMm.length, Height: blankMm.height, Thickness: thickness });
  const sizes: SectionSizes = { code: 'B', height: blankMm.height, width: thickness, flange: 0, web: thickness };
  const plates = facePlates(sizes, blankMm.length);
  const moved = movedPart(part, min[0], min[1]);
  const blank = { sizes, plates, lengthMm: blankMm.length, shiftMm: 0, planes: moved.planes, isDrawn: false };
  const own = moved.outer.find(({ line }) => line === outline?.line);
  const path = own ? contourPath(own) : null;
  return {
    blankMm,
    thicknessMm: thickness,
    processings: [
      ...(own ? outlineCuts(own, plates, blankMm) : headerCuts(part.header, sizes, plates, blankMm.length)),
      ...edgeContours(moved.outer, plates, blankMm),
      ...shapeHoles({ ...moved, holes: holesOnce(moved.holes) }, blank),
      ...shapeMarks(moved.marks, blank),
      ...bendLines(moved, blank),
    ],
    findings: drawn ? sizeFindings(part.header, width, blankMm) : [],
    outlineMm2: path ? areaIn({ path }) : blankMm.length * blankMm.height,
    edgesMm: path ? perimeterOf(path) : 2 * (blankMm.length + blankMm.height),
    openingsMm2: moved.inner.reduce((sum, contour) => sum + areaIn({ path: contourPath(contour) }), 0),
  };
};

/** The lines along which it is bent, on its front; those that are measured first, in the order of their measures. */
const bendLines = (part: Nc1Part, blank: Parameters<typeof shapeMarks>[1]): Processing[] => {
  const corner = ([x, q]: readonly [number, number]): ContourPoint => ({ x, q, radiusMm: 0, bevels: [] });
  const lines = measuredFirst(part).map(({ from, to }): Nc1Mark => {
    return { kind: 'line', on: 'v', points: [corner(from), corner(to)] };
  });
  return shapeMarks(lines, blank).map((line) => ({ ...line, name: bendLineName }));
};

const refuseSize = (part: Nc1Part, sizes: Record<string, number>): void => {
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  for (const [name, found] of Object.entries(sizes))
    if (!(found >= min && found <= max))
      throw new DomainError('E_DIM', {
        line: part.line,
        column: 1,
        element: 'ST',
        name,
        found: Number.isFinite(found) ? found : 0,
        min,
        max,
      });
};

/** The part with its outline's lower left corner at 0, 0. */
const movedPart = (part: Nc1Part, x: number, q: number): Nc1Part => {
  if (x === 0 && q === 0) return part;
  const isFlat = (on: unknown) => on === 'v' || on === 'h';
  const moved = <T extends { x: number; q: number }>(point: T, on: unknown): T => ({
    ...point,
    x: point.x - x,
    q: isFlat(on) ? point.q - q : point.q,
  });
  const contour = <T extends Pick<Nc1Contour, 'on' | 'points'>>(one: T): T => ({
    ...one,
    points: one.points.map((point) => moved(point, one.on)),
  });
  return {
    ...part,
    outer: part.outer.map(contour),
    inner: part.inner.map(contour),
    holes: part.holes.map((hole) => moved(hole, hole.on)),
    bends: part.bends.map((bend) => ({
      ...bend,
      from: [bend.from[0] - x, bend.from[1] - q],
      to: [bend.to[0] - x, bend.to[1] - q],
    })),
    marks: part.marks.map((mark) => (mark.kind === 'line' ? contour(mark) : moved(mark, mark.on))),
  };
};

const outlineCuts = (
  contour: Nc1Contour,
  plates: FacePlates,
  { length, height, width }: Body['blankMm'],
): Processing[] => {
  const plate = plates[contour.on === 'h' ? 'h' : 'v'];
  const path = contourPath(contour);
  const on = { plane: plate.frame, side: plate.side };
  const cut = contourCutOf(on, 'Outline', { contours: [bodyContour(localPath(path, plate), null)], isOutline: true });
  const bevels = bevelCuts({ plate, path, points: contour.points, thicknessMm: width, isAlone: true }, () => false);
  return [...(isRectangle(path, [0, 0], [length, height]) ? [] : [cut]), ...(bevels ?? [unmade(plate)])];
};

const headerCuts = (header: Nc1Header, sizes: SectionSizes, plates: FacePlates, lengthMm: number): Processing[] => {
  const planes = endPlanes([], header, { sizes, lengthMm });
  const blank = { lengthMm, widthMm: sizes.width, frame: plates.v.frame };
  return [endCut(-1, planes.start, blank), endCut(1, planes.end, blank)].filter((cut) => cut !== null);
};

/** Contours of a plate's edges say something only where they are no full rectangles. */
const edgeContours = (
  outer: readonly Nc1Contour[],
  plates: FacePlates,
  { length, width }: Body['blankMm'],
): Processing[] =>
  outer.flatMap((contour) => {
    if (contour.on !== 'o' && contour.on !== 'u') return [];
    const path = movedBy(contourPath(contour), 0, 0);
    return isRectangle(path, [0, 0], [length, width]) ? [] : [unmade(plates[contour.on])];
  });

/** A hole through a plate is the same named on its front or on its back. */
const holesOnce = (holes: Nc1Part['holes']): Nc1Part['holes'] =>
  withoutDoubles(
    holes.map((hole) =>
      hole.on === 'h' && hole.depthMm === 0 && hole.kind !== 'mark' ? { ...hole, on: 'v' as const } : hole,
    ),
    [],
  );

const sizeFindings = ({ lengthMm }: Nc1Header, widthMm: number, blankMm: Body['blankMm']): Remark[] =>
  [
    { statedMm: lengthMm, outlineMm: blankMm.length },
    { statedMm: widthMm, outlineMm: blankMm.height },
  ]
    .filter(({ statedMm, outlineMm }) => statedMm > 0 && Math.abs(statedMm - outlineMm) > 1)
    .map(({ statedMm, outlineMm }) =>
      remarkOf('warn.outline-against-size', { statedMm, outlineMm: Math.round(outlineMm * 100) / 100 }),
    );
