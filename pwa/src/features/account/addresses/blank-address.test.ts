import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { expect, test } from 'vitest';
import { blankAddress } from './address-dialog.tsx';

const austrian = { countryIso: 'AT' } as Address;
const actor = { customerKind: 'company', customerName: 'Zimmerei Huber', firstName: 'Anna', name: 'Moser' } as Actor;

test('a company starts with its name and the user as contact', () =>
  expect(blankAddress(actor, [austrian])).toMatchObject({
    salutation: 'COMPANY',
    name: 'Zimmerei Huber',
    contactFirstName: 'Anna',
    contactName: 'Moser',
  }));

test('a person starts with his own name and no contact', () =>
  expect(blankAddress({ ...actor, customerKind: 'private' }, [austrian])).toMatchObject({
    nameAdd: 'Anna',
    name: 'Moser',
    contactFirstName: '',
  }));

test('the first address of a customer serves deliveries and bills', () =>
  expect(blankAddress(actor, [])).toMatchObject({ isShippingAddress: true, isBillingAddress: true }));

test('a further address starts in the country of the first', () => {
  expect(blankAddress(actor, [austrian])).toMatchObject({ countryIso: 'AT', isShippingAddress: false });
  expect(blankAddress(actor, []).countryIso).toBe('DE');
});
