import { expect, test } from 'vitest';
import { seedCountries } from '../base-data/seed/seed-countries.ts';
import { packCatalog } from './read-catalogue.ts';
import { readCountries } from './read-countries.ts';

test('the countries of the packs are the ones that the shop serves', () =>
  expect(readCountries(packCatalog('countries', seedCountries()))).toEqual(seedCountries().map(({ iso }) => iso)));

test('rows of other tables are no countries', () =>
  expect(readCountries(packCatalog('grades', [{ grade: 'S235JR' }]))).toEqual([]));
