import type { Vector } from '../body/body.schema.ts';
import { dot, subtract, times } from '../body/vectors.ts';
import type { Cylinder, Wall } from './axis-crossings.ts';

/** A hole in one wall; `cylinders`: those that make it, more than one where it is drilled twice or from both sides. */
export type DistinctHole = { cylinders: Cylinder[]; diameterMm: number; depthMm: number };

/** A stretch of an axis, told by its direction (either way round is the same) and its point nearest to the origin. */
type Stretch = { cylinders: Cylinder[]; along: Vector; foot: Vector; from: number; to: number };

const samePlaceMm = 0.1;
const sameRadiusMm = 0.01;
const touchMm = 1e-3;

/** Holes of one size that meet on one axis are one hole. */
export const distinctHoles = (walls: readonly { cylinder: Cylinder; wall: Wall }[]): DistinctHole[] => {
  const cells = new Map<string, Set<Stretch>>();
  for (const { cylinder, wall } of walls) {
    const own = stretchOf(cylinder, wall);
    const met = near(cells, own).filter((other) => meets(own, other));
    const whole = met.reduce(joined, own);
    for (const other of met) cells.get(cellOf(other.foot))?.delete(other);
    const cell = cellOf(whole.foot);
    cells.set(cell, (cells.get(cell) ?? new Set()).add(whole));
  }
  return [...cells.values()].flatMap((stretches) =>
    [...stretches].map(({ cylinders, from, to }) => ({
      cylinders,
      diameterMm: 2 * (cylinders[0]?.radiusMm ?? 0),
      depthMm: to - from,
    })),
  );
};

const stretchOf = (cylinder: Cylinder, { from, to }: Wall): Stretch => {
  const { start, direction } = cylinder;
  const at = dot(start, direction);
  return {
    cylinders: [cylinder],
    along: direction,
    foot: subtract(start, times(direction, at)),
    from: at + from,
    to: at + to,
  };
};

/** Cells are a millimetre wide, wider than what lies at the same place. */
const cellOf = (foot: Vector): string => keyOf(Math.round(foot[0]), Math.round(foot[1]), Math.round(foot[2]));

const keyOf = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;

/** The cells along one axis that hold what lies at the same place as `value`: mostly one. */
const cellsAbout = (value: number): number[] => {
  const [first, last] = [Math.round(value - samePlaceMm), Math.round(value + samePlaceMm)];
  return first === last ? [first] : [first, last];
};

const near = (cells: ReadonlyMap<string, Set<Stretch>>, { foot }: Stretch): Stretch[] => {
  const found: Stretch[] = [];
  const [xs, ys, zs] = [cellsAbout(foot[0]), cellsAbout(foot[1]), cellsAbout(foot[2])];
  for (const x of xs) for (const y of ys) for (const z of zs) found.push(...(cells.get(keyOf(x, y, z)) ?? []));
  return found;
};

const meets = (a: Stretch, b: Stretch): boolean => {
  const [one, other] = [a.cylinders[0]?.radiusMm ?? 0, b.cylinders[0]?.radiusMm ?? 0];
  if (Math.abs(one - other) >= sameRadiusMm || Math.abs(dot(a.along, b.along)) < 1 - 1e-9) return false;
  const away = subtract(a.foot, b.foot);
  const { from, to } = turned(b, a);
  return dot(away, away) < samePlaceMm ** 2 && from <= a.to + touchMm && a.from <= to + touchMm;
};

/** A stretch in the direction of another. */
const turned = (stretch: Stretch, { along }: Stretch): Stretch =>
  dot(stretch.along, along) > 0 ? stretch : { ...stretch, along, from: -stretch.to, to: -stretch.from };

const joined = (own: Stretch, other: Stretch): Stretch => {
  const { from, to, cylinders } = turned(other, own);
  return {
    ...own,
    cylinders: [...own.cylinders, ...cylinders],
    from: Math.min(own.from, from),
    to: Math.max(own.to, to),
  };
};
