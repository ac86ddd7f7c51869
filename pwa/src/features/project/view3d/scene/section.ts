import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { dot } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { Ray } from '../camera/camera.ts';
import type { Stretch } from '../picking/pick-piece.ts';

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
