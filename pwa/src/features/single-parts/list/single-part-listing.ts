import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

/** A part from a form with the project it lies in. */
export type ListedPart = { part: SinglePart; project: Project };

const text = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

type Comparison = (a: ListedPart, b: ListedPart) => number;

const byName: Comparison = (a, b) => text.compare(a.part.form.name, b.part.form.name);

/** The project changed last first, in it the part added last. */
const newestFirst: Comparison = (a, b) =>
  b.project.changedAt.localeCompare(a.project.changedAt) || b.part.index - a.part.index;

const compare: Record<PartSort, Comparison> = {
  dateDesc: newestFirst,
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
  projectAsc: (a, b) => text.compare(a.project.name, b.project.name) || a.part.index - b.part.index,
};

const wordsOf = ({ part: { form }, project }: ListedPart) =>
  [form.name, form.drawingNumber, form.grade, form.kind === 'profile' ? form.profileId : '', project.name].join(' ');

/** The parts to show: found by the search, in the chosen order; best finds first while searching. */
export const listSingleParts = (all: readonly ListedPart[], q: string, sort: PartSort): ListedPart[] => {
  const sorted = all.toSorted(compare[sort]);
  if (q.trim() === '') return sorted;
  return sorted
    .map((listed) => ({ listed, score: matchScore(wordsOf(listed), q) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ listed }) => listed);
};

export const partSorts = ['dateDesc', 'nameAsc', 'nameDesc', 'projectAsc'] as const;

export type PartSort = (typeof partSorts)[number];

export const usualPartSort: PartSort = 'dateDesc';

export type SinglePartsSearch = ListSearch<PartSort>;

/** Reads the choices from an address; what does not fit is dropped. */
export const readSinglePartsSearch = (search: Record<string, unknown>): SinglePartsSearch =>
  readListSearch(search, partSorts, usualPartSort);
