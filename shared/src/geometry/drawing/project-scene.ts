import type { Placement } from '../../parts/part-facts.ts';
import type { Vector } from '../body.ts';
import type { Mesh } from '../mesh-body.ts';
import { add, cross, dot, times } from '../vectors.ts';
import { edgesOf } from './edges-of.ts';
import { faceNormals } from './face-normals.ts';
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
    for (const value of projected(mesh, placement, axes)) points.push(value);
    const own = edgesOf(mesh.triangles, mesh.positions.length / 3);
    const faces = facesToViewer(mesh, own, rowOf(axes.toViewer, placement).turn);
    const numbers = faces.map((isFront, index) =>
      isFront === 1 ? addTriangle(front, mesh.triangles, index, base) : -1,
    );
    addEdges(mesh, own, { numbers, faces, base }, { edges, isRim });
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

/** Per triangle: 1 when it faces the viewer. */
const facesToViewer = (mesh: Mesh, edges: Int32Array, toViewer: Vector): Int32Array => {
  const normals = faceNormals(mesh.positions, mesh.triangles, edges);
  return new Int32Array(normals.length / 3).map((_, index) => {
    const normal: Vector = [normals[index * 3] ?? 0, normals[index * 3 + 1] ?? 0, normals[index * 3 + 2] ?? 0];
    return dot(normal, toViewer) >= leastFacing ? 1 : 0;
  });
};

const addTriangle = (front: number[], triangles: Uint32Array, index: number, base: number): number => {
  for (const corner of [0, 1, 2]) front.push(base + (triangles[index * 3 + corner] ?? 0));
  return front.length / 3 - 1;
};

type Faces = { numbers: Int32Array; faces: Int32Array; base: number };

const addEdges = (
  mesh: Mesh,
  edges: Int32Array,
  { numbers, faces, base }: Faces,
  into: { edges: number[]; isRim: number[] },
): void => {
  const count = mesh.positions.length / 3;
  const sharp = new Set<number>();
  for (let index = 0; index < mesh.featureEdges.length; index += 2) {
    const [a, b] = [mesh.featureEdges[index] ?? 0, mesh.featureEdges[index + 1] ?? 0];
    sharp.add(Math.min(a, b) * count + Math.max(a, b));
  }
  for (let index = 0; index < edges.length; index += 4) {
    const [low, high, left, right] = [
      edges[index] ?? 0,
      edges[index + 1] ?? 0,
      edges[index + 2] ?? -1,
      edges[index + 3] ?? -1,
    ];
    const isRim = faces[left] !== faces[right];
    const isSharp = (faces[left] === 1 || faces[right] === 1) && sharp.has(low * count + high);
    if (!isRim && !isSharp) continue;
    into.edges.push(base + low, base + high, numbers[left] ?? -1, numbers[right] ?? -1);
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
