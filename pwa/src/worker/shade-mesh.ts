import type { Mesh } from '@knotenblech/shared/geometry/meshes/extruded-mesh.ts';
import { edgesOf, faceNormals } from '@knotenblech/shared/geometry/meshes/face-normals.ts';

/** A mesh as a graphics card takes it: vertices split where faces meet sharply, sharp edges on points of their own. */
export type ShadedMesh = {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  /** Four numbers a vertex: the unit normal times 127, and nothing. */
  normals: Int8Array;
  triangles: Uint32Array;
  /** x, y, z of each end of a sharp edge, mm. */
  edgePoints: Float32Array;
  edges: Uint32Array;
};

const smooth = Math.cos((25 * Math.PI) / 180);

/** Splits a mesh's vertices so that round walls look round and flat faces flat. */
export const shadeMesh = ({ positions, triangles, featureEdges }: Mesh): ShadedMesh => {
  const faces = faceNormals(positions, triangles, edgesOf(triangles, positions.length / 3));
  const around = facesAround(triangles, positions.length / 3);
  const split = new Map<number, number>();
  const points: number[] = [];
  const normals: number[] = [];
  const corners = new Uint32Array(triangles.length);
  triangles.forEach((vertex, corner) => {
    const [x, y, z] = cornerNormal(faces, around[vertex] ?? [], Math.floor(corner / 3));
    const key = ((vertex * 256 + x + 128) * 256 + y + 128) * 256 + z + 128;
    const known = split.get(key);
    corners[corner] = known ?? points.length / 3;
    if (known !== undefined) return;
    split.set(key, points.length / 3);
    points.push(...positions.subarray(vertex * 3, vertex * 3 + 3));
    normals.push(x, y, z, 0);
  });
  return {
    positions: Float32Array.from(points),
    normals: Int8Array.from(normals),
    triangles: corners,
    ...compact(positions, featureEdges),
  };
};

const facesAround = (triangles: Uint32Array, vertexCount: number): number[][] => {
  const around: number[][] = Array.from({ length: vertexCount }, () => []);
  triangles.forEach((vertex, corner) => around[vertex]?.push(Math.floor(corner / 3)));
  return around;
};

/** The mean of the faces that meet a face smoothly at one of its corners, times 127. */
const cornerNormal = (faces: Float64Array, around: readonly number[], own: number): [number, number, number] => {
  const at = (face: number, axis: number) => faces[face * 3 + axis] ?? 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const face of around) {
    const cosine = at(face, 0) * at(own, 0) + at(face, 1) * at(own, 1) + at(face, 2) * at(own, 2);
    if (face !== own && cosine < smooth) continue;
    for (const axis of [0, 1, 2] as const) sum[axis] += at(face, axis);
  }
  const length = Math.hypot(...sum) || 1;
  return [
    Math.round((sum[0] / length) * 127),
    Math.round((sum[1] / length) * 127),
    Math.round((sum[2] / length) * 127),
  ];
};

const compact = (positions: Float32Array, edges: Uint32Array): Pick<ShadedMesh, 'edgePoints' | 'edges'> => {
  const numbers = new Map<number, number>();
  const edgePoints: number[] = [];
  const renumbered = edges.map((vertex) => {
    const known = numbers.get(vertex) ?? numbers.size;
    if (known === numbers.size) edgePoints.push(...positions.subarray(vertex * 3, vertex * 3 + 3));
    numbers.set(vertex, known);
    return known;
  });
  return { edgePoints: Float32Array.from(edgePoints), edges: renumbered };
};
