import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, lengthOf, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { boundsOf, cornersOf, type Piece } from '../stage/piece.ts';
import type { Section } from './section.ts';

export type Staged = ReturnType<typeof createStaged>;

/** What stands in the picture, and what of it is to be seen. */
export const createStaged = () => {
  let pieces: readonly Piece[] = [];
  let bounds: { min: Vector; max: Vector } = { min: [0, 0, 0], max: [0, 0, 0] };
  let isShown: (part: number) => boolean = () => true;
  let roughMm: number | null = null;
  let section: Section | null = null;
  const middle = (): Vector => times(add(bounds.min, bounds.max), 0.5);
  const spanMm = () => lengthOf(subtract(bounds.max, bounds.min));
  return {
    put: (next: readonly Piece[], nextRoughMm: number | null) => {
      pieces = next;
      roughMm = nextRoughMm;
      bounds = boundsOf(cornersOf(next));
    },
    show: (next: (part: number) => boolean) => {
      isShown = next;
    },
    cut: (next: Section | null) => {
      section = next;
    },
    pieces: () => pieces,
    shown: () => pieces.filter((piece) => isShown(piece.part)),
    section: () => section,
    bounds: () => bounds,
    /** The largest that rough meshes leave out; null where all meshes are whole. */
    roughMm: () => roughMm,
    middle,
    spanMm,
    /** Everything lies within this distance of a point. */
    reachMm: (point: Vector) => spanMm() + lengthOf(subtract(point, middle())) + 10,
  };
};
