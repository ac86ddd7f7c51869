import type { Body, Contour, Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';
import { drillingOf } from '../../../geometry/body/drilling-of.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { circleOf, mapped, type Path, type Point } from '../../../geometry/body/path.ts';
import { sideFrames } from '../../../geometry/body/side-frames.ts';
import { cross, degOf, dot, localIn, normalOf, pointIn, subtract, times } from '../../../geometry/body/vectors.ts';
import { blankCorners } from '../../../geometry/solids/removals/drilling.ts';
import { bodyContour, contourCutOf } from '../../nc1/shape/contour-path.ts';
import { endCut } from '../../nc1/shape/end-planes.ts';
import { raised, seenFrom } from '../model/frames.ts';
import type { Cut, Extrusion, HalfSpaceCut } from './solid.ts';

/** A body's cuts in the part's own coordinates. */
export const cutsSeenFrom = (cuts: readonly Cut[], part: Frame): Cut[] =>
  cuts.map((cut): Cut => {
    if (cut.kind === 'unread') return cut;
    if (cut.kind === 'extrusion') return { ...cut, frame: seenFrom(cut.frame, part) };
    const turned = seenFrom({ origin: cut.point, xAxis: cut.normal, yAxis: [0, 0, 0] }, part);
    const edge = cut.edge === null ? null : { ...cut.edge, frame: seenFrom(cut.edge.frame, part) };
    return { kind: 'half-space', point: turned.origin, normal: turned.xAxis, edge };
  });

const square = 1 - 1e-9;

/** Where a bar begins and ends between the planes that cut it right across; a plane that ends nothing is none. */
export const spanBetween = (
  cuts: readonly Cut[],
  { length, height, width }: Body['blankMm'],
): { from: number; to: number } => {
  let [from, to] = [0, length];
  for (const cut of cuts) {
    if (cut.kind !== 'half-space' || Math.abs(cut.normal[0]) < 0.05 || !isWhole(cut, { length, height, width }))
      continue;
    const at = [0, height].flatMap((y) => [0, width].map((z) => planeX(cut, y, z)));
    if (cut.normal[0] > 0) to = Math.min(to, Math.max(...at));
    else from = Math.max(from, Math.min(...at));
  }
  return to - from > 0.1 ? { from, to } : { from: 0, to: length };
};

const planeX = ({ point, normal: [nx, ny, nz] }: HalfSpaceCut, y: number, z: number): number =>
  point[0] - (ny * (y - point[1]) + nz * (z - point[2])) / nx;

/** The work on a part that its cuts are, in its own coordinates. */
export const processingsOf = (cuts: readonly Cut[], blankMm: Body['blankMm']): Processing[] =>
  cuts.flatMap((cut): Processing[] => {
    if (cut.kind === 'unread') return [unmade(cut.what)];
    return cut.kind === 'half-space' ? halfSpace(cut, blankMm) : opening(cut, blankMm);
  });

/** What is not made into geometry stays in the part, so that it stays on request. */
export const unmade = (name: string): Processing => ({
  kind: 'Outline',
  name: name.slice(0, 64),
  carriedOut: true,
  plane: null,
  side: null,
  parameters: {},
  contours: [],
});

const halfSpace = (cut: HalfSpaceCut, blankMm: Body['blankMm']): Processing[] => {
  if (removedCorners(cut, blankMm).length === 0) return [];
  if (!isWhole(cut, blankMm)) return [bounded(cut, blankMm)];
  const { length, height, width } = blankMm;
  const [nx, ny, nz] = cut.normal;
  const across = [0, height].flatMap((y) => [0, width].map((z) => planeX(cut, y, z)));
  const isAcross = Math.abs(nx) > 0.05 && across.every((x) => x > -length && x < 2 * length);
  if (!isAcross) return [planeCut(cut)];
  const plane = { at: planeX(cut, 0, 0), alongY: -ny / nx, alongZ: -nz / nx };
  const frame = sideFrames(blankMm)[3] as Frame;
  return [endCut(nx > 0 ? 1 : -1, plane, { lengthMm: length, widthMm: width, frame })].filter((each) => each !== null);
};

/** All that lies beyond a plane. */
const planeCut = ({ point, normal: [nx, ny, nz] }: HalfSpaceCut): Processing => {
  const level = Math.hypot(nx, ny);
  const across: Vector = level < 1e-6 ? [1, 0, 0] : [nx / level, ny / level, 0];
  return {
    kind: 'JackRafterCut',
    name: 'JackRafterCut',
    carriedOut: true,
    plane: { origin: point, xAxis: across, yAxis: [-across[1], across[0], 0] },
    side: null,
    parameters: {
      Orientation: 'end',
      StartX: 0,
      StartY: 0,
      StartDepth: 0,
      Angle: 90,
      Inclination: degOf(Math.acos(Math.max(-1, Math.min(1, -nz)))),
    },
    contours: [],
  };
};

/** Corners of what a plane takes from the blank, its edge left aside. */
const removedCorners = ({ point, normal }: HalfSpaceCut, blankMm: Body['blankMm']): Vector[] => {
  const corners = blankCorners(blankMm);
  const beyond = (corner: Vector) => dot(subtract(corner, point), normal);
  const found = corners.filter((corner) => beyond(corner) > 1e-3);
  corners.forEach((from, n) => {
    corners.slice(n + 1).forEach((to) => {
      const isEdge = from.filter((value, axis) => value !== to[axis]).length === 1;
      const [a, b] = [beyond(from), beyond(to)];
      if (!isEdge || a * b >= 0 || found.length === 0) return;
      const part = a / (a - b);
      found.push([0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part) as Vector);
    });
  });
  return found;
};

/** Whether its edge leaves nothing out of all that the plane takes. */
const isWhole = (cut: HalfSpaceCut, blankMm: Body['blankMm']): boolean => {
  const { edge } = cut;
  if (edge === null) return true;
  const polygon = flatten(edge.loop, 5);
  return removedCorners(cut, blankMm).every((corner) => {
    const [x, y] = localIn(edge.frame, corner);
    return isInside([x, y], polygon);
  });
};

const slackMm = 0.05;

const isInside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let inside = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    const beside = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
    if (beside <= slackMm && along >= -slackMm && along <= length + slackMm) return true;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
};

/** What lies beyond a plane and within an edge: ruled from above the blank down to the plane. */
const bounded = (cut: HalfSpaceCut, blankMm: Body['blankMm']): Processing => {
  const { edge, point, normal } = cut;
  if (edge === null) return planeCut(cut);
  const along = normalOf(edge.frame);
  const lean = dot(normal, along);
  if (Math.abs(lean) < 0.01) return unmade('IFCPOLYGONALBOUNDEDHALFSPACE');
  const out: Frame = lean > 0 ? edge.frame : { ...edge.frame, yAxis: times(edge.frame.yAxis, -1) };
  const loop = lean > 0 ? edge.loop : mapped(edge.loop, ([x, y]) => [x, -y], true);
  const points = flatten(loop, 5);
  const outward = normalOf(out);
  const heightAt = ([x, y]: Point): number => {
    const foot = pointIn(out, [x, y, 0]);
    return -dot(subtract(foot, point), normal) / dot(outward, normal);
  };
  const heights = points.map(heightAt);
  const top = Math.max(...heights, ...blankCorners(blankMm).map((corner) => localIn(out, corner)[2])) + 1;
  const plane = raised(out, top);
  const isSquare = Math.abs(lean) > square;
  if (isSquare) {
    const depthMm = top - (heights[0] ?? 0);
    return contourCutOf({ plane, side: null }, 'Notch', { contours: [bodyContour(loop, depthMm)], isOutline: false });
  }
  const loopAt = (levels: readonly number[]): Pick<Contour, 'start' | 'segments'> => {
    const corners = points.map(([x, y], n): Vector => [x, y, levels[n] ?? 0]);
    const [start = [0, 0, 0]] = corners;
    return { start, segments: [...corners.slice(1), start].map((end) => ({ kind: 'line', end, inclinationDeg: 0 })) };
  };
  const upper = loopAt(points.map(() => 0));
  const lower = loopAt(heights.map((height) => height - top));
  const contour: Contour = { ...upper, depthMm: null, lower };
  return contourCutOf({ plane, side: null }, 'Notch', { contours: [contour], isOutline: false });
};

/** A swept body that is taken away: a hole where it is round, else a cut-out. */
const opening = (cut: Extrusion, blankMm: Body['blankMm']): Processing[] => {
  if (Math.abs(cut.direction[2]) < square) return [unmade('IFCEXTRUDEDAREASOLID')];
  const { frame, depthMm, section } = cut;
  const levels = blankCorners(blankMm).map((corner) => localIn(frame, corner)[2]);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  if (depthMm <= low + 1e-3 || high <= 1e-3) return [];
  const [isFromBelow, isToAbove] = [low >= -1e-3, depthMm >= high - 1e-3];
  const isUp = isToAbove && !(isFromBelow && isDown(frame));
  const throughMm = isFromBelow && isToAbove ? null : isFromBelow ? depthMm - low : isToAbove ? high : depthMm;
  const outward = times(normalOf(frame), isUp ? 1 : -1);
  const level = isUp ? high : isFromBelow ? low : 0;
  const on = faceOf(outward, raised(frame, level), blankMm, isFromBelow || isToAbove);
  const isMirrored = dot(normalOf(on.plane), normalOf(frame)) < 0;
  const local = (path: Path): Path =>
    mapped(
      path,
      (point) => {
        const [x, y] = localIn(on.plane, pointIn(frame, [...point, 0]));
        return [x, y];
      },
      isMirrored,
    );
  const [outer = [], ...islands] = section.loops.map(local);
  const circle = islands.length === 0 ? circleOf(outer) : null;
  if (circle === null) {
    const contours = [outer, ...islands].map((path) => bodyContour(path, throughMm));
    return [contourCutOf(on, 'Opening', { contours, isOutline: false })];
  }
  const [xMm, yMm] = circle.centre;
  const diameterMm = Math.round(2 * circle.radiusMm * 1e6) / 1e6;
  return [{ ...drillingOf({ plane: on.plane, side: 0, xMm, yMm, diameterMm, depthMm: throughMm }), side: on.side }];
};

/** What goes through is made from the front, the top or the right where it can be. */
const isDown = (frame: Frame): boolean => {
  const normal = normalOf(frame);
  return normal.every((value, axis) => Math.abs(value) < 0.5 || (axis === 1 ? value > 0 : value < 0));
};

/** The side of the blank that a tool comes from, else a plane of its own. */
const faceOf = (
  outward: Vector,
  frame: Frame,
  blankMm: Body['blankMm'],
  isOutside: boolean,
): Pick<Processing, 'side'> & { plane: Frame } => {
  const sides = sideFrames(blankMm);
  const side = sides.findIndex((each) => dot(normalOf(each), outward) > square);
  const own = sides[side];
  if (isOutside && own !== undefined) return { plane: own, side: side + 1 };
  const yAxis = cross(outward, frame.xAxis);
  return { plane: { origin: frame.origin, xAxis: frame.xAxis, yAxis }, side: null };
};
