import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { Body, Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, cross, dot, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { Placement } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';

/** A body that one or more parts have in common. */
export type Shape = {
  body: Body;
  profile: Profile | null;
  /** null until the worker has made it; empty when nothing can be shown. */
  mesh: ShadedMesh | null;
  /** Without what is not seen from afar; null while there is none. */
  rough: ShadedMesh | null;
  /** Of the mesh, until then of the blank; part coordinates, mm. */
  min: Vector;
  max: Vector;
};

/** Where a piece stands: its axes in the picture's. */
export type Place = { origin: Vector; xAxis: Vector; yAxis: Vector; zAxis: Vector };

/** One piece of a part. */
export type Piece = { part: number; shape: Shape; place: Place };

export const placeOf = (placement: Placement | null): Place => {
  if (placement === null) return { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0], zAxis: [0, 0, 1] };
  return { ...placement, zAxis: cross(placement.xAxis, placement.yAxis) };
};

export const directionOutside = ({ xAxis, yAxis, zAxis }: Place, [x, y, z]: Vector): Vector =>
  add(add(times(xAxis, x), times(yAxis, y)), times(zAxis, z));

export const pointOutside = (place: Place, point: Vector): Vector => add(place.origin, directionOutside(place, point));

export const directionInside = ({ xAxis, yAxis, zAxis }: Place, direction: Vector): Vector => [
  dot(direction, xAxis),
  dot(direction, yAxis),
  dot(direction, zAxis),
];

export const pointInside = (place: Place, point: Vector): Vector =>
  directionInside(place, subtract(point, place.origin));

/** The eight corners of each piece's box in the picture, x, y, z one after the other. */
export const cornersOf = (pieces: readonly Piece[]): Float64Array => {
  const corners = new Float64Array(pieces.length * 24);
  pieces.forEach(({ shape: { min, max }, place }, index) => {
    for (let corner = 0; corner < 8; corner += 1) {
      const point: Vector = [corner & 1 ? max[0] : min[0], corner & 2 ? max[1] : min[1], corner & 4 ? max[2] : min[2]];
      corners.set(pointOutside(place, point), index * 24 + corner * 3);
    }
  });
  return corners;
};

/** Smallest box along the axes around points. */
export const boundsOf = (points: ArrayLike<number>): { min: Vector; max: Vector } => {
  const [min, max]: [Vector, Vector] = [
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ];
  for (let index = 0; index < points.length; index += 3) {
    for (const axis of [0, 1, 2] as const) {
      const value = points[index + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  return points.length === 0 ? { min: [0, 0, 0], max: [0, 0, 0] } : { min, max };
};

/** The box around a shape, until its mesh is there. */
export const boxMesh = ({ min, max }: Pick<Shape, 'min' | 'max'>): ShadedMesh => {
  const at = (corner: number) => [0, 1, 2].map((axis) => (corner & (1 << axis) ? max[axis] : min[axis]) ?? 0);
  const corners = sides.flatMap((side) => side.corners);
  return {
    positions: Float32Array.from(corners.flatMap(at)),
    normals: Int8Array.from(sides.flatMap(({ normal, corners: four }) => four.flatMap(() => [...normal, 0]))),
    triangles: Uint32Array.from(sides.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => side * 4 + corner))),
    edgePoints: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap(at)),
    edges: Uint32Array.from(edges),
  };
};

/** Corners by bits: 1 far along x, 2 along y, 4 along z; counter-clockwise seen from outside. */
const sides = [
  { normal: [-127, 0, 0], corners: [0, 4, 6, 2] },
  { normal: [127, 0, 0], corners: [1, 3, 7, 5] },
  { normal: [0, -127, 0], corners: [0, 1, 5, 4] },
  { normal: [0, 127, 0], corners: [2, 6, 7, 3] },
  { normal: [0, 0, -127], corners: [0, 2, 3, 1] },
  { normal: [0, 0, 127], corners: [4, 5, 7, 6] },
];

const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
