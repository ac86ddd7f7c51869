/** Unit normal of each triangle (three numbers each); zero for one without area. */
export const triangleNormals = (positions: Float32Array, triangles: Uint32Array): Float64Array => {
  const normals = new Float64Array(triangles.length);
  for (let index = 0; index < triangles.length; index += 3) {
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
    if (length < 1e-9) continue;
    normals[index] = nx / length;
    normals[index + 1] = ny / length;
    normals[index + 2] = nz / length;
  }
  return normals;
};

const at = (values: Float32Array, index: number): number => values[index] ?? 0;
