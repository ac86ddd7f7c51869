import { describe, expect, it } from 'vitest';
import type { Actor } from '../../records/actor.ts';
import type { Permission } from '../../records/permission.schema.ts';
import { type CustomerId, newId, type UserId } from '../../values/ids.ts';
import type { User } from '../user.record.ts';
import { checkUserEdit, grantablePermissions } from './check-user-edit.ts';

const user = (userName: string, permissions: Permission[], more: Partial<User> = {}): User => ({
  id: newId<UserId>(),
  userName,
  email: `${userName}@example.org`,
  firstName: 'Eva',
  name: 'Muster',
  permissions,
  seesPrices: true,
  active: true,
  ...more,
});
const actorOf = ({ id, userName, firstName, name, permissions, seesPrices }: User): Actor => ({
  userId: id,
  customerId: newId<CustomerId>(),
  userName,
  firstName,
  name,
  permissions,
  seesPrices,
  customerName: 'Holzbau',
  customerKind: 'company',
});

const chef = user('chef', ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']);
const worker = user('werkstatt', ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION']);
const users = [chef, worker];
const edits = (by: User, before: User | null, after: User, all = users) =>
  checkUserEdit({ actor: actorOf(by), before, after, users: all });

describe('a company’s admin', () => {
  it('adds users with what he has and what every admin may do', () => {
    expect(edits(chef, null, user('neu', ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION']))).toBeNull();
    expect(grantablePermissions(chef)).toEqual([
      'CUSTOMER_ADMIN_PERMISSION',
      'STANDARD_PERMISSION',
      'UPLOAD_PERMISSION',
      'ORDER_PERMISSION',
    ]);
  });

  it.each(['GLOBAL_ADMIN_PERMISSION', 'DEMO_PERMISSION'] as const)('cannot give %s', (permission) =>
    expect(edits(chef, worker, { ...worker, permissions: [permission] })).toBe('not_allowed'),
  );

  it('without the right to order cannot give it, and may leave it where it is', () => {
    const office = user('buero', ['CUSTOMER_ADMIN_PERMISSION']);
    const buyer = user('einkauf', ['ORDER_PERMISSION']);
    expect(edits(office, worker, { ...worker, permissions: ['ORDER_PERMISSION'] })).toBe('not_allowed');
    expect(edits(office, buyer, { ...buyer, name: 'Neu' })).toBeNull();
    expect(edits(office, buyer, { ...buyer, permissions: [] })).toBeNull();
  });

  it('who sees no prices cannot show them to others', () => {
    const blind = user('blind', ['CUSTOMER_ADMIN_PERMISSION'], { seesPrices: false });
    const reader = user('leser', [], { seesPrices: false });
    expect(edits(blind, reader, { ...reader, seesPrices: true })).toBe('not_allowed');
    expect(edits(chef, reader, { ...reader, seesPrices: true })).toBeNull();
  });

  it('of a demo adds demo users only, and takes the mark from nobody', () => {
    const demo = user('demo', ['CUSTOMER_ADMIN_PERMISSION', 'DEMO_PERMISSION', 'ORDER_PERMISSION']);
    expect(edits(demo, null, user('neu', ['ORDER_PERMISSION']))).toBe('not_allowed');
    expect(edits(demo, null, user('neu', ['ORDER_PERMISSION', 'DEMO_PERMISSION']))).toBeNull();
    expect(edits(demo, demo, { ...demo, permissions: ['CUSTOMER_ADMIN_PERMISSION'] })).toBe('not_allowed');
  });

  it('sets a new address only of accounts whose rights he could give', () => {
    const office = user('buero', ['CUSTOMER_ADMIN_PERMISSION']);
    const buyer = user('einkauf', ['ORDER_PERMISSION']);
    const setsEmail = (by: User, of: User) => edits(by, of, { ...of, email: 'anders@example.org' }, [by, of]);
    expect(setsEmail(office, buyer)).toBe('not_allowed');
    expect(setsEmail(office, worker)).toBeNull();
    expect(setsEmail(office, office)).toBeNull();
    expect(setsEmail(chef, buyer)).toBeNull();
    const blind = user('blind', ['CUSTOMER_ADMIN_PERMISSION'], { seesPrices: false });
    expect(setsEmail(blind, worker)).toBe('not_allowed');
    expect(setsEmail(blind, { ...worker, seesPrices: false })).toBeNull();
    const demo = user('demo', ['CUSTOMER_ADMIN_PERMISSION', 'DEMO_PERMISSION']);
    expect(setsEmail(demo, worker)).toBe('not_allowed');
    expect(setsEmail(demo, { ...worker, permissions: ['DEMO_PERMISSION'] })).toBeNull();
  });

  it('asks by the address that is wished, also while it waits to be confirmed', () => {
    const office = user('buero', ['CUSTOMER_ADMIN_PERMISSION']);
    const buyer = user('einkauf', ['ORDER_PERMISSION']);
    const wish = { actor: actorOf(office), before: buyer, after: buyer, users: [office, buyer] };
    expect(checkUserEdit({ ...wish, wishedEmail: 'buero@example.com' })).toBe('not_allowed');
    expect(checkUserEdit({ ...wish, wishedEmail: 'Einkauf@example.org' })).toBeNull();
  });

  it('cannot touch an admin of the operator', () => {
    const kern = user('kern', ['GLOBAL_ADMIN_PERMISSION']);
    expect(edits(chef, kern, { ...kern, active: false }, [...users, kern])).toBe('not_allowed');
  });
});

describe('the last admin', () => {
  it('keeps his right and stays active', () => {
    expect(edits(chef, chef, { ...chef, permissions: ['ORDER_PERMISSION'] })).toBe('last_admin');
    expect(edits(chef, chef, { ...chef, active: false })).toBe('last_admin');
  });

  it('is not the one beside another who is active', () => {
    const second = user('zweite', ['CUSTOMER_ADMIN_PERMISSION']);
    const after = { ...chef, permissions: ['ORDER_PERMISSION' as const] };
    expect(edits(chef, chef, after, [chef, second])).toBeNull();
    expect(edits(chef, chef, after, [chef, { ...second, active: false }])).toBe('last_admin');
  });

  it('of the operator keeps his right also where a company’s admin remains', () => {
    const kern = user('kern', ['GLOBAL_ADMIN_PERMISSION']);
    expect(edits(kern, kern, { ...kern, permissions: [] }, [kern, chef])).toBe('last_admin');
  });
});

describe('a user without rights over others', () => {
  it('changes his own names and nothing else', () => {
    expect(edits(worker, worker, { ...worker, firstName: 'Peter' })).toBeNull();
    expect(edits(worker, worker, { ...worker, permissions: ['ORDER_PERMISSION'] })).toBe('not_allowed');
    expect(edits(worker, worker, { ...worker, seesPrices: false })).toBe('not_allowed');
    expect(edits(worker, chef, { ...chef, name: 'X' })).toBe('not_allowed');
    expect(edits(worker, null, user('neu', []))).toBe('not_allowed');
  });

  it('has no other’s e-mail address for a user name', () => {
    expect(edits(worker, worker, { ...worker, userName: 'chef@example.org' })).toBe('invalid_input');
    expect(edits(worker, worker, { ...worker, userName: 'Werkstatt@example.org' })).toBeNull();
  });
});
