import type { Vector } from '../../../geometry/body/body.schema.ts';
import { cross, dot, lengthOf, subtract, times, unit } from '../../../geometry/body/vectors.ts';
import { simplified } from './edge.ts';
import { domainOf, pointOnSurface, type SplineSurface } from './spline.ts';

/**
 * A surface that can be measured in closed form. `sign`: 1 where the surface's own normal points away from axis or centre, else -1.
 * A cone's axis points from its apex to where it widens.
 */
export type Surface =
  | { kind: 'plane'; origin: Vector; normal: Vector }
  | { kind: 'cylinder'; origin: Vector; axis: Vector; radius: number; sign: 1 | -1 }
  | { kind: 'cone'; apex: Vector; axis: Vector; tan: number; sign: 1 | -1 }
  | { kind: 'sphere'; centre: Vector; axis: Vector; radius: number; sign: 1 | -1 }
  | { kind: 'torus'; centre: Vector; axis: Vector; major: number; minor: number; sign: 1 | -1 }
  | { kind: 'other'; name: string };

const samples = 6;

/** A B-spline surface as the plane, cylinder or cone that it is; else it is another one. */
export const recogniseSpline = (spline: SplineSurface): Surface => {
  const grid = gridOf(spline);
  return asPlane(grid) ?? asRuled(grid) ?? asRuled(turnedGrid(grid)) ?? { kind: 'other', name: 'B_SPLINE_SURFACE' };
};

type Grid = Vector[][];

const gridOf = (spline: SplineSurface): Grid => {
  const [fromU, toU] = domainOf(spline.degreeU, spline.knotsU, spline.points.length);
  const [fromV, toV] = domainOf(spline.degreeV, spline.knotsV, spline.points[0]?.length ?? 0);
  // uneven shares, so that samples of a full turn do not stand opposite to each other
  const at = (from: number, to: number, place: number) => from + (to - from) * (place / samples) * 0.97;
  return Array.from({ length: samples + 1 }, (_, u) =>
    Array.from({ length: samples + 1 }, (_, v) => pointOnSurface(spline, at(fromU, toU, u), at(fromV, toV, v))),
  );
};

/** Changing the two directions turns the normal round, so one of them is run backwards. */
const turnedGrid = (grid: Grid): Grid =>
  Array.from({ length: samples + 1 }, (_, v) => grid.map((row) => row[v] as Vector).toReversed());

const atGrid = (grid: Grid, u: number, v: number): Vector => grid[u]?.[v] as Vector;

/** The normal of the surface near a sample, not of length 1. */
const normalAt = (grid: Grid, u: number, v: number): Vector =>
  cross(subtract(atGrid(grid, u + 1, v), atGrid(grid, u, v)), subtract(atGrid(grid, u, v + 1), atGrid(grid, u, v)));

const sizeOf = (grid: Grid): number => {
  const first = atGrid(grid, 0, 0);
  return grid.flat().reduce((most, point) => Math.max(most, lengthOf(subtract(point, first))), 0);
};

const asPlane = (grid: Grid): Surface | null => {
  const middle = samples / 2;
  const normal = unit(normalAt(grid, middle, middle));
  const origin = atGrid(grid, middle, middle);
  const tolerance = 1e-5 * sizeOf(grid);
  if (lengthOf(normal) < 0.5) return null;
  const isFlat = grid.flat().every((point) => Math.abs(dot(subtract(point, origin), normal)) <= tolerance);
  return isFlat ? { kind: 'plane', origin, normal } : null;
};

/** Straight lines along v, by u: parallel ones are a cylinder, ones through one point a cone. */
const asRuled = (grid: Grid): Surface | null => {
  const size = sizeOf(grid);
  const rulings = grid.map((row) => {
    const edge = simplified(row);
    return edge.kind === 'line' ? unit(subtract(edge.end, edge.start)) : null;
  });
  if (rulings.some((ruling) => ruling === null || lengthOf(ruling) < 0.5)) return null;
  const directions = rulings as Vector[];
  const [first = [0, 0, 1]] = directions;
  const isParallel = directions.every((each) => lengthOf(cross(each, first)) < 1e-5);
  return isParallel ? asCylinder(grid, first) : asCone(grid, directions, size);
};

const asCylinder = (grid: Grid, axis: Vector): Surface | null => {
  const base = atGrid(grid, 0, 0);
  const across = grid.map(([point]) => {
    const from = subtract(point as Vector, base);
    return subtract(point as Vector, times(axis, dot(from, axis)));
  });
  const arc = simplified(across);
  if (arc.kind !== 'arc' || arc.radius === null) return null;
  const { centre, radius } = arc;
  return { kind: 'cylinder', origin: centre, axis, radius, sign: signAt(grid, subtract(base, centre)) };
};

const signAt = (grid: Grid, outwards: Vector): 1 | -1 => (dot(normalAt(grid, 0, 0), outwards) > 0 ? 1 : -1);

const asCone = (grid: Grid, directions: readonly Vector[], size: number): Surface | null => {
  const [a, b, c] = [0, samples / 2, samples].map((place) => directions[place] as Vector) as [Vector, Vector, Vector];
  const normal = cross(subtract(a, b), subtract(a, c));
  if (lengthOf(normal) < 1e-9) return null;
  const along = unit(normal);
  const axis = dot(along, a) < 0 ? times(along, -1) : along;
  const cos = dot(axis, a);
  if (directions.some((each) => Math.abs(dot(axis, each) - cos) > 1e-5) || !(cos > 0.01 && cos < 0.9999)) return null;
  const [p, q] = [atGrid(grid, 0, 0), atGrid(grid, samples / 2, 0)];
  const apex = meeting(p, a, q, b);
  const isCone = grid.flat().every((point) => {
    const from = subtract(point, apex);
    return Math.abs(Math.abs(dot(from, axis)) - cos * lengthOf(from)) <= 1e-5 * size;
  });
  if (!isCone) return null;
  const from = subtract(p, apex);
  const widening = dot(from, axis) < 0 ? times(axis, -1) : axis;
  const outwards = subtract(from, times(widening, dot(from, widening)));
  return { kind: 'cone', apex, axis: widening, tan: Math.sqrt(1 - cos * cos) / cos, sign: signAt(grid, outwards) };
};

/** Where two lines come nearest to each other, on the first. */
const meeting = (p: Vector, a: Vector, q: Vector, b: Vector): Vector => {
  const between = subtract(q, p);
  const ab = dot(a, b);
  const share = (dot(between, a) - ab * dot(between, b)) / (1 - ab * ab || 1);
  return [p[0] + a[0] * share, p[1] + a[1] * share, p[2] + a[2] * share];
};
