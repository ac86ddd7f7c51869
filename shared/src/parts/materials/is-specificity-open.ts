import type { Part } from '../part.ts';
import { stockOf } from './stock-of.ts';

/** Whether it is still to be chosen how the stock of a part is made: round tubes come hot finished and cold formed (EN 10210, EN 10219), as does a hollow section that the catalogue does not know. */
export const isSpecificityOpen = ({ specificity, facts }: Pick<Part, 'specificity' | 'facts'>) =>
  specificity === undefined &&
  stockOf(facts) === 'hollow' &&
  (facts.profileFamily === 'CHS' || facts.profileId === null);
