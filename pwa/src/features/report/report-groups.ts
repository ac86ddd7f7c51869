import type { PartChoice } from '@knotenblech/shared/parts/part-choice.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';

export type ReportedPart = { facts: PartFacts; isTaken: boolean };
/** Takes parts as steel (true) or leaves them out, by their place in the reading. */
export type TakeParts = (indexes: readonly number[], taken: boolean) => void;
export type ReportGroups = Record<PartFacts['taken'], ReportedPart[]>;

/** The parts of a reading by how the reader judged them, with what was decided since. */
export const reportGroups = (parts: readonly PartFacts[], choices: readonly PartChoice[]): ReportGroups => {
  const decided = new Map(choices.map(({ index, taken }) => [index, taken]));
  const groups: ReportGroups = { 'left-out': [], guessed: [], recognised: [] };
  for (const facts of parts) {
    const isTaken = decided.get(facts.index) ?? facts.taken !== 'left-out';
    groups[facts.taken].push({ facts, isTaken });
  }
  return groups;
};

/** A change takes at most this many parts at once. */
const partsPerChange = 1000;

export const inChunks = (indexes: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(indexes.length / partsPerChange) }, (_, n) =>
    indexes.slice(n * partsPerChange, (n + 1) * partsPerChange),
  );
