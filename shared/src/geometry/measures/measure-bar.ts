import type { Body } from '../body.ts';
import type { Step } from '../plan-body.ts';
import type { Point } from '../sections/path.ts';
import { axisCrossings, type Crossing, isStraightAcross } from './axis-crossings.ts';
import { type BarEnds, barEnds, cutsAcross, type EndFace, xOn } from './end-faces.ts';
import type { Amounts } from './measure-solid.ts';
import type { SectionMeasures } from './section-measures.ts';
import { type Cylinder, type Wall, wallsMet } from './walls-met.ts';

/**
 * Closed form of a bar: section x length between two planes, less square holes through straight walls that touch neither each other nor the ends.
 * Null when the work on it is of another kind. Faces: lateral surface, both ends, walls of holes; of a hollow section the outside only.
 */
export const measureBar = (body: Body, section: SectionMeasures, steps: Step[]): Amounts | null => {
  const lengthMm = body.blankMm.length;
  const ends = barEnds(steps, section, lengthMm);
  const [start, end] = [ends.start[0], ends.end[0]];
  if (start === undefined || end === undefined || ends.start.length > 1 || ends.end.length > 1) return null;
  const removals = steps.flatMap((step) => step.removals);
  if (removals.some((removal) => removal.kind === 'prism' || (removal.kind === 'convex' && !isEndCut(removal.within))))
    return null;
  const corners = cornersOf(section);
  if (corners.some((corner) => xOn(start, corner) >= xOn(end, corner))) return null;
  const cylinders = removals.filter((removal) => removal.kind === 'cylinder');
  const holes = cylinders.map((cylinder) => holeIn(section, lengthMm, cylinder));
  if (holes.includes(null)) return null;
  const walls = (holes as HoleForm[]).filter((hole) => hole.walls.length > 0);
  if (!walls.every((hole) => isClearOfEnds(hole, ends, section)) || overlap(walls)) return null;
  return summed(section, { start, end, corners }, walls);
};

type HoleForm = { cylinder: Cylinder; walls: Wall[]; volumeMm3: number; surfaceMm2: number };

const isEndCut = (within: Parameters<typeof cutsAcross>[0][]): boolean => {
  const [only, second] = within;
  return only !== undefined && second === undefined && cutsAcross(only);
};

const cornersOf = ({ min, max }: SectionMeasures): Point[] => [min, max, [min[0], max[1]], [max[0], min[1]]];

const summed = (
  section: SectionMeasures,
  bar: { start: EndFace; end: EndFace; corners: Point[] },
  holes: HoleForm[],
): Amounts => {
  const { start, end, corners } = bar;
  const between = (point: Point) => xOn(end, point) - xOn(start, point);
  const volumeMm3 = section.areaMm2 * between(section.areaCentre) - sum(holes.map((hole) => hole.volumeMm3));
  const lateral = section.perimeterMm * between(section.perimeterCentre);
  const faces = section.areaMm2 * (start.lean + end.lean);
  const from = Math.min(...corners.map((corner) => xOn(start, corner)));
  const to = Math.max(...corners.map((corner) => xOn(end, corner)));
  return {
    volumeMm3,
    surfaceMm2: lateral + faces + sum(holes.map((hole) => hole.surfaceMm2)),
    sizeMm: [to - from, section.max[0] - section.min[0], section.max[1] - section.min[1]],
  };
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const holeIn = (section: SectionMeasures, lengthMm: number, given: Cylinder): HoleForm | null => {
  const { start, direction, radiusMm, backMm } = given;
  if (Math.abs(direction[0]) > 1e-9) return null;
  const axis = { origin: [start[1], start[2]] as Point, direction: [direction[1], direction[2]] as Point };
  if (!isStraightAcross(section.loops, axis, radiusMm)) return null;
  const crossings = axisCrossings(section.loops, axis.origin, axis.direction);
  const cylinder = { ...given, depthMm: beyondWall(given.depthMm, crossings) };
  const bottom = cylinder.depthMm ?? Number.POSITIVE_INFINITY;
  const isSlanted = ({ at, lean }: Crossing) =>
    lean !== 0 && Math.min(Math.abs(at - bottom), Math.abs(at + backMm)) < Math.abs(lean ?? 0) * radiusMm;
  if (crossings.some(isSlanted)) return null;
  const walls = wallsMet(section.loops, lengthMm, cylinder);
  const disc = Math.PI * radiusMm ** 2;
  const depth = sum(walls.map((wall) => wall.to - wall.from));
  const pierced = crossings.filter(({ at, loop }) => loop === 0 && at < bottom && at > -backMm - 1e-6);
  const mouths = sum(pierced.map(({ lean }) => disc * Math.sqrt(1 + (lean ?? 0) ** 2)));
  const floor = walls.some((wall) => wall.to === cylinder.depthMm) ? disc : 0;
  const surfaceMm2 = walls.length === 0 ? 0 : 2 * Math.PI * radiusMm * depth - mouths + floor;
  return { cylinder, walls, volumeMm3: disc * depth, surfaceMm2 };
};

/** A hole that ends in the very surface of a wall goes through it. */
const beyondWall = (depthMm: number | null, crossings: Crossing[]): number | null =>
  depthMm !== null && crossings.some(({ at }) => Math.abs(at - depthMm) < 1e-3) ? depthMm + 0.01 : depthMm;

const isClearOfEnds = ({ cylinder, walls }: HoleForm, { start, end }: BarEnds, section: SectionMeasures): boolean => {
  const {
    start: [x, y, z],
    direction,
    radiusMm,
  } = cylinder;
  const corners = walls.flatMap((wall) =>
    [wall.from, wall.to].flatMap((at) =>
      [-radiusMm, radiusMm].map(
        (side): Point => [y + direction[1] * at - direction[2] * side, z + direction[2] * at + direction[1] * side],
      ),
    ),
  );
  const clear = (face: EndFace, sign: number) => corners.every((corner) => (x - xOn(face, corner)) * sign > radiusMm);
  return section.loops.length > 0 && start.every((face) => clear(face, 1)) && end.every((face) => clear(face, -1));
};

const overlap = (holes: HoleForm[]): boolean => {
  const boxes = holes.map(boxesOf);
  return holes.some((hole, index) =>
    holes.some((other, place) => place > index && meet(hole, other, boxes[index] ?? [], boxes[place] ?? [])),
  );
};

type Box = { min: number[]; max: number[] };

const boxesOf = ({ cylinder: { start, direction, radiusMm }, walls }: HoleForm): Box[] =>
  walls.map((wall) => {
    const ends = [wall.from, wall.to].map((at) => start.map((value, axis) => value + (direction[axis] ?? 0) * at));
    const reach = direction.map((value) => radiusMm * Math.sqrt(Math.max(0, 1 - value * value)));
    const bound = (pick: (...values: number[]) => number, sign: number) =>
      reach.map((value, axis) => pick(...ends.map((end) => end[axis] ?? 0)) + sign * value);
    return { min: bound(Math.min, -1), max: bound(Math.max, 1) };
  });

const meet = (hole: HoleForm, other: HoleForm, boxes: Box[], others: Box[]): boolean => {
  const touching = boxes.some((box) =>
    others.some((next) =>
      box.min.every((value, axis) => value < (next.max[axis] ?? 0) && (next.min[axis] ?? 0) < (box.max[axis] ?? 0)),
    ),
  );
  if (!touching) return false;
  const { start: a, direction, radiusMm } = hole.cylinder;
  const { start: b, direction: second, radiusMm: otherRadius } = other.cylinder;
  const parallel = Math.abs(direction[1] * second[2] - direction[2] * second[1]) < 1e-9;
  if (!parallel) return true;
  const across = (b[1] - a[1]) * -direction[2] + (b[2] - a[2]) * direction[1];
  return Math.sqrt((b[0] - a[0]) ** 2 + across ** 2) < radiusMm + otherRadius;
};
