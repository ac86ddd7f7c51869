import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { type UserSort, type UsersSearch, usualUserSort } from './user-search.ts';

type Comparison = (a: User, b: User) => number;
const byUserName: Comparison = (a, b) => a.userName.localeCompare(b.userName, 'de');
const byName: Comparison = (a, b) =>
  a.name.localeCompare(b.name, 'de') || a.firstName.localeCompare(b.firstName, 'de') || byUserName(a, b);
const compare: Record<UserSort, Comparison> = {
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
  userNameAsc: byUserName,
  userNameDesc: (a, b) => byUserName(b, a),
};

const wordsOf = ({ firstName, name, userName, email }: User) => [firstName, name, userName, email].join(' ');

/** The users found by the search, in the chosen order; who is switched off stands last. */
export const listUsers = (users: readonly User[], { q = '', sort = usualUserSort }: UsersSearch): User[] =>
  users
    .filter((user) => q.trim() === '' || matchScore(wordsOf(user), q) > 0)
    .toSorted((a, b) => Number(b.active) - Number(a.active) || compare[sort](a, b));
