import type { Path, Point } from '../body/path.ts';
import type { Removal } from '../solids/removals/removal.ts';
import { axisCrossings } from './axis-crossings.ts';

export type Cylinder = Extract<Removal, { kind: 'cylinder' }>;
/** Stretch of an axis that lies in material: from and to, mm along the axis from its start. */
export type Wall = { from: number; to: number };

/** The walls that a cylinder's axis meets in a bar of the section `loops` and of `lengthMm`; a hollow section has two. */
export const wallsMet = (loops: Path[], lengthMm: number, cylinder: Cylinder): Wall[] => {
  const { start, direction, backMm, depthMm } = cylinder;
  const bounds = clipped({ from: -backMm, to: depthMm ?? Number.POSITIVE_INFINITY }, alongX(cylinder, lengthMm));
  const flat = Math.sqrt(direction[1] ** 2 + direction[2] ** 2);
  const origin: Point = [start[1], start[2]];
  if (flat < 1e-9) return isInside(loops, origin) ? existing([bounds]) : [];
  const crossings = axisCrossings(loops, origin, [direction[1] / flat, direction[2] / flat]);
  const walls: Wall[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [(crossings[index]?.at ?? 0) / flat, (crossings[index + 1]?.at ?? 0) / flat];
    walls.push(clipped({ from, to }, bounds));
  }
  return existing(walls);
};

const existing = (walls: Wall[]): Wall[] => walls.filter((wall) => wall.to - wall.from > 1e-6);

const clipped = (wall: Wall, bounds: Wall): Wall => ({
  from: Math.max(wall.from, bounds.from),
  to: Math.min(wall.to, bounds.to),
});

const alongX = ({ start, direction }: Cylinder, lengthMm: number): Wall => {
  if (Math.abs(direction[0]) < 1e-9) {
    const misses = start[0] < 0 || start[0] > lengthMm;
    return misses ? { from: 0, to: 0 } : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  }
  const [a, b] = [-start[0] / direction[0], (lengthMm - start[0]) / direction[0]];
  return { from: Math.min(a, b), to: Math.max(a, b) };
};

const isInside = (loops: Path[], point: Point): boolean =>
  axisCrossings(loops, point, [0.6, 0.8]).filter((crossing) => crossing.at > 0).length % 2 === 1;
