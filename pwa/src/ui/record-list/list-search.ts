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

const day = /^\d{4}-\d{2}-\d{2}$/;

const id = /^[\da-f-]{36}$/;

/** What an address says, where it fits. */
export const textIn = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export const dayIn = (value: unknown) => textIn(value, day);

export const idIn = (value: unknown) => textIn(value, id);

/** Without what is not chosen. */
export const chosenOf = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** A list narrowed otherwise, from its first page on. */
export const narrowed = <S extends { page?: number }>(search: S, more: { [K in keyof S]?: S[K] | undefined }): S => {
  const { page: _, ...first } = search;
  return chosenOf({ ...first, ...more }) as unknown as S;
};

export const pageSizes = [5, 10, 25, 50, 75, 100] as const;

export const usualPageSize = 10;

/**
 * For `validateSearch` of a lazily loaded route: what its screen knows how to read, which reads it itself. So nothing of the
 * reading is in the first load.
 */
export const searchAsGiven = <Search>(search: Record<string, unknown>) => search as Search;
