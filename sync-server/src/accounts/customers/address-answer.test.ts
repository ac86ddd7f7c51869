import { addressBodySchema } from '@knotenblech/shared/api/accounts/address-calls.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { expect, it } from 'vitest';
import { addressOfBody } from './address-answer.ts';

it.each([
  ['COUNTRY_SL', 'SI'],
  ['COUNTRY_SI', 'SI'],
  ['COUNTRY_AT', 'AT'],
])('the country %s is stored as %s', (countryIso, stored) => {
  const body = addressBodySchema.parse({
    salutation: 'COMPANY',
    company: 'Holzbau Kranj',
    contactFirstName: 'Ana',
    contactName: 'Novak',
    street: 'Glavni trg 1',
    zip: '4000',
    city: 'Kranj',
    countryIso,
    email: 'ana@example.org',
    phone: '+386 1 234567',
    vat: '',
  });
  expect(addressOfBody(newId<AddressId>(), body).countryIso).toBe(stored);
});
