import type { Mesher } from '../../../../worker/mesh-in-worker.ts';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import { boundsOf, type Piece, type Shape } from './piece.ts';

export type MeshProgress = {
  done: number;
  total: number;
  failed: number;
  /** Every piece stands in its shape, rough or whole. */
  isStanding: boolean;
  /** So many shapes stay rough, because the picture would hold more triangles than `mostTriangles`. */
  roughCount: number;
};
type Loading = {
  signal: AbortSignal;
  /** The largest that rough meshes leave out; null: there are none. */
  roughMm: number | null;
  isInView: (piece: Piece) => boolean;
  /** Pieces whose meshes have arrived. */
  onPieces: (pieces: readonly Piece[], progress: MeshProgress) => void;
};

export const mostTriangles = 3_000_000;

const [roughAtOnce, fineAtOnce] = [250, 24];
/** From so many shapes on, rough meshes come first. */
const manyShapes = 40;
/** A measure this small a share of the whole is not seen while the whole is. */
const roughShare = 1 / 400;

/** What rough meshes of pieces leave out; null for a few, which are drawn whole. */
export const roughMmOf = (pieces: readonly Piece[], spanMm: number): number | null =>
  new Set(pieces.map((piece) => piece.shape)).size < manyShapes ? null : spanMm * roughShare;

/** Gives the shapes of pieces their meshes: all rough ones first, then the whole ones, what is in view before the rest. */
export const loadMeshes = async (pieces: readonly Piece[], mesher: Mesher, loading: Loading) => {
  const standing = Map.groupBy(pieces, (piece) => piece.shape);
  const load = createLoad(standing, mesher, loading);
  load.tell(pieces);
  if (loading.roughMm !== null) await load.rough(loading.roughMm);
  await load.fine();
};

type Standing = ReadonlyMap<Shape, readonly Piece[]>;

const createLoad = (standing: Standing, mesher: Mesher, { signal, isInView, onPieces }: Loading) => {
  const progress = { total: standing.size, failed: 0, roughCount: 0, isStanding: false };
  const piecesOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => standing.get(shape) ?? []);
  const tell = (pieces: readonly Piece[]) => {
    const done = [...standing.keys()].filter((shape) => shape.mesh !== null).length;
    if (!signal.aborted) onPieces(pieces, { ...progress, done });
  };
  const order = async (shapes: readonly Shape[], leastMm: number) => {
    const bodies = shapes.map(({ body, profile }) => ({ body, profile }));
    return (await mesher.mesh({ bodies, leastMm })).map((mesh) => mesh ?? nothing);
  };
  const trianglesOf = (shape: Shape) => ((shape.mesh?.triangles.length ?? 0) / 3) * (standing.get(shape)?.length ?? 0);
  const isFull = () => [...standing.keys()].reduce((sum, shape) => sum + trianglesOf(shape), 0) >= mostTriangles;
  const rough = async (leastMm: number) => {
    const wanted = [...standing.keys()].filter((shape) => shape.rough === null);
    for (let from = 0; from < wanted.length && !signal.aborted; from += roughAtOnce) {
      const shapes = wanted.slice(from, from + roughAtOnce);
      const meshes = await order(shapes, leastMm);
      shapes.forEach((shape, place) => (shape.rough = meshes[place] ?? nothing));
      tell(piecesOf(shapes));
    }
    progress.isStanding = true;
    tell([]);
  };
  const fine = async () => {
    let wanted = [...standing.keys()].filter((shape) => shape.mesh === null);
    while (wanted.length > 0 && !isFull() && !signal.aborted) {
      const shapes = nextOf(wanted, (shape) => standing.get(shape)?.some(isInView) ?? false);
      const meshes = await order(shapes, 0);
      shapes.forEach((shape, place) => receive(shape, meshes[place] ?? nothing));
      progress.failed += shapes.filter((shape) => shape.mesh?.triangles.length === 0).length;
      wanted = wanted.filter((shape) => shape.mesh === null);
      progress.roughCount = isFull() ? wanted.length : 0;
      tell(piecesOf(shapes));
    }
  };
  return { tell, rough, fine };
};

const nextOf = (wanted: readonly Shape[], isInView: (shape: Shape) => boolean): Shape[] => {
  const seen: Shape[] = [];
  for (const shape of wanted) {
    if (isInView(shape)) seen.push(shape);
    if (seen.length === fineAtOnce) break;
  }
  return seen.length > 0 ? seen : wanted.slice(0, fineAtOnce);
};

const nothing: ShadedMesh = {
  positions: new Float32Array(),
  normals: new Int8Array(),
  triangles: new Uint32Array(),
  edgePoints: new Float32Array(),
  edges: new Uint32Array(),
};

const receive = (shape: Shape, mesh: ShadedMesh) => {
  shape.mesh = mesh;
  if (mesh.positions.length > 0) Object.assign(shape, boundsOf(mesh.positions));
};
