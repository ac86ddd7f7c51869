import { edgesOf } from '../meshes/edges-of.ts';
import { faceNormals } from '../meshes/face-normals.ts';
import type { Mesh } from '../meshes/mesh.ts';

/** What drawings from every side need of a mesh: its edges (as of edgesOf), which of them are sharp (1), and the normals of its triangles. */
export type MeshTopology = { edges: Int32Array; isSharp: Uint8Array; normals: Float64Array };

const known = new WeakMap<Mesh, MeshTopology>();

/** The topology of a mesh, worked out once for as long as the mesh is kept. */
export const meshTopology = (mesh: Mesh): MeshTopology => {
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
