import type { Body, Frame, Processing, Vector } from '../geometry/body/body.schema.ts';
import { drillingOf } from '../geometry/body/drilling-of.ts';
import { sideFrames } from '../geometry/body/side-frames.ts';
import { dot, normalOf, subtract, times } from '../geometry/body/vectors.ts';
import type { TimberFeature, TimberMember } from './timber-member.ts';

type Blank = Body['blankMm'];

/**
 * A piece of wood with what steel takes from it, as BTLx says it: holes are Drilling, a slot that is open at the end is Slot, a seat
 * that is open at an edge is Lap, and what is closed all round is Pocket. Lengths in mm, rounded to 0.01.
 */
export const timberBody = (
  { heightMm, widthMm, features }: Omit<TimberMember, 'place' | 'role' | 'shownMm'>,
  lengthMm: number,
): Body => {
  const blankMm = { length: lengthMm, height: heightMm, width: widthMm };
  return {
    blankMm,
    section: { kind: 'box' },
    processings: features.flatMap((feature) => processingOf(feature, blankMm)),
  };
};

const processingOf = (feature: TimberFeature, blank: Blank): Processing[] =>
  feature.kind === 'hole' ? holeIn(feature, blank) : boxIn(feature, blank);

const hundredth = (mm: number) => Math.round(mm * 100) / 100;

/** Drilled from the side that the direction enters by. */
const holeIn = (
  { at, direction, diameterMm, depthMm }: Extract<TimberFeature, { kind: 'hole' }>,
  blank: Blank,
): Processing[] => {
  const sides = sideFrames(blank);
  const found = sides.findIndex((side) => dot(normalOf(side), direction) < -0.999);
  const plane = sides[found];
  if (!plane) return [];
  const offset = subtract(at, plane.origin);
  const [xMm, yMm] = [dot(offset, plane.xAxis), dot(offset, plane.yAxis)].map(hundredth) as [number, number];
  return [drillingOf({ plane, side: found + 1, xMm, yMm, diameterMm, depthMm })];
};

type Box = { from: Vector; to: Vector };

const nearMm = 0.01;

const sizeOf = ({ from, to }: Box, axis: number) => (to[axis] ?? 0) - (from[axis] ?? 0);

const clipped = ({ from, to }: Box, { length, height, width }: Blank): Box => {
  const most = [length, height, width];
  const within = (value: number, axis: number) => Math.min(most[axis] ?? 0, Math.max(0, value));
  return { from: from.map(within) as Vector, to: to.map(within) as Vector };
};

const boxIn = (feature: Extract<TimberFeature, { kind: 'slot' | 'recess' }>, blank: Blank): Processing[] => {
  const box = clipped(feature, blank);
  if ([0, 1, 2].some((axis) => sizeOf(box, axis) < nearMm)) return [];
  if (feature.kind === 'slot') {
    const slot = slotIn(box, blank);
    if (slot) return [slot];
  }
  const pocket = pocketIn(box, blank);
  return pocket ? [pocket] : [];
};

const processing = (kind: string, side: number, blank: Blank, parameters: Processing['parameters']): Processing => ({
  kind,
  name: kind,
  carriedOut: true,
  plane: sideFrames(blank)[side - 1] ?? null,
  side,
  parameters: Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, typeof value === 'number' ? hundredth(value) : value]),
  ),
  contours: [],
});

/** A slot that begins at the start of the wood and at side 1 or side 3; null: it is closed there. */
const slotIn = ({ from, to }: Box, blank: Blank): Processing | null => {
  if (from[0] > nearMm) return null;
  const isFromBelow = from[1] < nearMm;
  if (!isFromBelow && to[1] < blank.height - nearMm) return null;
  const middle = (from[2] + to[2]) / 2;
  return processing('Slot', isFromBelow ? 1 : 3, blank, {
    Orientation: 'start',
    StartX: 0,
    StartY: isFromBelow ? middle : blank.width - middle,
    StartDepth: 0,
    Angle: 0,
    Inclination: 90,
    Length: to[0],
    Depth: to[1] - from[1],
    Thickness: to[2] - from[2],
    AngleRefPoint: 90,
    AngleOppPoint: 90,
    AddAngleOppPoint: 0,
    ...slotFaces,
  });
};

const slotFaces = {
  FaceLimitedStart: true,
  FaceLimitedEnd: true,
  FaceLimitedFront: true,
  FaceLimitedBack: true,
  FaceLimitedBottom: true,
  FaceLimitedTop: false,
};

/** Worked from the side that the box lies at and is least deep under: a lap over the whole breadth of a long side, else a pocket. */
const pocketIn = (box: Box, blank: Blank): Processing | null => {
  const [shallowest] = sideFrames(blank)
    .flatMap((plane, place) => (isAt(box, plane) ? [seenFrom(plane, place + 1, box)] : []))
    .sort((a, b) => a.depth - b.depth);
  if (!shallowest) return null;
  const { side, startX, startY, length, width, depth } = shallowest;
  const isAcross = side <= 4 && startY < nearMm && width > (side % 2 === 1 ? blank.width : blank.height) - nearMm;
  if (isAcross) return lap(side, blank, shallowest);
  return processing('Pocket', side, blank, {
    StartX: startX,
    StartY: startY,
    StartDepth: depth,
    Angle: 0,
    Inclination: 0,
    Slope: 0,
    Length: length,
    Width: width,
    InternalAngle: 90,
    TiltRefSide: 90,
    TiltEndSide: 90,
    TiltOppSide: 90,
    TiltStartSide: 90,
    ...slotFaces,
  });
};

/** A box in the coordinates of a side. */
const seenFrom = (plane: Frame, side: number, box: Box) => {
  const inwards = times(normalOf(plane), -1);
  const corners = [box.from, box.to].map((corner) => subtract(corner, plane.origin));
  const along = (axis: Vector): [number, number] => {
    const ends = corners.map((corner) => dot(corner, axis));
    return [Math.min(...ends), Math.max(...ends)];
  };
  const [[startX, endX], [startY, endY], [, depth]] = [along(plane.xAxis), along(plane.yAxis), along(inwards)];
  return { side, startX, startY, length: endX - startX, width: endY - startY, depth };
};

type LapSize = { startX: number; startY: number; length: number; width: number; depth: number };

/** A seat over the whole breadth of a side. */
const lap = (side: number, blank: Blank, { startX, startY, length, width, depth }: LapSize): Processing =>
  processing('Lap', side, blank, {
    Orientation: 'start',
    StartX: startX,
    StartY: startY,
    Angle: 90,
    Inclination: 90,
    Slope: 0,
    Length: length,
    Width: width,
    Depth: depth,
    LeadAngleParallel: true,
    LeadAngle: 90,
    LeadInclinationParallel: true,
    LeadInclination: 90,
    ...slotFaces,
  });

const isAt = ({ from, to }: Box, side: Frame): boolean => {
  const outwards = normalOf(side);
  return [from, to].some((corner) => Math.abs(dot(subtract(corner, side.origin), outwards)) < nearMm);
};
