import { factsAs } from '@knotenblech/shared/parts/facts-as.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts, Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';

/** A part of the file with what was decided about it since. */
export type ReportedPart = {
  index: number;
  /** As the file has it, to be measured with another profile. */
  read: PartFacts;
  /** As it is now, with a chosen profile. */
  facts: PartFacts;
  choice: PartChoice | undefined;
  grade: string | null;
  isTaken: boolean;
  /** What is still open, why it was taken, guessed or left out, and what else was noticed. */
  remarks: Remark[];
  needs: { profile: boolean; grade: boolean };
};

export const filters = ['all', 'guessed', 'open', 'left-out', 'recognised'] as const;
export type Filter = (typeof filters)[number];

const gradeCodes = ['request.missing-grade', 'request.unknown-grade'];
const profileCodes = [
  'request.missing-profile',
  'request.unknown-profile',
  'request.half-girder',
  'request.profile-against-box',
];

const isRequest = ({ code }: Remark) => code.startsWith('request.');
const isNote = (remark: Remark) => !isRequest(remark);

const reported = (read: PartFacts, choice: PartChoice | undefined): ReportedPart => {
  const facts = factsAs(read, choice);
  const findings = facts.findings.filter(({ code }) => choice?.grade === undefined || !gradeCodes.includes(code));
  const isTaken = choice?.taken ?? read.taken !== 'left-out';
  const isOpen = (codes: string[]) => isTaken && findings.some(({ code }) => codes.includes(code));
  return {
    index: read.index,
    read,
    facts,
    choice,
    grade: choice?.grade ?? facts.grade,
    isTaken,
    remarks: [
      ...(isTaken ? findings.filter(isRequest) : []),
      ...facts.reasons,
      ...(isTaken ? findings.filter(isNote) : []),
    ],
    needs: { profile: isOpen(profileCodes), grade: isOpen(gradeCodes) },
  };
};

const known = new WeakMap<PartFacts, { decided: string; part: ReportedPart }>();

/** The parts of a reading with what was decided since, in the order of the file; a part about which nothing new was decided stays the same object. */
export const reportedParts = (parts: readonly PartFacts[], choices: readonly PartChoice[]): ReportedPart[] => {
  const choiceAt = new Map(choices.map((choice) => [choice.index, choice]));
  return parts.map((read) => {
    const choice = choiceAt.get(read.index);
    const decided = choice ? JSON.stringify(choice) : '';
    const before = known.get(read);
    if (before?.decided === decided) return before.part;
    const part = reported(read, choice);
    known.set(read, { decided, part });
    return part;
  });
};

/** A decision does not move a part: it stays where the reader put it, so that nothing leaves under the finger. */
const isWithin: Record<Filter, (part: ReportedPart) => boolean> = {
  all: () => true,
  recognised: ({ read }) => read.taken === 'recognised',
  guessed: ({ read }) => read.taken === 'guessed',
  'left-out': ({ read }) => read.taken === 'left-out',
  open: ({ read, isTaken }) => isTaken && read.findings.some(({ code }) => code.startsWith('request.')),
};

export const filterParts = (parts: readonly ReportedPart[], filter: Filter) => parts.filter(isWithin[filter]);

export const countParts = (parts: readonly ReportedPart[]): Record<Filter, number> => ({
  all: parts.length,
  guessed: filterParts(parts, 'guessed').length,
  open: filterParts(parts, 'open').length,
  'left-out': filterParts(parts, 'left-out').length,
  recognised: filterParts(parts, 'recognised').length,
});

/** A change takes at most this many parts at once. */
const partsPerChange = 5000;

export const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / partsPerChange) }, (_, n) =>
    items.slice(n * partsPerChange, (n + 1) * partsPerChange),
  );
