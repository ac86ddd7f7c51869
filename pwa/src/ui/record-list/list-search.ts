import { pageSizes, usualPageSize } from './page-sizes.ts';

/** What every list has chosen, as its address carries it; what is usual is left out. */
export type ListSearch<Sort extends string> = { q?: string; sort?: Sort; size?: number; page?: number };

/** The router reads '1042' in an address as a number. */
const searchedFor = (q: unknown) => {
  const words = typeof q === 'number' ? String(q) : q;
  return typeof words === 'string' && words !== '' ? { q: words.slice(0, 100) } : {};
};

/** Reads the choices from an address; what does not fit is dropped. */
export const readListSearch = <Sort extends string>(
  search: Record<string, unknown>,
  sorts: readonly Sort[],
  usualSort: Sort,
): ListSearch<Sort> => {
  const sort = sorts.find((each) => each === search.sort);
  const size = pageSizes.find((each) => each === search.size);
  return {
    ...searchedFor(search.q),
    ...(sort !== undefined && sort !== usualSort ? { sort } : {}),
    ...(size !== undefined && size !== usualPageSize ? { size } : {}),
    ...(Number.isInteger(search.page) && (search.page as number) > 1 ? { page: search.page as number } : {}),
  };
};
