import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, lengthOf, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { Ray } from '../camera/create-motion.ts';
import type { Stretch } from '../picking/pick-piece.ts';
import { boundsOf, cornersOf, type Piece } from '../stage/piece.ts';

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

export type Axis = 'x' | 'y' | 'z';

/** A plane square to an axis that cuts away what lies before it, `isTurned`: what lies behind it. */
export type Section = { axis: Axis; atMm: number; isTurned: boolean };

/** Points p with normal . p + offset >= 0 stay. From the front and above, what lies before the plane falls away. */
export const keptSide = ({ axis, atMm, isTurned }: Section): { normal: Vector; offset: number } => {
  const side = (axis === 'z') === isTurned ? 1 : -1;
  const normal: Vector = [axis === 'x' ? side : 0, axis === 'y' ? side : 0, axis === 'z' ? side : 0];
  return { normal, offset: -side * atMm };
};

/** The stretch of a line of sight on the kept side. */
export const keptStretch = (section: Section | null, { origin, direction }: Ray, stretch: Stretch): Stretch => {
  if (section === null) return stretch;
  const { normal, offset } = keptSide(section);
  const [height, fall] = [dot(normal, origin) + offset, dot(normal, direction)];
  if (Math.abs(fall) < 1e-9) return height >= 0 ? stretch : { from: 0, to: -1 };
  const at = -height / fall;
  return fall > 0 ? { ...stretch, from: Math.max(stretch.from, at) } : { ...stretch, to: Math.min(stretch.to, at) };
};

export const isKept = (section: Section | null, point: Vector): boolean => {
  if (section === null) return true;
  const { normal, offset } = keptSide(section);
  return dot(normal, point) + offset > -0.01;
};
