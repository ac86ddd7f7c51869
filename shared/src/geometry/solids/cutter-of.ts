import type { Manifold, Mat4 } from 'manifold-3d';
import type { Body, Vector } from '../body/body.schema.ts';
import { circlePolygon, flatten } from '../body/flatten.ts';
import type { Scope } from '../body/in-scope.ts';
import type { Point } from '../body/path.ts';
import { cross, dot, localIn, normalOf, spanOf, subtract, times, unit } from '../body/vectors.ts';
import { blankCorners } from './removals/drilling.ts';
import type { HalfSpace, Removal } from './removals/walls.ts';
import { type Kernel, TooMuchWork, uniteDeep } from './unite-deep.ts';

const marginMm = 10;
const mostRemovals = 20_000;

/**
 * Solids that together take away what the removals take; equal removals make one. Freed by the scope.
 * @throws TooMuchWork when there are more than 20,000 removals, or so many over each other that the kernel cannot unite them.
 */
export const cuttersOf = (kernel: Kernel, keep: Scope, removals: Removal[], blankMm: Body['blankMm']): Manifold[] => {
  const distinct = [...new Map(removals.map((removal) => [JSON.stringify(removal), removal])).values()];
  if (distinct.length > mostRemovals) throw new TooMuchWork();
  return uniteDeep(
    kernel,
    keep,
    distinct.map((removal) => cutterOf(kernel, keep, removal, blankMm)),
  );
};

/** The solid that a removal takes away, bounded to a little more than the blank; empty when it lies beyond. Freed by the scope. */
export const cutterOf = (kernel: Kernel, keep: Scope, removal: Removal, blankMm: Body['blankMm']): Manifold => {
  switch (removal.kind) {
    case 'convex':
      return convexCutter(kernel, keep, removal.within, blankMm);
    case 'cylinder':
      return cylinderCutter(kernel, keep, removal, blankMm);
    case 'prism':
      return prismCutter(kernel, keep, removal, blankMm);
    case 'ball':
      return ballCutter(kernel, keep, removal);
    case 'polyhedron':
      return polyhedronCutter(kernel, keep, removal);
    case 'common':
      return keep(kernel.Manifold.intersection(removal.of.map((each) => cutterOf(kernel, keep, each, blankMm))));
    case 'less':
      return keep(
        kernel.Manifold.difference([
          cutterOf(kernel, keep, removal.of, blankMm),
          ...cuttersOf(kernel, keep, removal.kept, blankMm),
        ]),
      );
    default:
      return removal satisfies never;
  }
};

const convexCutter = (kernel: Kernel, keep: Scope, within: HalfSpace[], blankMm: Body['blankMm']): Manifold => {
  const size: Vector = [blankMm.length + 2 * marginMm, blankMm.height + 2 * marginMm, blankMm.width + 2 * marginMm];
  let cutter = keep(keep(kernel.Manifold.cube(size)).translate([-marginMm, -marginMm, -marginMm]));
  for (const { normal, offset } of within) cutter = keep(trimmed(cutter, { normal, offset }));
  return cutter;
};

/** What of a solid lies in a half-space. The kernel spoils an empty solid when it trims it, so that one is handed back as a copy. */
export const trimmed = (solid: Manifold, { normal, offset }: HalfSpace): Manifold =>
  solid.isEmpty() ? solid.translate([0, 0, 0]) : solid.trimByPlane(normal, offset);

type Cylinder = Extract<Removal, { kind: 'cylinder' }>;

const cylinderCutter = (kernel: Kernel, keep: Scope, cylinder: Cylinder, blankMm: Body['blankMm']): Manifold => {
  const { start, direction, radiusMm, backMm } = cylinder;
  const through = leavesBlankAt({ start, direction, beyondMm: radiusMm + marginMm }, blankMm);
  const reach = Math.min(cylinder.depthMm ?? Number.POSITIVE_INFINITY, through) + backMm;
  const side = Math.abs(direction[0]) < 0.9 ? unit(cross(direction, [1, 0, 0])) : unit(cross(direction, [0, 1, 0]));
  const raw = keep(kernel.Manifold.extrude([circlePolygon(radiusMm, holeCorners(radiusMm))], reach));
  return keep(
    raw.transform(placed(side, cross(direction, side), direction, subtract(start, times(direction, backMm)))),
  );
};

type Ray = { start: Vector; direction: Vector; beyondMm: number };

/** How far along a ray the blank, widened on all sides, has no more points; the margin where it never has any. */
const leavesBlankAt = ({ start, direction, beyondMm }: Ray, { length, height, width }: Body['blankMm']): number => {
  const size = [length, height, width];
  const exits = size.flatMap((high, axis) => {
    const [from = 0, along = 0] = [start[axis], direction[axis]];
    if (Math.abs(along) < 1e-9) return [];
    return [((along > 0 ? high + beyondMm : -beyondMm) - from) / along];
  });
  return Math.max(marginMm, Math.min(...exits));
};

const holeCorners = (radiusMm: number): number => (radiusMm < 5 ? 32 : radiusMm < 25 ? 48 : 64);

const ballCorners = 96;

/** A ball of triangles with the volume of the round one. */
const ballCutter = (
  kernel: Kernel,
  keep: Scope,
  { centre, radiusMm }: Extract<Removal, { kind: 'ball' }>,
): Manifold => {
  const unitBall = keep(kernel.Manifold.sphere(1, ballCorners));
  const scale = radiusMm * Math.cbrt((4 * Math.PI) / 3 / unitBall.volume());
  return keep(keep(unitBall.scale(scale)).translate(centre));
};

const polyhedronCutter = (
  kernel: Kernel,
  keep: Scope,
  { points, triangles }: Extract<Removal, { kind: 'polyhedron' }>,
): Manifold =>
  keep(
    new kernel.Manifold(
      new kernel.Mesh({
        numProp: 3,
        vertProperties: Float32Array.from(points.flat()),
        triVerts: Uint32Array.from(triangles.flat()),
      }),
    ),
  );

type Prism = Extract<Removal, { kind: 'prism' }>;

const prismCutter = (kernel: Kernel, keep: Scope, prism: Prism, blankMm: Body['blankMm']): Manifold => {
  const { frame, backMm } = prism;
  const corners = blankCorners(blankMm).map((corner) => localIn(frame, corner));
  const deepest = Math.max(...corners.map((corner) => -corner[2])) + marginMm;
  const depth = Math.min(prism.depthMm ?? Number.POSITIVE_INFINITY, Math.max(deepest, marginMm));
  const polygons = prism.loops.map((loop) => flatten(loop, 7.5));
  if (prism.outside) polygons.unshift(around([...corners.map(([x, y]): Point => [x, y]), ...polygons.flat()]));
  const section = keep(new kernel.CrossSection(polygons, 'EvenOdd'));
  const raw = keep(section.extrude(depth + backMm));
  const bottom = subtract(frame.origin, times(normalOf(frame), depth));
  return keep(raw.transform(placed(frame.xAxis, frame.yAxis, normalOf(frame), bottom)));
};

const around = (points: Point[]): Point[] => {
  const [left, right] = spanOf(points.map((point) => point[0]));
  const [low, high] = spanOf(points.map((point) => point[1]));
  const [x0, x1, y0, y1] = [left - marginMm, right + marginMm, low - marginMm, high + marginMm];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};

/** Column-major matrix that takes the axes x, y, z to a, b, c and the origin to o. */
const placed = (a: Vector, b: Vector, c: Vector, o: Vector): Mat4 => {
  const turn = dot(cross(a, b), c) > 0 ? c : times(c, -1);
  return [...a, 0, ...b, 0, ...turn, 0, ...o, 1];
};
