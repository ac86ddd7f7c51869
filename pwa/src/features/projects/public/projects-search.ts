import { type ProjectSort, projectSorts } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

/** What of the list is chosen, as the address carries it; what is usual is left out. */
export type ProjectsSearch = ListSearch<ProjectSort> & { trash?: true };

export const usualSort: ProjectSort = 'dateDesc';

/** The moment that a row says: the one by which its list is sorted. */
export const shownMoment = ({ createdAt, changedAt }: Project, sort: ProjectSort = usualSort): string =>
  sort.startsWith('changed') ? changedAt : createdAt;

/** Reads the choices from an address; what does not fit is dropped. */
export const readProjectsSearch = (search: Record<string, unknown>): ProjectsSearch => ({
  ...readListSearch(search, projectSorts, usualSort),
  ...(search.trash === true ? { trash: true } : {}),
});
