import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../body/body.schema.ts';
import type { Kernel } from '../solids/load-kernel.ts';
import { withSolid } from '../solids/make-solid.ts';
import { featureEdges } from './feature-edges.ts';
import type { Mesh } from './mesh.ts';
import { plainMesh } from './plain-mesh.ts';

/** Makes a body's mesh for showing and drawing, without solid modelling where its shape is plain. Empty when nothing is left of the body. */
export const meshBody = (kernel: Kernel, body: Body, profile: Profile | null): Mesh =>
  plainMesh(kernel, body, profile) ?? solidMesh(kernel, body, profile);

/** The mesh of a body's solid as the kernel cuts it. */
export const solidMesh = (kernel: Kernel, body: Body, profile: Profile | null): Mesh =>
  withSolid(kernel, body, profile, ({ solid }) => {
    const mesh = solid.getMesh();
    const [positions, triangles] = [Float32Array.from(mesh.vertProperties), Uint32Array.from(mesh.triVerts)];
    return { positions, triangles, featureEdges: featureEdges(positions, triangles) };
  });
