import type { Vector } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, childOf, refuse, type XmlNode } from '../document/build-tree.ts';

type Mesh = { points: number[]; faces: number[][] };

const find = (node: XmlNode, name: string): XmlNode | undefined =>
  node.name === name ? node : node.children.map((child) => find(child, name)).find((found) => found !== undefined);

const numbersOf = (text: string): number[] => (text === '' ? [] : text.split(/[\s,]+/).map(Number));

const readMesh = (shape: XmlNode): Mesh | null => {
  const faceSet = find(shape, 'IndexedFaceSet');
  const coordinate = faceSet && childOf(faceSet, 'Coordinate');
  if (!faceSet || !coordinate) return null;
  const points = numbersOf(attributeOf(coordinate, 'point'));
  const indexes = numbersOf(attributeOf(faceSet, 'coordIndex'));
  const faces: number[][] = [[]];
  for (const index of indexes) {
    if (index === -1) faces.push([]);
    else faces.at(-1)?.push(index);
  }
  const triangles = faces.reduce((sum, face) => sum + Math.max(0, face.length - 2), 0);
  if (triangles > readLimits.meshTriangles) refuse('E_LIMIT', faceSet, { max: readLimits.meshTriangles });
  const isUsable =
    points.every(Number.isFinite) &&
    indexes.every((index) => Number.isInteger(index) && index >= -1 && index * 3 + 2 < points.length);
  const filled = faces.filter((face) => face.length >= 3);
  return isUsable && filled.length >= 4 ? { points, faces: filled } : null;
};

type Side = { face: number; isForward: boolean };

const sidesByEdge = (faces: number[][]): Map<string, Side[]> => {
  const edges = new Map<string, Side[]>();
  faces.forEach((face, index) => {
    face.forEach((from, at) => {
      const to = face[(at + 1) % face.length] ?? from;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      const sides = edges.get(key);
      const side = { face: index, isForward: from < to };
      if (sides) sides.push(side);
      else edges.set(key, [side]);
    });
  });
  return edges;
};

/** Signs that make neighbouring faces run the same way round, or null when the mesh is open or in pieces. */
const agreeingSigns = (faces: number[][]): number[] | null => {
  const neighbours: { face: number; sign: number }[][] = faces.map(() => []);
  for (const [first, second, third] of sidesByEdge(faces).values()) {
    if (!first || !second || third) return null;
    const sign = first.isForward === second.isForward ? -1 : 1;
    neighbours[first.face]?.push({ face: second.face, sign });
    neighbours[second.face]?.push({ face: first.face, sign });
  }
  const signs = faces.map(() => 0);
  signs[0] = 1;
  const queue = [0];
  for (let face = queue.pop(); face !== undefined; face = queue.pop())
    for (const next of neighbours[face] ?? []) {
      if (signs[next.face] !== 0) continue;
      signs[next.face] = (signs[face] ?? 1) * next.sign;
      queue.push(next.face);
    }
  return signs.includes(0) ? null : signs;
};

const cornerOf = (points: number[], index: number) =>
  [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0, points[index * 3 + 2] ?? 0] as const;

/** Six times the volume between a face and the origin (fan of triangles, exact for flat faces). */
const sixfoldVolume = (points: number[], face: number[]): number => {
  const [ax, ay, az] = cornerOf(points, face[0] ?? 0);
  let sum = 0;
  for (let at = 1; at + 1 < face.length; at += 1) {
    const [bx, by, bz] = cornerOf(points, face[at] ?? 0);
    const [cx, cy, cz] = cornerOf(points, face[at + 1] ?? 0);
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum;
};

/** A closed mesh: its volume and the box it fills, mm, in part coordinates. */
export type Shape = { volumeMm3: number; from: Vector; to: Vector };

const boxOf = (points: number[]): Pick<Shape, 'from' | 'to'> => {
  const from: Vector = [Infinity, Infinity, Infinity];
  const to: Vector = [-Infinity, -Infinity, -Infinity];
  points.forEach((value, index) => {
    const axis = (index % 3) as 0 | 1 | 2;
    from[axis] = Math.min(from[axis], value);
    to[axis] = Math.max(to[axis], value);
  });
  return { from, to };
};

/**
 * A part's Shape mesh, the winding of its faces repaired; null when there is none or it is empty, open, in pieces or broken.
 * A check of the solid only: exporters leave processings out of it.
 */
export const readShape = (part: XmlNode): Shape | null => {
  const shape = childOf(part, 'Shape');
  const mesh = shape ? readMesh(shape) : null;
  const signs = mesh ? agreeingSigns(mesh.faces) : null;
  if (!mesh || !signs) return null;
  const volume = mesh.faces.reduce(
    (sum, face, index) => sum + (signs[index] ?? 0) * sixfoldVolume(mesh.points, face),
    0,
  );
  const volumeMm3 = Math.round(Math.abs(volume) / 6);
  return volumeMm3 > 0 ? { volumeMm3, ...boxOf(mesh.points) } : null;
};
