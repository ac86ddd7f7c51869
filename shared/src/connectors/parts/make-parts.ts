import type { Frame, Vector } from '../../geometry/body/body.schema.ts';
import type { Point } from '../../geometry/body/path.ts';
import { cross } from '../../geometry/body/vectors.ts';
import type { HoleUse } from '../../timber/timber-member.ts';
import type { SteelHole, SteelPlate } from './connector-design.ts';

export const rectangle = (lengthMm: number, widthMm: number): Point[] => [
  [0, 0],
  [lengthMm, 0],
  [lengthMm, widthMm],
  [0, widthMm],
];

type PlateInput = Pick<SteelPlate, 'role' | 'thicknessMm' | 'outline' | 'holes' | 'places'> &
  Partial<Pick<SteelPlate, 'bends'>>;

export const plateOf = (input: PlateInput): SteelPlate => ({ kind: 'plate', bends: null, ...input });

type PlatePlace = { at: Vector; u: Vector; v: Vector };

/** Where a plate lies: its corner, the directions of u and v; it thickens against u cross v. */
export const plateFrame = ({ at, u, v }: PlatePlace): Frame => ({ origin: at, xAxis: u, yAxis: cross(v, u) });

/** A plate that lies with its upper face at z, its corner at x and y. */
export const lyingFrame = (x: number, y: number, z: number): Frame =>
  plateFrame({ at: [x, y, z], u: [1, 0, 0], v: [0, 1, 0] });

/** Holes at each of the places along u and v. */
export const holeGrid = (
  us: readonly number[],
  vs: readonly number[],
  { diameterMm, use }: { diameterMm: number; use: HoleUse },
): SteelHole[] => us.flatMap((uMm) => vs.map((vMm) => ({ uMm, vMm, diameterMm, use })));

/** Places from `first`, a step apart. */
export const rowOf = (first: number, count: number, stepMm: number): number[] =>
  Array.from({ length: count }, (_, place) => first + place * stepMm);

/** The smallest distance between the centres of any two holes, mm; infinite for fewer than two. */
export const leastDistance = (holes: readonly { uMm: number; vMm: number }[]): number => {
  let least = Number.POSITIVE_INFINITY;
  holes.forEach((a, place) => {
    for (const b of holes.slice(place + 1)) least = Math.min(least, Math.hypot(a.uMm - b.uMm, a.vMm - b.vMm));
  });
  return least;
};

/** The convex polygon around points, counter-clockwise, without corners that lie on a side. */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 1e-9) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
