import { expect, test } from 'vitest';
import { packCatalog } from '../read-catalogue.ts';
import { readRalColours } from './read-ral-colours.ts';
import { seedRalColours } from './seed-ral-colours.ts';

test('colours come out of the catalogue as they went in', () => {
  const packs = [...packCatalog('grades', [{ grade: 'S235JR' }]), ...packCatalog('colours', seedRalColours())];
  expect(readRalColours(packs)).toEqual(seedRalColours());
});
