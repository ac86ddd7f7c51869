/**
 * Unit normal of each triangle (three numbers each). A sliver, whose own normal rounding has spoilt, takes that of the neighbour across its longest edge.
 * `edges` as of edgesOf.
 */
export const faceNormals = (positions: Float32Array, triangles: Uint32Array, edges: Int32Array): Float64Array => {
  const reach = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const thinnest = Math.max(1e-3, reach * 1e-5);
  const normals = new Float64Array(triangles.length);
  const slivers = new Set<number>();
  for (let index = 0; index < triangles.length; index += 3) {
    if (!setNormal(normals, positions, triangles, index, thinnest)) slivers.add(index / 3);
  }
  if (slivers.size > 0) borrow(normals, slivers, longestNeighbours(slivers, positions, edges));
  return normals;
};

/** Writes a triangle's normal; false when the triangle is thinner than `thinnest`. */
const setNormal = (
  normals: Float64Array,
  positions: Float32Array,
  triangles: Uint32Array,
  index: number,
  thinnest: number,
): boolean => {
  const [a, b, c] = [(triangles[index] ?? 0) * 3, (triangles[index + 1] ?? 0) * 3, (triangles[index + 2] ?? 0) * 3];
  const [ux, uy, uz] = [
    at(positions, b) - at(positions, a),
    at(positions, b + 1) - at(positions, a + 1),
    at(positions, b + 2) - at(positions, a + 2),
  ];
  const [vx, vy, vz] = [
    at(positions, c) - at(positions, a),
    at(positions, c + 1) - at(positions, a + 1),
    at(positions, c + 2) - at(positions, a + 2),
  ];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const longest = Math.sqrt(
    Math.max(
      ux * ux + uy * uy + uz * uz,
      vx * vx + vy * vy + vz * vz,
      (ux - vx) ** 2 + (uy - vy) ** 2 + (uz - vz) ** 2,
    ),
  );
  if (length <= thinnest * longest) return false;
  normals[index] = nx / length;
  normals[index + 1] = ny / length;
  normals[index + 2] = nz / length;
  return true;
};

/** The triangle across the longest edge of each sliver. */
const longestNeighbours = (slivers: Set<number>, positions: Float32Array, edges: Int32Array): Map<number, number> => {
  const neighbours = new Map<number, number>();
  const lengths = new Map<number, number>();
  for (let index = 0; index < edges.length; index += 4) {
    const [left, right] = [edges[index + 2] ?? -1, edges[index + 3] ?? -1];
    for (const [own, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (!slivers.has(own)) continue;
      const length = squaredLength(positions, (edges[index] ?? 0) * 3, (edges[index + 1] ?? 0) * 3);
      if (length <= (lengths.get(own) ?? -1)) continue;
      lengths.set(own, length);
      neighbours.set(own, other);
    }
  }
  return neighbours;
};

const borrow = (normals: Float64Array, slivers: Set<number>, neighbours: Map<number, number>): void => {
  for (let pass = 0; pass < 4 && slivers.size > 0; pass += 1) {
    for (const sliver of slivers) {
      const other = neighbours.get(sliver) ?? -1;
      if (other < 0 || slivers.has(other)) continue;
      normals.copyWithin(sliver * 3, other * 3, other * 3 + 3);
      slivers.delete(sliver);
    }
  }
};

const squaredLength = (positions: Float32Array, a: number, b: number): number =>
  (at(positions, a) - at(positions, b)) ** 2 +
  (at(positions, a + 1) - at(positions, b + 1)) ** 2 +
  (at(positions, a + 2) - at(positions, b + 2)) ** 2;

const at = (values: Float32Array, index: number): number => values[index] ?? 0;

/** Every edge of a closed triangle mesh: its two vertices (low, high) and the triangles on both sides (-1: none). Four numbers an edge. */
export const edgesOf = (triangles: Uint32Array, vertexCount: number): Int32Array => {
  const known = new Map<number, number>();
  const edges = new Int32Array((triangles.length / 3) * 12);
  let count = 0;
  for (let index = 0; index < triangles.length; index += 1) {
    const corner = index % 3;
    const from = triangles[index] ?? 0;
    const to = triangles[corner === 2 ? index - 2 : index + 1] ?? 0;
    const [low, high] = from < to ? [from, to] : [to, from];
    const key = low * vertexCount + high;
    const seen = known.get(key);
    if (seen === undefined) {
      known.set(key, count);
      edges.set([low, high, (index / 3) | 0, -1], count * 4);
      count += 1;
    } else {
      edges[seen * 4 + 3] = (index / 3) | 0;
    }
  }
  return edges.slice(0, count * 4);
};
