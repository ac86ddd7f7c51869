import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import type { Shape } from './piece.ts';

/** The box around a shape, until its mesh is there. */
export const boxMesh = ({ min, max }: Pick<Shape, 'min' | 'max'>): ShadedMesh => {
  const at = (corner: number) => [0, 1, 2].map((axis) => (corner & (1 << axis) ? max[axis] : min[axis]) ?? 0);
  const corners = sides.flatMap((side) => side.corners);
  return {
    positions: Float32Array.from(corners.flatMap(at)),
    normals: Int8Array.from(sides.flatMap(({ normal, corners: four }) => four.flatMap(() => [...normal, 0]))),
    triangles: Uint32Array.from(sides.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => side * 4 + corner))),
    edgePoints: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap(at)),
    edges: Uint32Array.from(edges),
  };
};

/** Corners by bits: 1 far along x, 2 along y, 4 along z; counter-clockwise seen from outside. */
const sides = [
  { normal: [-127, 0, 0], corners: [0, 4, 6, 2] },
  { normal: [127, 0, 0], corners: [1, 3, 7, 5] },
  { normal: [0, -127, 0], corners: [0, 1, 5, 4] },
  { normal: [0, 127, 0], corners: [2, 6, 7, 3] },
  { normal: [0, 0, -127], corners: [0, 2, 3, 1] },
  { normal: [0, 0, 127], corners: [4, 5, 7, 6] },
];

const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
