import { expect, it } from 'vitest';
import type { Actor } from '../records/actor.ts';
import { createRowCache } from '../records/row-cache.ts';
import { customerSpace } from '../records/space.ts';
import { type AddressId, type CustomerId, newId } from '../values/ids.ts';
import type { Address } from './address.record.ts';
import { putAddress } from './put-address.change.ts';

const actor = { customerId: newId<CustomerId>() } as Actor;
const space = customerSpace(actor.customerId);
const seen: Address = {
  id: newId<AddressId>(),
  salutation: 'COMPANY',
  name: 'Holzbau',
  nameAdd: '',
  contactFirstName: 'Anna',
  contactName: 'Huber',
  street: 'Weg 1',
  zip: '4020',
  city: 'Linz',
  countryIso: 'AT',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
};

/** What is stored after a change of what was seen, where meanwhile another address stands in the row. */
const edited = (fields: Partial<Address>, meanwhile: Partial<Address>, was: { was?: Address } = { was: seen }) => {
  const { rows } = createRowCache().overlay();
  rows.put(space, 'address', { ...seen, ...meanwhile });
  putAddress.run(rows, { address: { ...seen, ...fields }, ...was }, { actor, at: '' });
  return rows.get(space, 'address', seen.id);
};
const munich = { street: 'Hafenstraße 7', zip: '80331', city: 'München', countryIso: 'DE' };

it('only what differs from what was seen is set', () =>
  expect(edited({ phone: '1', email: 'a@b.example' }, { ...munich, phone: '2', fax: '3' })).toEqual({
    ...seen,
    ...munich,
    phone: '1',
    email: 'a@b.example',
    fax: '3',
  }));

it.each([{ street: 'Weg 2' }, { zip: '4030' }, { city: 'Wels' }, { countryIso: 'DE' }])(
  'who changes %o of the place sets it whole, as he saw and wrote it',
  (fields) => expect(edited(fields, { ...munich, phone: '2' })).toEqual({ ...seen, ...fields, phone: '2' }),
);

it('the place is told as one field, the others one by one', () =>
  expect(
    putAddress.saw?.({ address: { ...seen, street: 'Weg 2', zip: '4030', phone: '1', name: 'Huber' }, was: seen }),
  ).toMatchObject([
    { field: 'name', value: 'Holzbau' },
    { field: 'place', value: { street: 'Weg 1', zip: '4020', city: 'Linz', countryIso: 'AT' } },
    { field: 'phone', value: '' },
    { field: '', ifGone: true },
  ]));

it('an address that was not known before is stored as it is', () =>
  expect(edited({ phone: '1' }, { name: 'Huber' }, {})).toEqual({ ...seen, phone: '1' }));
