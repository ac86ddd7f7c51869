import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { expect, test } from 'vitest';
import { addressName } from './use-change-names.ts';

const address = (id: string, name: string, city: string) => ({ id, name, city }) as Address;
const addresses = [
  address('a', 'Zimmerei Huber', 'Augsburg'),
  address('b', 'Zimmerei Huber', 'München'),
  address('c', 'Zimmerei Huber', ''),
  address('d', 'Holzbau Moser', 'Linz'),
];

test('an address goes by its name', () => expect(addressName('d', addresses)).toBe('Holzbau Moser'));

test('one of several of that name goes by name and town', () => {
  expect(addressName('a', addresses)).toBe('Zimmerei Huber, Augsburg');
  expect(addressName('b', addresses)).toBe('Zimmerei Huber, München');
  expect(addressName('c', addresses)).toBe('Zimmerei Huber');
});

test('one that is not here has no name', () => expect(addressName('e', addresses)).toBeNull());
