import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { expect, test } from 'vitest';
import { blankAddress } from './blank-address.ts';

const actor = { customerKind: 'company', customerName: 'Zimmerei Huber', firstName: 'Anna', name: 'Moser' } as Actor;

test('a company starts with its name and the user as contact', () =>
  expect(blankAddress(actor, false)).toMatchObject({
    salutation: 'COMPANY',
    name: 'Zimmerei Huber',
    contactFirstName: 'Anna',
    contactName: 'Moser',
  }));

test('a person starts with his own name and no contact', () =>
  expect(blankAddress({ ...actor, customerKind: 'private' }, false)).toMatchObject({
    nameAdd: 'Anna',
    name: 'Moser',
    contactFirstName: '',
  }));

test('the first address of a customer serves deliveries and bills', () =>
  expect(blankAddress(actor, true)).toMatchObject({ isShippingAddress: true, isBillingAddress: true }));
