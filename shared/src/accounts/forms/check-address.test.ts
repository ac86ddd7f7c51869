import { expect, test } from 'vitest';
import { type AddressDraft, checkAddress, tidyAddress } from './check-address.ts';

const empty: AddressDraft = {
  salutation: '',
  name: '',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: '',
  zip: '',
  city: '',
  countryIso: '',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
};
const place = { street: 'Am Sägewerk 1', zip: '86150', city: 'Augsburg', countryIso: 'DE' };
const company: AddressDraft = {
  ...empty,
  ...place,
  salutation: 'COMPANY',
  name: 'Zimmerei Huber',
  contactFirstName: 'Eva',
  contactName: 'Huber',
  vatId: 'DE1',
};
const person: AddressDraft = { ...empty, ...place, salutation: 'MRS', name: 'Huber', nameAdd: 'Eva' };

const keys = (draft: AddressDraft) => checkAddress(draft).map((error) => error.key);

test('a complete company and a complete person have no errors', () => {
  expect(keys(company)).toEqual([]);
  expect(keys(person)).toEqual([]);
});

test('an e-mail may be left out, what is none is named', () => {
  expect(keys({ ...company, email: ' office@huber.example ' })).toEqual([]);
  expect(keys({ ...company, email: 'x' })).toEqual(['emailInvalid']);
});

test('empty forms name every required field in order', () => {
  const places = ['streetEmpty', 'zipEmpty', 'cityEmpty', 'countryEmpty'];
  expect(keys(empty)).toEqual(['salutationEmpty', ...places]);
  expect(keys({ ...empty, salutation: 'COMPANY' })).toEqual([
    'companyNameEmpty',
    'contactFirstNameEmpty',
    'contactNameEmpty',
    ...places,
  ]);
  expect(keys({ ...empty, salutation: 'MR' })).toEqual(['firstNameEmpty', 'nameEmpty', ...places]);
});

test('blanks do not fill a field, and the error names the field', () => {
  expect(checkAddress({ ...person, nameAdd: ' \t' })).toEqual([{ field: 'nameAdd', key: 'firstNameEmpty' }]);
});

test('what is stored is trimmed; contact and VAT id belong to companies only', () => {
  expect(tidyAddress({ ...company, city: ' Augsburg ' })).toEqual(company);
  expect(tidyAddress({ ...person, contactName: 'Alt', vatId: 'DE1' })).toEqual(person);
});
