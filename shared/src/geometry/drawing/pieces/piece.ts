import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Placement } from '../../../parts/part-facts.schema.ts';
import type { Body } from '../../body/body.schema.ts';

/** A body to draw, at each place where it stands. */
export type Piece = {
  /** Names the body for ever, so that its mesh is made once. */
  key: string;
  body: Body;
  profile: Profile | null;
  /** null: in its own axes. */
  placements: readonly (Placement | null)[];
};
