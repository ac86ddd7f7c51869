import { BatchedMesh, BufferAttribute, BufferGeometry, type Color, type Material, Matrix4 } from 'three';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import type { Piece, Place, Shape } from '../stage/piece.ts';

/** How a piece is shown. */
export type Look = { isShown: boolean; steel: Color; edge: Color };

/** Pieces that are drawn in two calls: all faces, all edges. */
export type PieceBatch = {
  faces: BatchedMesh | null;
  edges: BatchedMesh | null;
  paint: (lookOf: (part: number) => Look) => void;
  dispose: () => void;
};

type Materials = { steel: Material; edge: Material };

export const createPieceBatch = (pieces: readonly Piece[], materials: Materials): PieceBatch => {
  const faces = createBatch(pieces, materials.steel, facesOf);
  const edges = createBatch(pieces, materials.edge, edgesOf);
  // The renderer asks an object what to draw: a batch of line segments is a batch with ends of lines in its index.
  if (edges) Object.assign(edges.mesh, { isMesh: false, isLine: true, isLineSegments: true });
  return {
    faces: faces?.mesh ?? null,
    edges: edges?.mesh ?? null,
    paint: (lookOf) => {
      faces?.paint(
        (part) => lookOf(part).isShown,
        (part) => lookOf(part).steel,
      );
      edges?.paint(
        (part) => lookOf(part).isShown,
        (part) => lookOf(part).edge,
      );
    },
    dispose: () => {
      faces?.mesh.dispose();
      edges?.mesh.dispose();
    },
  };
};

const facesOf = ({ positions, normals, triangles }: ShadedMesh): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
  return geometry.setIndex(new BufferAttribute(triangles, 1));
};

const edgesOf = ({ edgePoints, edges }: ShadedMesh): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(edgePoints, 3));
  return geometry.setIndex(new BufferAttribute(edges, 1));
};

const createBatch = (
  pieces: readonly Piece[],
  material: Material,
  geometryOf: (mesh: ShadedMesh) => BufferGeometry,
) => {
  const geometries = new Map<Shape, BufferGeometry>();
  for (const { shape } of pieces) {
    if (geometries.has(shape) || shape.mesh === null) continue;
    const geometry = geometryOf(shape.mesh);
    if ((geometry.index?.count ?? 0) > 0) geometries.set(shape, geometry);
  }
  const standing = pieces.filter((piece) => geometries.has(piece.shape));
  if (standing.length === 0) return null;
  const mesh = new BatchedMesh(standing.length, ...sizesOf([...geometries.values()]), material);
  mesh.frustumCulled = false;
  mesh.perObjectFrustumCulled = false;
  mesh.sortObjects = false;
  mesh.matrixAutoUpdate = false;
  const numbers = new Map([...geometries].map(([shape, geometry]) => [shape, mesh.addGeometry(geometry)]));
  const instances = standing.map(({ part, shape, place }) => {
    const id = mesh.addInstance(numbers.get(shape) ?? 0);
    mesh.setMatrixAt(id, matrixOf(place));
    return { id, part };
  });
  const paint = (isShown: (part: number) => boolean, colourOf: (part: number) => Color) => {
    for (const { id, part } of instances) {
      mesh.setVisibleAt(id, isShown(part));
      mesh.setColorAt(id, colourOf(part));
    }
  };
  return { mesh, paint };
};

const sizesOf = (geometries: readonly BufferGeometry[]): [vertices: number, indices: number] => [
  geometries.reduce((sum, geometry) => sum + (geometry.attributes.position?.count ?? 0), 0),
  geometries.reduce((sum, geometry) => sum + (geometry.index?.count ?? 0), 0),
];

const matrix = new Matrix4();

const matrixOf = ({ origin: o, xAxis: x, yAxis: y, zAxis: z }: Place) =>
  matrix.set(x[0], y[0], z[0], o[0], x[1], y[1], z[1], o[1], x[2], y[2], z[2], o[2], 0, 0, 0, 1);
