import type { PartCategory, PartFacts } from '../../src/parts/part-facts.schema.ts';

/** Names that mean the same on a box of one size, and what such a part is. */
export type SpellingGroup = {
  /** Length, height, width, mm. */
  box: [number, number, number];
  /** In the file's field Material; without it the name alone has to say everything. */
  material?: string;
  taken: PartFacts['taken'];
  category?: PartCategory;
  /** Designation of the catalogue, or '' for none. */
  profile?: string;
  grade?: string | null;
  thicknessMm?: number;
  names: string[];
};
