import { edgesOf } from './edges-of.ts';
import { faceNormals } from './face-normals.ts';

const sharp = Math.cos((25 * Math.PI) / 180);

/** The sharp edges of a mesh as pairs of vertex indices: faces meet at more than 25 degrees, or there is only one. */
export const featureEdges = (positions: Float32Array, triangles: Uint32Array): Uint32Array => {
  const edges = edgesOf(triangles, positions.length / 3);
  const normals = faceNormals(positions, triangles, edges);
  const found: number[] = [];
  for (let index = 0; index < edges.length; index += 4) {
    const [left, right] = [(edges[index + 2] ?? 0) * 3, (edges[index + 3] ?? 0) * 3];
    if (right >= 0 && isSmooth(normals, left, right)) continue;
    found.push(edges[index] ?? 0, edges[index + 1] ?? 0);
  }
  return Uint32Array.from(found);
};

const isSmooth = (normals: Float64Array, left: number, right: number): boolean => {
  const [ax, ay, az] = [normals[left] ?? 0, normals[left + 1] ?? 0, normals[left + 2] ?? 0];
  const [bx, by, bz] = [normals[right] ?? 0, normals[right + 1] ?? 0, normals[right + 2] ?? 0];
  const isFlat = ax * ax + ay * ay + az * az < 0.5 || bx * bx + by * by + bz * bz < 0.5;
  return isFlat || ax * bx + ay * by + az * bz > sharp;
};
