import { expect, it } from 'vitest';
import { checkUserForm } from './check-user-form.ts';
import type { UserForm } from './user-form.schema.ts';

const form: UserForm = {
  userName: 'eva',
  email: 'eva@example.org',
  firstName: 'Eva',
  name: 'Muster',
  permissions: [],
  seesPrices: true,
  active: true,
};

it('a form that is filled in is sent', () => {
  expect(checkUserForm(form)).toEqual([]);
  expect(checkUserForm({ ...form, userName: 'EVA@example.org' })).toEqual([]);
});

it.each<[Partial<UserForm>, string]>([
  [{ firstName: ' ' }, 'firstName firstNameEmpty'],
  [{ name: '' }, 'name nameEmpty'],
  [{ userName: ' ' }, 'userName userNameEmpty'],
  [{ userName: 'ev' }, 'userName userNameInvalid'],
  [{ userName: 'eva muster' }, 'userName userNameInvalid'],
  [{ userName: 'chef@example.org' }, 'userName userNameForeign'],
  [{ email: '' }, 'email emailEmpty'],
  [{ email: 'eva' }, 'email emailInvalid'],
])('%o is told at its field', (part, told) =>
  expect(checkUserForm({ ...form, ...part }).map(({ field, key }) => `${field} ${key}`)).toEqual([told]),
);
