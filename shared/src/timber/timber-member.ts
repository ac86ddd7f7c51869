import type { Frame, Vector } from '../geometry/body/body.schema.ts';

export type HoleUse = 'dowel' | 'bolt' | 'screw' | 'nail' | 'anchor' | 'rod' | 'vent';

export type TimberRole = 'left' | 'right' | 'member' | 'post' | 'secondary' | 'main' | 'purlin';

/**
 * What steel takes from a piece of wood, in the wood's own coordinates (mm): x along it from the end that is joined into the wood,
 * y 0..height, z 0..width, as in BTLx.
 */
export type TimberFeature =
  | {
      kind: 'hole';
      at: Vector;
      direction: Vector;
      diameterMm: number;
      /** null: through. */
      depthMm: number | null;
      use: HoleUse;
    }
  | { kind: 'slot' | 'recess'; from: Vector; to: Vector };

export type TimberMember = {
  role: TimberRole;
  heightMm: number;
  widthMm: number;
  /** Where the wood's coordinates lie in those of what it is joined by. */
  place: Frame;
  /** How far it is drawn. */
  shownMm: number;
  features: TimberFeature[];
};
