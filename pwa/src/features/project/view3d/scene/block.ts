import { add, lengthOf, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { Group, LineSegments, type Material, Mesh, Sphere, Vector3 } from 'three';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import { boundsOf, boxMesh, cornersOf, type Piece } from '../stage/piece.ts';
import { mergePieces, standingOf } from './merge-pieces.ts';

/** Boxes until there is more, then what is seen from afar, then everything. */
export type Level = 'box' | 'rough' | 'fine';

type Drawn = { faces: Mesh; edges: LineSegments };
type Surroundings = {
  materials: { steel: Material; edge: Material };
  /** Number of its first piece in the table of looks. */
  first: number;
  edgeLayer: number;
};

export type Block = ReturnType<typeof createBlock>;

const finest: readonly Level[] = ['fine', 'rough', 'box'];

/** Neighbouring pieces that are drawn in two calls: their faces, their edges. */
export const createBlock = (pieces: readonly Piece[], { materials, first, edgeLayer }: Surroundings) => {
  const group = new Group();
  const made = new Map<Level, Drawn>();

  const make = (level: Level) => {
    const { min, max } = boundsOf(cornersOf(pieces));
    const middle = times(add(min, max), 0.5);
    const standing = standingOf(pieces, first, ({ shape }) => meshAt[level](shape));
    const { faces, edges } = mergePieces(standing, middle);
    const drawn = { faces: new Mesh(faces, materials.steel), edges: new LineSegments(edges, materials.edge) };
    for (const object of Object.values(drawn)) {
      object.geometry.boundingSphere = new Sphere(new Vector3(), lengthOf(subtract(max, min)) / 2);
      object.position.set(...middle);
      object.updateMatrix();
      object.matrixAutoUpdate = false;
      object.visible = false;
      group.add(object);
    }
    drawn.edges.layers.set(edgeLayer);
    made.set(level, drawn);
  };
  const forget = (level: Level) => {
    const drawn = made.get(level);
    if (!drawn) return;
    for (const object of Object.values(drawn)) {
      group.remove(object);
      object.geometry.dispose();
    }
    made.delete(level);
  };
  return {
    group,
    /** Makes a level of which all meshes are there; it replaces the boxes. */
    take: (level: Level) => {
      if (made.has(level) || pieces.some(({ shape }) => meshAt[level](shape) === null)) return;
      make(level);
      if (level !== 'box') forget('box');
    },
    /** Shows a level, or the finest there is. */
    show: (wanted: Level, hasEdges: boolean) => {
      const shown = [wanted, ...finest].find((level) => made.has(level));
      for (const [level, { faces, edges }] of made) {
        faces.visible = level === shown;
        edges.visible = level === shown && hasEdges;
      }
    },
    dispose: () => {
      for (const level of finest) forget(level);
    },
  };
};

const meshAt: Record<Level, (shape: Piece['shape']) => ShadedMesh | null> = {
  box: boxMesh,
  rough: ({ rough }) => rough,
  fine: ({ mesh }) => mesh,
};
