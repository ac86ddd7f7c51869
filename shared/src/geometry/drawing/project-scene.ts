import type { Placement } from '../../parts/part-facts.schema.ts';
import type { Vector } from '../body/body.schema.ts';
import { add, cross, dot, times } from '../body/vectors.ts';
import type { Mesh } from '../meshes/extruded-mesh.ts';
import { edgesOf, faceNormals } from '../meshes/face-normals.ts';
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
  const pieces = meshes.map(({ mesh, placement }) => ({ mesh, placement, topology: meshTopology(mesh) }));
  const most = { points: 0, triangles: 0, edges: 0 };
  for (const { mesh, topology } of pieces) {
    most.points += mesh.positions.length;
    most.triangles += mesh.triangles.length;
    most.edges += topology.edges.length;
  }
  const scene: Scene = {
    points: new Float64Array(most.points),
    front: new Uint32Array(most.triangles),
    edges: new Int32Array(most.edges),
    isRim: new Uint8Array(most.edges / 4),
  };
  const used: Used = { points: 0, front: 0, edges: 0 };
  for (const piece of pieces) addPiece(scene, used, piece, axes);
  return {
    points: scene.points,
    front: scene.front.subarray(0, used.front),
    edges: scene.edges.subarray(0, used.edges),
    isRim: scene.isRim.subarray(0, used.edges / 4),
  };
};

/** How far the lists of a scene are filled. */
type Used = { points: number; front: number; edges: number };

type Piece = PlacedMesh & { topology: MeshTopology };

const addPiece = (scene: Scene, used: Used, { mesh, placement, topology }: Piece, axes: ViewAxes): void => {
  const base = used.points / 3;
  addPoints(
    scene,
    used,
    mesh.positions,
    [axes.right, axes.up, axes.toViewer].map((axis) => rowOf(axis, placement)),
  );
  const numbers = addFront(scene, used, { mesh, topology, base }, rowOf(axes.toViewer, placement).turn);
  addEdges(scene, used, { numbers, topology, base });
};

type Row = { turn: Vector; offset: number };

const addPoints = ({ points }: Scene, used: Used, positions: Float32Array, rows: Row[]): void => {
  for (const [axis, { turn, offset }] of rows.entries()) {
    const [x, y, z] = turn;
    for (let index = 0; index < positions.length; index += 3) {
      const along = x * (positions[index] ?? 0) + y * (positions[index + 1] ?? 0) + z * (positions[index + 2] ?? 0);
      points[used.points + index + axis] = along + offset;
    }
  }
  used.points += positions.length;
};

const rowOf = (axis: Vector, placement: Placement | null): Row => {
  if (placement === null) return { turn: axis, offset: 0 };
  const zAxis = cross(placement.xAxis, placement.yAxis);
  return {
    turn: [dot(axis, placement.xAxis), dot(axis, placement.yAxis), dot(axis, zAxis)],
    offset: dot(axis, placement.origin),
  };
};

/** Adds the triangles that face the viewer; the number of each in the scene, -1 for those that do not. */
const addFront = (
  { front }: Scene,
  used: Used,
  { mesh, topology, base }: { mesh: Mesh; topology: MeshTopology; base: number },
  [x, y, z]: Vector,
): Int32Array => {
  const { normals } = topology;
  const numbers = new Int32Array(normals.length / 3).fill(-1);
  for (let index = 0; index < normals.length; index += 3) {
    const facing = x * (normals[index] ?? 0) + y * (normals[index + 1] ?? 0) + z * (normals[index + 2] ?? 0);
    if (facing < leastFacing) continue;
    numbers[index / 3] = used.front / 3;
    for (let corner = 0; corner < 3; corner += 1)
      front[used.front + corner] = base + (mesh.triangles[index + corner] ?? 0);
    used.front += 3;
  }
  return numbers;
};

const addEdges = (
  scene: Scene,
  used: Used,
  { numbers, topology, base }: { numbers: Int32Array; topology: MeshTopology; base: number },
): void => {
  const { edges, isSharp } = topology;
  for (let index = 0; index < edges.length; index += 4) {
    const left = numbers[edges[index + 2] ?? -1] ?? -1;
    const right = numbers[edges[index + 3] ?? -1] ?? -1;
    const isRim = left < 0 !== right < 0;
    if (!isRim && (left < 0 || isSharp[index / 4] !== 1)) continue;
    scene.edges[used.edges] = base + (edges[index] ?? 0);
    scene.edges[used.edges + 1] = base + (edges[index + 1] ?? 0);
    scene.edges[used.edges + 2] = left;
    scene.edges[used.edges + 3] = right;
    scene.isRim[used.edges / 4] = isRim ? 1 : 0;
    used.edges += 4;
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

/** What drawings from every side need of a mesh: its edges (as of edgesOf), which of them are sharp (1), and the normals of its triangles. */
type MeshTopology = { edges: Int32Array; isSharp: Uint8Array; normals: Float64Array };

const known = new WeakMap<Mesh, MeshTopology>();

/** The topology of a mesh, worked out once for as long as the mesh is kept. */
const meshTopology = (mesh: Mesh): MeshTopology => {
  const found = known.get(mesh);
  if (found !== undefined) return found;
  const edges = edgesOf(mesh.triangles, mesh.positions.length / 3);
  const made = { edges, isSharp: sharpOnes(mesh, edges), normals: faceNormals(mesh.positions, mesh.triangles, edges) };
  known.set(mesh, made);
  return made;
};

const sharpOnes = ({ featureEdges, positions }: Mesh, edges: Int32Array): Uint8Array => {
  const count = positions.length / 3;
  const sharp = new Set<number>();
  for (let index = 0; index < featureEdges.length; index += 2) {
    const [a, b] = [featureEdges[index] ?? 0, featureEdges[index + 1] ?? 0];
    sharp.add(Math.min(a, b) * count + Math.max(a, b));
  }
  const isSharp = new Uint8Array(edges.length / 4);
  for (let edge = 0; edge < isSharp.length; edge += 1) {
    if (sharp.has((edges[edge * 4] ?? 0) * count + (edges[edge * 4 + 1] ?? 0))) isSharp[edge] = 1;
  }
  return isSharp;
};
