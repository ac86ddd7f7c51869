import type { Frame, Vector } from '../../body/body.schema.ts';
import { directionIn, dot, pointIn } from '../../body/vectors.ts';
import type { HalfSpace } from './removal.ts';

/** The half-space on the side that `normal` points to, through `point`; both in the plane's local coordinates. */
export const halfSpaceIn = (frame: Frame, normal: Vector, point: Vector): HalfSpace => {
  const outward = directionIn(frame, normal);
  return { normal: outward, offset: dot(outward, pointIn(frame, point)) };
};
