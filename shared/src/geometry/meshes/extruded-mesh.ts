import type { Point } from '../body/path.ts';
import type { Kernel } from '../solids/unite-deep.ts';

/** Where loops lie in part axes (0 x, 1 y, 2 z): their first and second coordinate, and the direction they are extruded in. */
export type Extrusion = { axes: readonly [number, number, number]; origin: Point; fromMm: number; toMm: number };

const sharp = Math.cos((25 * Math.PI) / 180);

/** The mesh of loops that touch neither themselves nor each other, extruded: the first the outside, the others voids in it. */
export const extrudedMesh = (kernel: Kernel, loops: readonly Point[][], extrusion: Extrusion): Mesh => {
  const rings = loops.map((loop, index) => wound(withoutDoubles(loop), index === 0));
  const count = rings.reduce((sum, ring) => sum + ring.length, 0);
  const caps = count === 4 ? [[0, 1, 2] as const, [0, 2, 3] as const] : kernel.triangulate(rings);
  const [a, b, c] = extrusion.axes;
  const isMirrored = (b - a + 3) % 3 !== 1;
  const triangles = caps.flatMap(([i, j, k]) => [i, k, j, i + count, j + count, k + count]);
  const featureEdges: number[] = [];
  const positions = new Float32Array(count * 6);
  let first = 0;
  for (const ring of rings) {
    ring.forEach(([x, y], index) => {
      const [low, next] = [first + index, first + ((index + 1) % ring.length)];
      for (const [vertex, w] of [
        [low, extrusion.fromMm],
        [low + count, extrusion.toMm],
      ] as const) {
        positions[vertex * 3 + a] = x + extrusion.origin[0];
        positions[vertex * 3 + b] = y + extrusion.origin[1];
        positions[vertex * 3 + c] = w;
      }
      triangles.push(low, next, next + count, low, next + count, low + count);
      featureEdges.push(low, next, low + count, next + count);
      if (isCorner(ring, index)) featureEdges.push(low, low + count);
    });
    first += ring.length;
  }
  const wanted = Uint32Array.from(triangles);
  if (isMirrored) turn(wanted);
  return { positions, triangles: wanted, featureEdges: Uint32Array.from(featureEdges) };
};

const withoutDoubles = (loop: Point[]): Point[] =>
  loop.filter(([x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [x, y];
    return Math.abs(nextX - x) > 1e-6 || Math.abs(nextY - y) > 1e-6;
  });

const wound = (ring: Point[], isOutside: boolean): Point[] => {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return twice > 0 === isOutside ? ring : ring.toReversed();
};

const isCorner = (ring: Point[], index: number): boolean => {
  const [x, y] = ring[index] ?? [0, 0];
  const [beforeX, beforeY] = ring[(index + ring.length - 1) % ring.length] ?? [0, 0];
  const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
  const [ux, uy, vx, vy] = [x - beforeX, y - beforeY, nextX - x, nextY - y];
  return ux * vx + uy * vy <= sharp * Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
};

const turn = (triangles: Uint32Array): void => {
  for (let index = 0; index < triangles.length; index += 3) {
    const second = triangles[index + 1] ?? 0;
    triangles[index + 1] = triangles[index + 2] ?? 0;
    triangles[index + 2] = second;
  }
};

/** Triangles of a body in part coordinates. Closed, counter-clockwise seen from outside. */
export type Mesh = {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  /** Three vertex indices per triangle. */
  triangles: Uint32Array;
  /** Two vertex indices per sharp edge (faces meet at more than 25 degrees). */
  featureEdges: Uint32Array;
};
