import type { Vector } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import { dot } from '../body/vectors.ts';
import type { Step } from '../solids/make-solid.ts';
import type { HalfSpace, Removal } from '../solids/removals/walls.ts';
import {
  axisCrossings,
  type Crossing,
  type Cylinder,
  isStraightAcross,
  type Wall,
  wallsMet,
} from './axis-crossings.ts';
import { type Box, boxesMeet, cylinderBox, removalBox } from './removal-box.ts';
import type { SectionMeasures } from './section-measures.ts';

/** A square hole through straight walls that touches no other work: what it takes from the volume and adds to the painted surface. */
export type FreeHole = { cylinder: Cylinder; walls: Wall[]; volumeMm3: number; surfaceMm2: number };

/** Splits the work on a bar into the holes that stand alone and the rest. Holes that meet no wall are in neither. */
export const freeHoles = (
  section: SectionMeasures,
  lengthMm: number,
  steps: Step[],
): { free: FreeHole[]; rest: Step[] } => {
  const known = new Map<Removal, FreeHole>();
  for (const removal of steps.flatMap((step) => step.removals)) {
    const hole = removal.kind === 'cylinder' ? holeIn(section, lengthMm, removal) : null;
    if (hole !== null) known.set(removal, hole);
  }
  const others = steps.flatMap((step) => step.removals).filter((removal) => !known.has(removal));
  const candidates = [...known.values()].filter((hole) => hole.walls.length > 0);
  const alone = candidates.filter((hole) => isClear(hole, lengthMm, others));
  const free = new Set(withoutMeeting(alone, candidates));
  const isRest = (removal: Removal) => {
    const hole = known.get(removal);
    return hole === undefined || (hole.walls.length > 0 && !free.has(hole));
  };
  const rest = steps
    .map((step) => ({ ...step, removals: step.removals.filter(isRest) }))
    .filter((step) => step.removals.length > 0);
  return { free: [...free], rest };
};

const holeIn = (section: SectionMeasures, lengthMm: number, given: Cylinder): FreeHole | null => {
  const { start, direction, radiusMm, backMm } = given;
  if (Math.abs(direction[0]) > 1e-9 || bitesEnd(given, lengthMm)) return null;
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
  return { cylinder, walls, volumeMm3: disc * depth, surfaceMm2: 2 * Math.PI * radiusMm * depth - mouths + floor };
};

/** Its centre lies beyond an end of the bar, its edge on it. */
const bitesEnd = ({ start: [x], radiusMm }: Cylinder, lengthMm: number): boolean =>
  (x < 0 && x + radiusMm > 0) || (x > lengthMm && x - radiusMm < lengthMm);

/** A hole that ends in the very surface of a wall goes through it. */
const beyondWall = (depthMm: number | null, crossings: Crossing[]): number | null =>
  depthMm !== null && crossings.some(({ at }) => Math.abs(at - depthMm) < 1e-3) ? depthMm + 0.01 : depthMm;

const isClear = (hole: FreeHole, lengthMm: number, others: Removal[]): boolean => {
  const { start, radiusMm } = hole.cylinder;
  if (start[0] - radiusMm <= 0 || start[0] + radiusMm >= lengthMm) return false;
  const corners = cornersOf(hole);
  const boxes = boxesOf(hole);
  return others.every((other) =>
    other.kind === 'convex'
      ? liesBeside(corners, other.within)
      : !boxes.some((box) => boxesMeet(box, removalBox(other))),
  );
};

const liesBeside = (corners: Vector[], within: HalfSpace[]): boolean =>
  within.some(({ normal, offset }) => corners.every((corner) => dot(normal, corner) < offset - 1e-6));

/** Corners of the square bars that hold the hole's walls. */
const cornersOf = ({ cylinder: { start, direction, radiusMm }, walls }: FreeHole): Vector[] =>
  walls.flatMap(({ from, to }) =>
    [from, to].flatMap((at) =>
      [-radiusMm, radiusMm].flatMap((side) =>
        [-radiusMm, radiusMm].map(
          (ahead): Vector => [
            start[0] + ahead,
            start[1] + direction[1] * at - direction[2] * side,
            start[2] + direction[2] * at + direction[1] * side,
          ],
        ),
      ),
    ),
  );

const boxesOf = ({ cylinder, walls }: FreeHole): Box[] => walls.map(({ from, to }) => cylinderBox(cylinder, from, to));

const withoutMeeting = (holes: FreeHole[], all: FreeHole[]): FreeHole[] => {
  const boxes = new Map(all.map((hole) => [hole, boxesOf(hole)]));
  const meets = (hole: FreeHole, other: FreeHole): boolean =>
    other !== hole &&
    (boxes.get(hole) ?? []).some((box) => (boxes.get(other) ?? []).some((next) => boxesMeet(box, next))) &&
    !areApart(hole.cylinder, other.cylinder);
  return holes.filter((hole) => !all.some((other) => meets(hole, other)));
};

/** Parallel cylinders whose axes are further apart than their radii. */
const areApart = (a: Cylinder, b: Cylinder): boolean => {
  const isParallel = Math.abs(a.direction[1] * b.direction[2] - a.direction[2] * b.direction[1]) < 1e-9;
  const across = (b.start[1] - a.start[1]) * -a.direction[2] + (b.start[2] - a.start[2]) * a.direction[1];
  return isParallel && Math.sqrt((b.start[0] - a.start[0]) ** 2 + across ** 2) >= a.radiusMm + b.radiusMm;
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
