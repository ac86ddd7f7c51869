/** Triangles of a body in part coordinates. Closed, counter-clockwise seen from outside. */
export type Mesh = {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  /** Three vertex indices per triangle. */
  triangles: Uint32Array;
  /** Two vertex indices per sharp edge (faces meet at more than 25 degrees). */
  featureEdges: Uint32Array;
};
