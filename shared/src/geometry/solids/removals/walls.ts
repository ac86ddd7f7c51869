import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { halfSpaceIn } from './half-space.ts';
import { flagOf } from './parameters.ts';
import type { HalfSpace, Removals } from './removal.ts';

/** A wall of a recess: the direction into the recess and a point it goes through, in the plane's coordinates. */
export type Wall = [inward: Vector, through: Vector];
type Walls = Partial<Record<'start' | 'end' | 'front' | 'back' | 'bottom' | 'top', Wall>>;

const limits = {
  start: 'FaceLimitedStart',
  end: 'FaceLimitedEnd',
  front: 'FaceLimitedFront',
  back: 'FaceLimitedBack',
  bottom: 'FaceLimitedBottom',
};

const surface: Wall = [
  [0, 0, -1],
  [0, 0, 0],
];

/** What lies within the walls that limit a recess (the plane is its top where it is limited and no other is given). */
export const recess = (processing: Processing, frame: Frame, walls: Walls): Removals => {
  const within: HalfSpace[] = [];
  for (const name of ['start', 'end', 'front', 'back', 'bottom'] as const) {
    const wall = walls[name];
    if (wall && flagOf(processing, limits[name], true)) within.push(halfSpaceIn(frame, ...wall));
  }
  if (flagOf(processing, 'FaceLimitedTop', false)) within.push(halfSpaceIn(frame, ...(walls.top ?? surface)));
  return within.length === 0 ? 'unmade' : [{ kind: 'convex', within }];
};

export const negative = (a: Vector): Vector => [-a[0], -a[1], -a[2]];

export const combined = (a: Vector, p: number, b: Vector, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];
