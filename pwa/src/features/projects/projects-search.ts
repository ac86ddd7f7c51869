import { pageSizes, type ProjectSort, projectSorts } from './project-listing.ts';

/** What of the list is chosen, as the address carries it; what is usual is left out. */
export type ProjectsSearch = { q?: string; sort?: ProjectSort; trash?: true; size?: number; page?: number };

export const usualSort: ProjectSort = 'dateDesc';
export const usualSize = 10;

const isSort = (value: unknown): value is ProjectSort => projectSorts.some((sort) => sort === value);

/** The router reads '1042' in an address as a number. */
const searchedFor = (q: unknown) => {
  const words = typeof q === 'number' ? String(q) : q;
  return typeof words === 'string' && words !== '' ? { q: words.slice(0, 100) } : {};
};

/** Reads the choices from an address; what does not fit is dropped. */
export const readProjectsSearch = (search: Record<string, unknown>): ProjectsSearch => ({
  ...searchedFor(search.q),
  ...(isSort(search.sort) && search.sort !== usualSort ? { sort: search.sort } : {}),
  ...(search.trash === true ? { trash: true } : {}),
  ...(pageSizes.some((size) => size === search.size) && search.size !== usualSize
    ? { size: search.size as number }
    : {}),
  ...(Number.isInteger(search.page) && (search.page as number) > 1 ? { page: search.page as number } : {}),
});
