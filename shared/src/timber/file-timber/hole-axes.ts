import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Frame, Vector } from '../../geometry/body/body.schema.ts';
import type { Point } from '../../geometry/body/path.ts';
import {
  add,
  directionIn,
  dot,
  lengthOf,
  localIn,
  pointIn,
  subtract,
  times,
  unit,
} from '../../geometry/body/vectors.ts';
import { type Cylinder, wallsMet } from '../../geometry/measures/axis-crossings.ts';
import { sectionMeasures } from '../../geometry/measures/section-measures.ts';
import { plateShape } from '../../geometry/plan-rules/find-places.ts';
import type { Step } from '../../geometry/solids/make-solid.ts';

/**
 * A round hole: the points at + s * direction (unit), fromMm <= s <= toMm. A long hole has its width as diameter, its middle as `at`,
 * and reaches `halfMm` to both sides of it along a unit vector, counted to the centres of its round ends.
 */
export type HoleAxis = {
  at: Vector;
  direction: Vector;
  diameterMm: number;
  fromMm: number;
  toMm: number;
  long?: { along: Vector; halfMm: number };
};

/** Larger round holes take no bolt. */
export const largestHoleMm = 60;

const isFastenerHole = ({ diameterMm }: Pick<HoleAxis, 'diameterMm'>) => diameterMm > 3 && diameterMm <= largestHoleMm;

/** Round holes through the walls of a steel part, and long holes of a plate, about the middle of each wall; part coordinates. */
export const steelHoles = (body: Body, profile: Profile | null, steps: readonly Step[]): HoleAxis[] => {
  const holes = body.section.kind === 'box' ? plateHoles(body) : profileHoles(body, profile, steps);
  return holes.filter(isFastenerHole);
};

const plateHoles = (body: Body): HoleAxis[] => {
  const shape = plateShape(body);
  if (shape === null) return [];
  const { holes, slots, thicknessMm, pointAt } = shape;
  const half = thicknessMm / 2;
  const axisAt = (centre: Point, diameterMm: number): HoleAxis => ({
    at: pointAt(centre, half),
    direction: subtract(pointAt(centre, 1), pointAt(centre, 0)),
    diameterMm,
    fromMm: -half,
    toMm: half,
  });
  const round = holes.flatMap(({ centre, diameterMm, isThrough }) => (isThrough ? axisAt(centre, diameterMm) : []));
  const long = slots.map(({ ends: [a, b], widthMm }): HoleAxis => {
    const reach = subtract(pointAt(b, half), pointAt(a, half));
    const axis = axisAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], widthMm);
    return { ...axis, long: { along: unit(reach), halfMm: lengthOf(reach) / 2 } };
  });
  return [...round, ...long];
};

const cylindersOf = (steps: readonly Step[]): Cylinder[] =>
  steps.flatMap(({ removals }) => removals.flatMap((each) => (each.kind === 'cylinder' ? [each] : [])));

const profileHoles = (body: Body, profile: Profile | null, steps: readonly Step[]): HoleAxis[] => {
  const { loops } = sectionMeasures(body, profile);
  return cylindersOf(steps).flatMap((cylinder) =>
    wallsMet(loops, body.blankMm.length, cylinder).map(({ from, to }) => ({
      at: add(cylinder.start, times(cylinder.direction, (from + to) / 2)),
      direction: cylinder.direction,
      diameterMm: 2 * cylinder.radiusMm,
      fromMm: (from - to) / 2,
      toMm: (to - from) / 2,
    })),
  );
};

/** Drillings of a piece of wood as far as they run in its blank; part coordinates. */
export const woodHoles = (body: Body, steps: readonly Step[]): HoleAxis[] =>
  cylindersOf(steps).flatMap(({ start, direction, radiusMm, depthMm }) => {
    const inside = stretchIn(body.blankMm, start, direction);
    if (inside === null) return [];
    const [fromMm, toMm] = [Math.max(0, inside[0]), Math.min(depthMm ?? Number.POSITIVE_INFINITY, inside[1])];
    return toMm - fromMm > 1 ? [{ at: start, direction, diameterMm: 2 * radiusMm, fromMm, toMm }] : [];
  });

/** From where to where a line runs within a blank, mm along it; null: nowhere. */
export const stretchIn = (
  { length, height, width }: Body['blankMm'],
  at: Vector,
  direction: Vector,
): [number, number] | null => {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [axis, size] of [length, height, width].entries()) {
    const [start, along] = [at[axis] ?? 0, direction[axis] ?? 0];
    if (Math.abs(along) < 1e-9) {
      if (start < -1e-6 || start > size + 1e-6) return null;
      continue;
    }
    const [a, b] = [-start / along, (size - start) / along];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return to > from ? [from, to] : null;
};

/** A hole of the wood in the coordinates that the wood's place is given in. */
export const placedHole = (hole: HoleAxis, place: Frame): HoleAxis => ({
  ...hole,
  at: pointIn(place, hole.at),
  direction: directionIn(place, hole.direction),
});

/** A direction in the axes of a frame. */
export const turnedInto = (place: Frame, direction: Vector): Vector => localIn(place, add(place.origin, direction));

/** How far a hole lies from the axis of a drilling, a long one by its centre line, and where along it. */
export const offHole = (drilling: HoleAxis, { at, long }: HoleAxis): { offMm: number; alongMm: number } => {
  if (long === undefined) return offAxis(drilling, at);
  const away = dot(subtract(drilling.at, at), long.along);
  const alongMm = dot(subtract(at, drilling.at), drilling.direction) * dot(drilling.direction, long.along);
  const reached = Math.max(-long.halfMm, Math.min(long.halfMm, away + alongMm));
  return offAxis(drilling, add(at, times(long.along, reached)));
};

/** How far a point lies from the axis of a hole, and where along it. */
export const offAxis = (hole: HoleAxis, point: Vector): { offMm: number; alongMm: number } => {
  const offset = subtract(point, hole.at);
  const alongMm = dot(offset, hole.direction);
  return { offMm: Math.sqrt(Math.max(0, dot(offset, offset) - alongMm ** 2)), alongMm };
};
