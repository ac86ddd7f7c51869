import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { BufferAttribute, BufferGeometry } from 'three';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import { directionOutside, type Piece, type Place, pointOutside } from '../stage/piece.ts';

export type PlacedMesh = { mesh: ShadedMesh; place: Place /** Its line in the table of looks. */; number: number };

/** Meshes where they stand, as two geometries: faces and edges. Points are seen from `middle`, so that far away they keep their digits. */
export const mergePieces = (standing: readonly PlacedMesh[], middle: Vector) => ({
  faces: facesOf(standing, middle),
  edges: edgesOf(standing, middle),
});

export const standingOf = (
  pieces: readonly Piece[],
  first: number,
  meshOf: (piece: Piece) => ShadedMesh | null,
): PlacedMesh[] =>
  pieces.flatMap((piece, index) => {
    const mesh = meshOf(piece);
    return mesh ? [{ mesh, place: piece.place, number: first + index }] : [];
  });

const facesOf = (standing: readonly PlacedMesh[], middle: Vector): BufferGeometry => {
  const geometry = geometryOf(
    standing.map(({ mesh, ...rest }) => ({ ...rest, points: mesh.positions, ends: mesh.triangles })),
    middle,
  );
  const normals = new Int8Array((geometry.attributes.position?.count ?? 0) * 4);
  let at = 0;
  for (const { mesh, place } of standing) {
    for (let index = 0; index < mesh.normals.length; index += 4) {
      const own = pointAt(mesh.normals, index);
      const [x, y, z] = directionOutside(place, own);
      normals.set([Math.round(x), Math.round(y), Math.round(z)], at);
      at += 4;
    }
  }
  return geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
};

const edgesOf = (standing: readonly PlacedMesh[], middle: Vector): BufferGeometry =>
  geometryOf(
    standing.map(({ mesh, ...rest }) => ({ ...rest, points: mesh.edgePoints, ends: mesh.edges })),
    middle,
  );

type Run = Omit<PlacedMesh, 'mesh'> & { points: Float32Array; ends: Uint32Array };

const geometryOf = (runs: readonly Run[], middle: Vector): BufferGeometry => {
  const pointCount = runs.reduce((sum, { points }) => sum + points.length / 3, 0);
  const positions = new Float32Array(pointCount * 3);
  const numbers = new Float32Array(pointCount);
  const index = new Uint32Array(runs.reduce((sum, { ends }) => sum + ends.length, 0));
  let [point, end] = [0, 0];
  for (const { points, ends, place, number } of runs) {
    for (let each = 0; each < ends.length; each += 1) index[end + each] = (ends[each] ?? 0) + point;
    numbers.fill(number, point, point + points.length / 3);
    placePoints(points, place, { into: positions.subarray(point * 3), middle });
    point += points.length / 3;
    end += ends.length;
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('piece', new BufferAttribute(numbers, 1))
    .setIndex(new BufferAttribute(index, 1));
};

const placePoints = (
  points: Float32Array,
  place: Place,
  { into, middle: [mx, my, mz] }: { into: Float32Array; middle: Vector },
) => {
  for (let index = 0; index < points.length; index += 3) {
    const [x, y, z] = pointOutside(place, pointAt(points, index));
    into[index] = x - mx;
    into[index + 1] = y - my;
    into[index + 2] = z - mz;
  }
};

const pointAt = (points: ArrayLike<number>, index: number): Vector => [
  points[index] ?? 0,
  points[index + 1] ?? 0,
  points[index + 2] ?? 0,
];
