import type { ProjectPrice } from '../prices/project/project-price.record.ts';
import { matchScore } from '../values/match-score.ts';
import type { Project } from './project.record.ts';

export type ListedProject = { project: Project; price: ProjectPrice | null };

export type ListingChoices = { q: string; sort: ProjectSort; isTrash: boolean };

const text = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

const byText = (a: string, b: string) => text.compare(a, b);

const centsOf = ({ price }: ListedProject) => (price && !price.onRequest ? price.netCents : Number.NEGATIVE_INFINITY);

const numberOf = ({ project }: ListedProject) => project.number ?? Number.POSITIVE_INFINITY;

type Comparison = (a: ListedProject, b: ListedProject) => number;

const descending = (a: string, b: string) => {
  if (a === b) return 0;
  return a < b ? 1 : -1;
};

const lastChangedFirst: Comparison = (a, b) => descending(a.project.changedAt, b.project.changedAt);

const newestFirst: Comparison = (a, b) =>
  descending(a.project.createdAt, b.project.createdAt) || lastChangedFirst(a, b);

const compare: Record<ProjectSort, Comparison> = {
  dateDesc: newestFirst,
  dateAsc: (a, b) => newestFirst(b, a),
  changedDesc: lastChangedFirst,
  changedAsc: (a, b) => lastChangedFirst(b, a),
  nameAsc: (a, b) => byText(a.project.name, b.project.name),
  nameDesc: (a, b) => byText(b.project.name, a.project.name),
  priceDesc: (a, b) => centsOf(b) - centsOf(a) || newestFirst(a, b),
  priceAsc: (a, b) => centsOf(a) - centsOf(b) || newestFirst(a, b),
  idDesc: (a, b) => numberOf(b) - numberOf(a) || newestFirst(a, b),
  idAsc: (a, b) => numberOf(a) - numberOf(b) || newestFirst(a, b),
};

const wordsOf = ({ project }: ListedProject) =>
  [project.name, project.number ?? '', project.drawingId, project.additionalText, project.fileName].join(' ');

/**
 * The projects to show: of the list or of the bin, found by the search, in the chosen order; best finds first while searching.
 * `moreWords`: what else of a project the search looks at.
 */
export const listProjects = <Listed extends ListedProject>(
  all: readonly Listed[],
  { q, sort, isTrash }: ListingChoices,
  moreWords: (listed: Listed) => string = () => '',
): Listed[] => {
  const shown = all.filter(({ project }) => (project.trashedAt !== null) === isTrash).toSorted(compare[sort]);
  if (q.trim() === '') return shown;
  return shown
    .map((listed) => ({ listed, score: matchScore(`${wordsOf(listed)} ${moreWords(listed)}`, q) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ listed }) => listed);
};

/** By creation (`date`), last change, name, price and number; the first is usual. */
export const projectSorts = [
  'dateDesc',
  'dateAsc',
  'changedDesc',
  'changedAsc',
  'nameAsc',
  'nameDesc',
  'priceDesc',
  'priceAsc',
  'idDesc',
  'idAsc',
] as const;

export type ProjectSort = (typeof projectSorts)[number];
