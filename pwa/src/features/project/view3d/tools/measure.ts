import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { lengthOf, subtract } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { Mark } from '../picking/create-raycaster.ts';

/** The marks once another was set: a third begins anew. */
export const marksAfter = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.length === 1 ? [...marks, mark] : [mark];

export type Measured =
  | { kind: 'nothing' }
  | { kind: 'point' }
  | { kind: 'diameter'; diameterMm: number }
  | { kind: 'distance'; lengthMm: number; alongMm: Vector; betweenMiddles: boolean };

/** What marks measure: the diameter of one hole, the distance of two points (of a hole: its middle). */
export const measured = ([first, second]: readonly Mark[]): Measured => {
  if (!first) return { kind: 'nothing' };
  if (!second)
    return first.diameterMm === undefined ? { kind: 'point' } : { kind: 'diameter', diameterMm: first.diameterMm };
  const apart = subtract(second.point, first.point);
  return {
    kind: 'distance',
    lengthMm: lengthOf(apart),
    alongMm: apart.map(Math.abs) as Vector,
    betweenMiddles: first.kind === 'hole' || second.kind === 'hole',
  };
};
