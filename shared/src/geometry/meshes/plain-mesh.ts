import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import type { Path, Point } from '../body/path.ts';
import { sectionOutline } from '../body/section-outline.ts';
import { spanOf } from '../body/span-of.ts';
import { distanceTo, type PlanLoops, planLoops } from '../measures/plan-loops.ts';
import { platePlan } from '../measures/plate-plan.ts';
import type { Kernel } from '../solids/load-kernel.ts';
import { planBody } from '../solids/plan-body.ts';
import { extrudedMesh } from './extruded-mesh.ts';
import type { Mesh } from './mesh.ts';

/** The mesh of a bar without work on it, or of a plate with nothing but holes and outlines square through it that do not meet; null for any other body. */
export const plainMesh = (kernel: Kernel, body: Body, profile: Profile | null): Mesh | null => {
  const outline = sectionOutline(body, profile);
  const { steps } = planBody(body);
  if (steps.length === 0) {
    const loops = outline.map((loop) => flatten(loop, 15));
    return extrudedMesh(kernel, loops, { axes: [1, 2, 0], origin: [0, 0], fromMm: 0, toMm: body.blankMm.length });
  }
  const section = rectangleOf(outline);
  if (section === null) return null;
  const plan = platePlan(body, section, steps);
  const loops = planLoops(plan);
  if (loops === null || !standApart(loops)) return null;
  const low = [0, ...section.min];
  const [first, second, third] = plan.axes;
  const fromMm = low[third] ?? 0;
  return extrudedMesh(kernel, [loops.outer.polygon, ...loops.inner.map((loop) => loop.polygon)], {
    axes: plan.axes,
    origin: [low[first] ?? 0, low[second] ?? 0],
    fromMm,
    toMm: fromMm + plan.thicknessMm,
  });
};

const rectangleOf = ([outer = [], ...voids]: Path[]): { min: Point; max: Point } | null => {
  if (voids.length > 0 || outer.length !== 4 || outer.some((piece) => piece.kind !== 'line')) return null;
  const [left, right] = spanOf(outer.map(({ start }) => start[0]));
  const [low, high] = spanOf(outer.map(({ start }) => start[1]));
  const isSquare = outer.every(({ start, end }) => start[0] === end[0] || start[1] === end[1]);
  return isSquare ? { min: [left, low], max: [right, high] } : null;
};

/** A hole's polygon has the area of its circle: its corners stand this little outside it. */
const cornersMm = (radiusMm: number): number => radiusMm * 0.003 + 1e-3;

const standApart = ({ outer, inner }: PlanLoops): boolean => {
  const holes = inner.flatMap(({ hole }) => (hole === null ? [] : [hole]));
  return holes.every(
    (hole, index) =>
      hole.isThrough &&
      distanceTo(outer.polygon, hole.centre) > hole.radiusMm + cornersMm(hole.radiusMm) &&
      holes.slice(index + 1).every((other) => {
        const reach = hole.radiusMm + other.radiusMm;
        const [x, y] = [hole.centre[0] - other.centre[0], hole.centre[1] - other.centre[1]];
        return Math.sqrt(x * x + y * y) > reach + cornersMm(reach);
      }),
  );
};
