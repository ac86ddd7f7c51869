import type { Contour, Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, type Path, type Point } from '../../../geometry/body/path.ts';
import { add, cross, normalOf, times } from '../../../geometry/body/vectors.ts';
import type { Bevel, ContourPoint } from '../nc1-document.ts';
import { contourCutOf } from './contour-path.ts';
import type { FacePlate } from './face-plates.ts';

/** A contour of a face whose edges may be bevelled: its path in the numbers of the face, edge by edge with the points. */
export type BevelledContour = {
  plate: FacePlate;
  path: Path;
  points: readonly ContourPoint[];
  thicknessMm: number;
  /** The plate is the whole part, so that a plane cuts nothing else. */
  isAlone: boolean;
};

const tanDeg = (deg: number) => Math.tan((deg * Math.PI) / 180);

/**
 * The cuts that bevel the edges of a contour; `isDone` says which edges other cuts have bevelled. On a plate an edge that all of the face
 * lies behind is cut by one plane, any other by a wedge along it. Null for a bevel along an arc.
 */
export const bevelCuts = (
  contour: BevelledContour,
  isDone: (from: Point, to: Point) => boolean,
): Processing[] | null => {
  const cuts: Processing[] = [];
  const polygon = flatten(contour.path, 10);
  for (const [index, piece] of contour.path.entries()) {
    const bevels = contour.points[index]?.bevels ?? [];
    if (bevels.length === 0 || isDone(piece.start, piece.end)) continue;
    if (piece.kind === 'arc') return null;
    const edge = edgeAt(contour, piece.start, piece.end);
    const isOuter = contour.isAlone && polygon.every((point) => edge.outward(point) <= 0.02);
    cuts.push(...bevels.map((bevel) => (isOuter ? planeCut(edge, bevel, contour) : wedge(edge, bevel, contour))));
  }
  return cuts;
};

type Edge = {
  lengthMm: number;
  /** How far a point of the face lies outside of the edge's line. */
  outward: (point: Point) => number;
  /** Of the part: the edge's start on the plate's front, the direction out of the plate across the edge, the front's normal. */
  start: Vector;
  across: Vector;
  up: Vector;
};

/** Outside is to the right of an edge of an anticlockwise contour. */
const edgeAt = ({ path, plate }: BevelledContour, start: Point, end: Point): Edge => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const lengthMm = Math.hypot(dx, dy) || 1;
  const turn = areaOf(path) > 0 ? 1 : -1;
  const [nx, nq] = [(turn * dy) / lengthMm, (-turn * dx) / lengthMm];
  const qAxis: Vector = plate.qAxis === 1 ? [0, 1, 0] : [0, 0, 1];
  const on = plate.front.origin;
  const level: Vector = plate.qAxis === 1 ? [0, 0, on[2]] : [0, on[1], 0];
  const place = ([x, q]: Point): Vector => add(add([x, 0, 0], times(qAxis, q)), level);
  const along = times(add([dx, 0, 0], times(qAxis, dy)), 1 / lengthMm);
  const across = add([nx, 0, 0], times(qAxis, nq));
  const up = normalOf(plate.front);
  // a frame's second axis runs to the left of its first, seen from outside
  const isForward = cross(across, along).every((value, axis) => Math.abs(value - (up[axis] ?? 0)) < 1e-9);
  return {
    lengthMm,
    outward: ([x, q]) => (x - start[0]) * nx + (q - start[1]) * nq,
    start: isForward ? place(start) : place(end),
    across,
    up,
  };
};

const frameAt = ({ start, across, up }: Edge): Frame => ({ origin: start, xAxis: across, yAxis: cross(up, across) });

/** Everything outside of a plane through the edge's line at its height, turned by the bevel. */
const planeCut = (edge: Edge, { angleDeg, heightMm }: Bevel, { thicknessMm }: BevelledContour): Processing => ({
  kind: 'JackRafterCut',
  name: 'Bevel',
  carriedOut: true,
  plane: frameAt(edge),
  side: null,
  parameters: {
    Orientation: 'end',
    StartX: -(thicknessMm - heightMm) * tanDeg(angleDeg),
    StartY: 0,
    StartDepth: 0,
    Angle: 90,
    Inclination: 90 + angleDeg,
  },
  contours: [],
});

/** A wedge reaches this far out of the plate. */
const overMm = 0.5;
/** It ends this much above the other side of the plate: carried on through it, its walls would meet. */
const landMm = 0.02;

const wedge = (edge: Edge, { angleDeg, heightMm }: Bevel, { thicknessMm }: BevelledContour): Processing => {
  const isFront = angleDeg > 0;
  const wholeMm = isFront ? thicknessMm - heightMm : heightMm;
  const tan = tanDeg(Math.abs(angleDeg));
  const depthMm = Math.min(wholeMm, thicknessMm - landMm);
  const insetMm = wholeMm * tan;
  const front = frameAt(edge);
  const back: Frame = {
    origin: add(add(front.origin, times(front.yAxis, edge.lengthMm)), times(edge.up, -thicknessMm)),
    xAxis: front.xAxis,
    yAxis: times(front.yAxis, -1),
  };
  const loop = (inner: number, level: number): Pick<Contour, 'start' | 'segments'> => {
    const corners: Vector[] = [
      [-inner, 0, level],
      [overMm, 0, level],
      [overMm, edge.lengthMm, level],
      [-inner, edge.lengthMm, level],
    ];
    const [start = [0, 0, 0]] = corners;
    return { start, segments: [...corners.slice(1), start].map((end) => ({ kind: 'line', end, inclinationDeg: 0 })) };
  };
  const contour: Contour = { ...loop(insetMm, 0), depthMm: null, lower: loop((wholeMm - depthMm) * tan, -depthMm) };
  return contourCutOf({ plane: isFront ? front : back, side: null }, 'Bevel', {
    contours: [contour],
    isOutline: false,
  });
};

/** Thickness of the plate behind a face, mm. */
export const thicknessOf = ({ across: [low, high] }: FacePlate): number => high - low;
