import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

export const partSorts = ['dateDesc', 'nameAsc', 'nameDesc', 'projectAsc'] as const;
export type PartSort = (typeof partSorts)[number];
export const usualPartSort: PartSort = 'dateDesc';

export type SinglePartsSearch = ListSearch<PartSort>;

/** Reads the choices from an address; what does not fit is dropped. */
export const readSinglePartsSearch = (search: Record<string, unknown>): SinglePartsSearch =>
  readListSearch(search, partSorts, usualPartSort);
