import { expect, it, test } from 'vitest';
import type { SpendingLimit, User } from '../../accounts/user.record.ts';
import { newId, type UserId } from '../../values/ids.ts';
import { approversOf, needsApproval } from './spending-limit.ts';

const limitOf = (limitCents: number, approvers: SpendingLimit['approvers'] = 'admins') => ({ limitCents, approvers });

it.each([
  ['without a limit any amount', undefined, 99_999_999, false],
  ['with a limit that was taken away any amount', null, 99_999_999, false],
  ['an amount at the limit', limitOf(10_000), 10_000, false],
  ['a cent above the limit', limitOf(10_000), 10_001, true],
  ['with a limit of nothing any amount', limitOf(0), 1, true],
  ['with a limit of nothing even nothing', limitOf(0), 0, true],
])('%s is ordered at once or waits', (_, spendingLimit, netCents, waits) =>
  expect(needsApproval({ spendingLimit }, netCents)).toBe(waits),
);

const userOf = (name: string, fields: Partial<User> = {}): User => ({
  id: newId<UserId>(),
  userName: name,
  email: `${name}@example.org`,
  firstName: '',
  name,
  permissions: ['ORDER_PERMISSION'],
  seesPrices: true,
  active: true,
  ...fields,
});
const asker = userOf('asker', { spendingLimit: limitOf(10_000) });
const admin = userOf('admin', { permissions: ['CUSTOMER_ADMIN_PERMISSION'] });
const colleague = userOf('colleague');
const users = [
  asker,
  admin,
  colleague,
  userOf('gone', { permissions: ['CUSTOMER_ADMIN_PERMISSION'], active: false }),
  userOf('blind', { permissions: ['CUSTOMER_ADMIN_PERMISSION'], seesPrices: false }),
  userOf('limited', { permissions: ['ORDER_PERMISSION', 'CUSTOMER_ADMIN_PERMISSION'], spendingLimit: limitOf(20_000) }),
  userOf('reader', { permissions: ['STANDARD_PERMISSION'] }),
  userOf('demo', { permissions: ['ORDER_PERMISSION', 'CUSTOMER_ADMIN_PERMISSION', 'DEMO_PERMISSION'] }),
];
const named = (approvers: SpendingLimit['approvers'], netCents: number) =>
  approversOf({ ...asker, spendingLimit: limitOf(10_000, approvers) }, netCents, users).map(({ name }) => name);

test('an administrator who may not spend so much himself approves up to his own limit', () => {
  expect(named('admins', 20_000)).toEqual(['admin', 'limited']);
  expect(named('admins', 20_001)).toEqual(['admin']);
});

test('where all who may order approve, an administrator who may not order is none of them', () =>
  expect(named('orderers', 50_000)).toEqual(['colleague']));

test('chosen persons approve, but never who asks, nor who lost the right', () => {
  expect(named([asker.id, colleague.id, ...users.slice(3).map(({ id }) => id)], 50_000)).toEqual(['colleague']);
});
