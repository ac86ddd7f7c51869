import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import { expect, test } from 'vitest';
import { testActor } from '../../../../test/test-engine.ts';
import { blankUser, isSameUser, withOthers, withPart, withPermission } from './user-draft.ts';

const form: UserForm = {
  userName: 'eva',
  email: 'eva@example.org',
  firstName: 'Eva',
  name: 'Muster',
  permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
  seesPrices: true,
  active: true,
};

test('a permission that is taken and given again leaves the user unchanged', () => {
  const permissions = withPermission(
    withPermission(form.permissions, 'UPLOAD_PERMISSION', false),
    'UPLOAD_PERMISSION',
    true,
  );
  expect(isSameUser(form, { ...form, permissions })).toBe(true);
});
test('blanks around a name are no change, another right is one', () => {
  expect(isSameUser(form, { ...form, name: ' Muster ' })).toBe(true);
  expect(isSameUser(form, { ...form, permissions: ['UPLOAD_PERMISSION'] })).toBe(false);
  expect(isSameUser(form, { ...form, active: false })).toBe(false);
});
test('who signs in with his e-mail address does so with the new one too', () => {
  const byEmail = { ...form, userName: 'Eva@example.org' };
  expect(withPart(byEmail, { email: 'eva@neu.example' })).toMatchObject({ userName: 'eva@neu.example' });
  expect(withPart(form, { email: 'eva@neu.example' })).toMatchObject({ userName: 'eva' });
  expect(withPart({ ...form, userName: '', email: '' }, { email: 'e' })).toMatchObject({ userName: '' });
});
test('a new user of a demo is one of the demo, and sees prices only where the admin does', () => {
  const actor = { ...testActor, permissions: ['CUSTOMER_ADMIN_PERMISSION' as const, 'DEMO_PERMISSION' as const] };
  expect(blankUser(actor).permissions).toContain('DEMO_PERMISSION');
  expect(blankUser({ ...testActor, seesPrices: false })).toMatchObject({ seesPrices: false, active: true });
});

test('what somebody else wrote meanwhile is where the next save starts from', () => {
  const told = [{ code: 'changed_meanwhile', details: { field: 'name', now: 'Moser' } }] as const;
  expect(withOthers(form, told)).toEqual({ ...form, name: 'Moser' });
  expect(withOthers(form, [{ code: 'last_admin', details: {} }])).toEqual(form);
  expect(withOthers(form, 'offline')).toEqual(form);
});
