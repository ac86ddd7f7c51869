import { expect, test } from 'vitest';
import { mergeUserForm } from './check-user-form.ts';
import type { UserForm } from './user-form.schema.ts';

const was: UserForm = {
  userName: 'eva',
  email: 'eva@example.org',
  firstName: 'Eva',
  name: 'Muster',
  permissions: ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION'],
  seesPrices: true,
  active: true,
};

test('who edits alone gets what he wanted', () => {
  const wanted: UserForm = { ...was, name: 'Huber', permissions: ['ORDER_PERMISSION'], active: false };
  expect(mergeUserForm({ was, wanted, now: was })).toEqual(wanted);
});

test('two who change different things both get them', () => {
  const wanted: UserForm = { ...was, name: 'Huber', permissions: [...was.permissions, 'ORDER_PERMISSION'] };
  const now: UserForm = { ...was, firstName: 'Ida', permissions: ['STANDARD_PERMISSION'], active: false };
  expect(mergeUserForm({ was, wanted, now })).toEqual({
    ...was,
    firstName: 'Ida',
    name: 'Huber',
    permissions: ['STANDARD_PERMISSION', 'ORDER_PERMISSION'],
    active: false,
  });
});

test('two who change the same thing alike agree', () => {
  const wanted: UserForm = { ...was, name: 'Huber' };
  expect(mergeUserForm({ was, wanted, now: wanted })).toEqual(wanted);
});

test('a text that both wrote otherwise is not overwritten, and what it is now is said', () => {
  const run = () => mergeUserForm({ was, wanted: { ...was, name: 'Huber' }, now: { ...was, name: 'Moser' } });
  expect(run).toThrow(expect.objectContaining({ code: 'changed_meanwhile', details: { field: 'name', now: 'Moser' } }));
});

test('a limit stays as it is for who did not touch it or does not know of it; of two who set it the later one counts', () => {
  const limitOf = (limitCents: number) => ({ spendingLimit: { limitCents, approvers: 'admins' as const } });
  const now: UserForm = { ...was, ...limitOf(5_000) };
  expect(mergeUserForm({ was, wanted: { ...was, name: 'Huber' }, now }).spendingLimit).toEqual(now.spendingLimit);
  expect(mergeUserForm({ was, wanted: { ...was, ...limitOf(0) }, now }).spendingLimit?.limitCents).toBe(0);
  expect(mergeUserForm({ was: now, wanted: { ...now, spendingLimit: null }, now }).spendingLimit).toBeNull();
});
