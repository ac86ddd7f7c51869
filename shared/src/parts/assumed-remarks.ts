import type { PartFacts, Remark } from './part-facts.schema.ts';

/** What the reading assumed of a part or wants to be known, and that is no finding. */
export const assumedRemarks = ({ reasons, findings }: Pick<PartFacts, 'reasons' | 'findings'>): Remark[] =>
  [...reasons, ...findings].filter(({ code }) => code.startsWith('guessed.') || code.startsWith('note.'));
