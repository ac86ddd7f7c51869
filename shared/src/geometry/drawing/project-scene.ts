import type { Placement } from '../../parts/part-facts.ts';
import type { Vector } from '../body.ts';
import type { Mesh } from '../mesh-body.ts';
import { add, cross, dot, times } from '../vectors.ts';
import { edgesOf } from './edges-of.ts';
import type { PlacedMesh } from './limit-meshes.ts';
import type { ViewAxes } from './view-axes.ts';

/** Meshes as a viewer sees them. */
export type Scene = {
  /** Right, up and towards the viewer of each vertex, mm. */
  points: Float64Array;
  /** Vertices of the triangles that face the viewer. */
  front: Uint32Array;
  /** Edges that may be drawn: two vertices, the triangles of `front` on both sides (-1: none). Four numbers an edge. */
  edges: Int32Array;
  /** Per edge: 1 where a front side ends, so that what is behind may change there. */
  isRim: Uint8Array;
};

/** Triangles seen under less than this (sine) count as edge-on. */
const leastFacing = 1e-3;

export const projectScene = (meshes: PlacedMesh[], axes: ViewAxes): Scene => {
  const points: number[] = [];
  const front: number[] = [];
  const edges: number[] = [];
  const isRim: number[] = [];
  for (const { mesh, placement } of meshes) {
    const base = points.length / 3;
    const own = projected(mesh, placement, axes);
    for (const value of own) points.push(value);
    const numbers = frontNumbers(own, mesh.triangles, base, front);
    addEdges(mesh, numbers, base, { edges, isRim });
  }
  return {
    points: Float64Array.from(points),
    front: Uint32Array.from(front),
    edges: Int32Array.from(edges),
    isRim: Uint8Array.from(isRim),
  };
};

const projected = (mesh: Mesh, placement: Placement | null, axes: ViewAxes): Float64Array => {
  const { positions } = mesh;
  const out = new Float64Array(positions.length);
  const rows = [axes.right, axes.up, axes.toViewer].map((axis) => rowOf(axis, placement));
  for (let index = 0; index < positions.length; index += 3) {
    const point: Vector = [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0];
    rows.forEach((row, axis) => {
      out[index + axis] = dot(row.turn, point) + row.offset;
    });
  }
  return out;
};

const rowOf = (axis: Vector, placement: Placement | null): { turn: Vector; offset: number } => {
  if (placement === null) return { turn: axis, offset: 0 };
  const zAxis = cross(placement.xAxis, placement.yAxis);
  return {
    turn: [dot(axis, placement.xAxis), dot(axis, placement.yAxis), dot(axis, zAxis)],
    offset: dot(axis, placement.origin),
  };
};

/** Appends the triangles that face the viewer to `front`; gives each triangle's number there, -1 for the others. */
const frontNumbers = (points: Float64Array, triangles: Uint32Array, base: number, front: number[]): Int32Array => {
  const numbers = new Int32Array(triangles.length / 3).fill(-1);
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [triangles[index] ?? 0, triangles[index + 1] ?? 0, triangles[index + 2] ?? 0];
    if (facing(points, a * 3, b * 3, c * 3) < leastFacing) continue;
    numbers[index / 3] = front.length / 3;
    front.push(base + a, base + b, base + c);
  }
  return numbers;
};

const facing = (points: Float64Array, a: number, b: number, c: number): number => {
  const side = (to: number): Vector => [
    (points[to] ?? 0) - (points[a] ?? 0),
    (points[to + 1] ?? 0) - (points[a + 1] ?? 0),
    (points[to + 2] ?? 0) - (points[a + 2] ?? 0),
  ];
  const normal = cross(side(b), side(c));
  const length = Math.sqrt(dot(normal, normal));
  return length < 1e-9 ? 0 : normal[2] / length;
};

const addEdges = (mesh: Mesh, numbers: Int32Array, base: number, into: { edges: number[]; isRim: number[] }): void => {
  const count = mesh.positions.length / 3;
  const sharp = new Set<number>();
  for (let index = 0; index < mesh.featureEdges.length; index += 2) {
    const [a, b] = [mesh.featureEdges[index] ?? 0, mesh.featureEdges[index + 1] ?? 0];
    sharp.add(Math.min(a, b) * count + Math.max(a, b));
  }
  const edges = edgesOf(mesh.triangles, count);
  for (let index = 0; index < edges.length; index += 4) {
    const [low, high] = [edges[index] ?? 0, edges[index + 1] ?? 0];
    const left = numbers[edges[index + 2] ?? -1] ?? -1;
    const right = numbers[edges[index + 3] ?? -1] ?? -1;
    const isRim = left < 0 !== right < 0;
    const isSharp = (left >= 0 || right >= 0) && sharp.has(low * count + high);
    if (!isRim && !isSharp) continue;
    into.edges.push(base + low, base + high, left, right);
    into.isRim.push(isRim ? 1 : 0);
  }
};

/** Corner of a box in a view: the point's right and up. */
export const project = (point: Vector, axes: ViewAxes): [number, number] => [
  dot(axes.right, point),
  dot(axes.up, point),
];

/** A point of a placed part in the project. */
export const placedPoint = (point: Vector, placement: Placement | null): Vector => {
  if (placement === null) return point;
  const { origin, xAxis, yAxis } = placement;
  return add(add(add(origin, times(xAxis, point[0])), times(yAxis, point[1])), times(cross(xAxis, yAxis), point[2]));
};
