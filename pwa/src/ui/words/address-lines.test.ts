import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const company: Address = {
  id: 'a' as AddressId,
  salutation: 'COMPANY',
  name: 'Zimmerei Huber GmbH',
  nameAdd: '',
  contactFirstName: 'Anna',
  contactName: 'Huber',
  street: 'Werkstraße 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: false,
};

test('a company stands with its contact, blank lines are left out', () =>
  expect(addressLines(company, 'de')).toEqual([
    'Zimmerei Huber GmbH',
    'Anna Huber',
    'Werkstraße 1',
    '86150 Augsburg',
    'Deutschland',
  ]));

test('a private person stands with first name before name', () =>
  expect(
    addressLines({ ...company, salutation: 'MRS', nameAdd: 'Eva', name: 'Moser', countryIso: 'AT' }, 'en'),
  ).toEqual(['Eva Moser', 'Werkstraße 1', '86150 Augsburg', 'Austria']));
