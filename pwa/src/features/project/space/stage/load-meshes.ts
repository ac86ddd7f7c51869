import type { Mesher } from '../../../../worker/mesh-in-worker.ts';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import { boundsOf, type Piece, type Shape } from './piece.ts';

export type MeshProgress = { done: number; total: number; failed: number };
type Loading = {
  signal: AbortSignal;
  /** Pieces whose meshes have arrived. */
  onPieces: (pieces: readonly Piece[], progress: MeshProgress) => void;
};

const nothing: ShadedMesh = {
  positions: new Float32Array(),
  normals: new Int8Array(),
  triangles: new Uint32Array(),
  edgePoints: new Float32Array(),
  edges: new Uint32Array(),
};

/** Gives the shapes of pieces their meshes, those known before first, and tells the pieces as theirs are there. */
export const loadMeshes = async (pieces: readonly Piece[], mesher: Mesher, { signal, onPieces }: Loading) => {
  const standing = Map.groupBy(pieces, (piece) => piece.shape);
  const wanted = [...standing.keys()].filter((shape) => shape.mesh === null);
  const known = pieces.filter((piece) => piece.shape.mesh !== null);
  const progress = { done: standing.size - wanted.length, total: standing.size, failed: 0 };
  if (known.length > 0 || wanted.length === 0) onPieces(known, progress);
  const take = (from: number, meshes: readonly (ShadedMesh | null)[]) => {
    const arrived = meshes.flatMap((mesh, place) => {
      const shape = wanted[from + place];
      if (!shape) return [];
      receive(shape, mesh ?? nothing);
      progress.done += 1;
      if (mesh === null || mesh.triangles.length === 0) progress.failed += 1;
      return standing.get(shape) ?? [];
    });
    onPieces(arrived, { ...progress });
  };
  await mesher.mesh(
    wanted.map(({ body, profile }) => ({ body, profile })),
    take,
    signal,
  );
};

const receive = (shape: Shape, mesh: ShadedMesh) => {
  shape.mesh = mesh;
  if (mesh.positions.length > 0) Object.assign(shape, boundsOf(mesh.positions));
};
