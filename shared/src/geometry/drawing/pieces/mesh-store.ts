import type { Mesh } from '../../meshes/extruded-mesh.ts';
import { meshBody } from '../../meshes/plain-mesh.ts';
import type { Kernel } from '../../solids/unite-deep.ts';
import type { Piece } from './paper-size.ts';

/** Gives the mesh of a piece's body, made once. */
export type MeshStore = (piece: Pick<Piece, 'key' | 'body' | 'profile'>) => Mesh;

/** Keeps the meshes of the last `most` bodies by their keys. */
export const meshStore = (kernel: Kernel, most: number): MeshStore => {
  const meshes = new Map<string, Mesh>();
  return ({ key, body, profile }) => {
    const mesh = meshes.get(key) ?? meshBody(kernel, body, profile);
    meshes.delete(key);
    meshes.set(key, mesh);
    for (const oldest of meshes.keys()) {
      if (meshes.size <= most) break;
      meshes.delete(oldest);
    }
    return mesh;
  };
};
