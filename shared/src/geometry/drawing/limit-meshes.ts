import type { Placement } from '../../parts/part-facts.schema.ts';
import type { Mesh } from '../meshes/extruded-mesh.ts';

export type PlacedMesh = { mesh: Mesh; placement: Placement | null };

const mostMeshes = 20_000;
const mostTriangles = 250_000;
const mostOfOne = 400_000;

/**
 * Keeps a drawing within reach: of more than 20,000 pieces the largest, and beyond 250,000 triangles in all (400,000 of a single piece) the finest meshes become their bounding boxes.
 * Order and result depend on the meshes only.
 */
export const limitMeshes = (meshes: PlacedMesh[]): PlacedMesh[] => {
  const filled = meshes.filter(({ mesh }) => mesh.triangles.length > 0);
  const kept = filled.length > mostMeshes ? largest(filled) : filled;
  let triangles = kept.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  if (triangles <= mostTriangles || (kept.length === 1 && triangles <= mostOfOne)) return kept;
  const finest = kept.map((_, index) => index).sort((a, b) => size(kept, b) - size(kept, a) || a - b);
  const boxed = new Set<number>();
  for (const index of finest) {
    if (triangles <= mostTriangles) break;
    triangles -= size(kept, index) - 12;
    boxed.add(index);
  }
  return kept.map((placed, index) => (boxed.has(index) ? { ...placed, mesh: boxMesh(placed.mesh) } : placed));
};

const size = (meshes: PlacedMesh[], index: number): number => (meshes[index]?.mesh.triangles.length ?? 0) / 3;

const largest = (meshes: PlacedMesh[]): PlacedMesh[] => {
  const diagonals = meshes.map(({ mesh }) => {
    const { min, max } = boundsOf(mesh.positions);
    return max.reduce((sum, value, axis) => sum + (value - (min[axis] ?? 0)) ** 2, 0);
  });
  const order = meshes.map((_, index) => index).sort((a, b) => (diagonals[b] ?? 0) - (diagonals[a] ?? 0) || a - b);
  const kept = new Set(order.slice(0, mostMeshes));
  return meshes.filter((_, index) => kept.has(index));
};

const boundsOf = (positions: Float32Array) => {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  positions.forEach((value, index) => {
    min[index % 3] = Math.min(min[index % 3] ?? value, value);
    max[index % 3] = Math.max(max[index % 3] ?? value, value);
  });
  return { min, max };
};

const boxFaces = [
  0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
];
const boxEdges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

const boxMesh = (mesh: Mesh): Mesh => {
  const { min, max } = boundsOf(mesh.positions);
  const corner = (index: number) => [0, 1, 2].map((axis) => ((index >> axis) & 1 ? max : min)[axis] ?? 0);
  return {
    positions: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap(corner)),
    triangles: Uint32Array.from(boxFaces),
    featureEdges: Uint32Array.from(boxEdges),
  };
};
