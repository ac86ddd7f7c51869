import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { readUsersSearch } from './user-draft.ts';
import { listUsers } from './user-list.tsx';

const user = (userName: string, firstName: string, name: string, active = true): User => ({
  id: newId<UserId>(),
  userName,
  firstName,
  name,
  email: `${userName}@example.org`,
  permissions: [],
  seesPrices: true,
  active,
});
const users = [user('zoe', 'Zoe', 'Berger'), user('alt', 'Alf', 'Altmann', false), user('anna', 'Anna', 'Örtel')];
const names = (search: Parameters<typeof listUsers>[1]) => listUsers(users, search).map(({ userName }) => userName);

test('users stand by name, those who are switched off last', () => expect(names({})).toEqual(['zoe', 'anna', 'alt']));
test('another order can be chosen', () => {
  expect(names({ sort: 'userNameAsc' })).toEqual(['anna', 'zoe', 'alt']);
  expect(names({ sort: 'nameDesc' })).toEqual(['anna', 'zoe', 'alt']);
});
test('a user is found by name, user name and e-mail address', () => {
  expect(names({ q: 'oertel' })).toEqual([]);
  expect(names({ q: 'ortel' })).toEqual(['anna']);
  expect(names({ q: 'zoe@' })).toEqual(['zoe']);
});
test('an order that nobody knows is the usual one', () => expect(readUsersSearch({ sort: 'dateDesc' })).toEqual({}));
