import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Body } from '../../../geometry/body/body.schema.ts';
import type { PartCategory, Remark } from '../../../parts/part-facts.schema.ts';
import type { Movement } from '../product/movement.ts';

/** What a body of a file is made as, and where the part's own coordinates lie in those of the body. */
export type SolidShape = {
  category: PartCategory;
  profile: Profile | null;
  /** What it is called without a row of the catalogue, such as 'L 60x50x10'. */
  profileName: string;
  thicknessMm: number | null;
  body: Body;
  placed: Movement;
  /** The body says all of it; else volume and surface are those of the file. */
  isWhole: boolean;
  reasons: Remark[];
  findings: Remark[];
};

/** Volumes of the file and of the part that is made from it may differ by this. */
export const isSameVolume = (made: number, stated: number): boolean =>
  Math.abs(made - stated) <= 0.5 + 2e-5 * Math.abs(stated);

export const roundedMm = (value: number): number => Math.round(value * 100) / 100;
