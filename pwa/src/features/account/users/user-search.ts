import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

export const userSorts = ['nameAsc', 'nameDesc', 'userNameAsc', 'userNameDesc'] as const;
export type UserSort = (typeof userSorts)[number];
export const usualUserSort: UserSort = 'nameAsc';

export type UsersSearch = ListSearch<UserSort>;

export const readUsersSearch = (search: Record<string, unknown>): UsersSearch =>
  readListSearch(search, userSorts, usualUserSort);
