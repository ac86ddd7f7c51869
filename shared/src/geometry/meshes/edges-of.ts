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
