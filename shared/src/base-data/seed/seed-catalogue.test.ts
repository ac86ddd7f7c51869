import { expect, test } from 'vitest';
import { seedRalColours } from '../../catalogue/colours/seed-ral-colours.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCountries } from './seed-countries.ts';

const { profiles, grades, sheetThicknesses } = seedCatalogue();

test('the seed catalogue holds the sections of the tables, each id once', () => {
  expect(profiles).toHaveLength(1928);
  expect(new Set(profiles.map((profile) => profile.id)).size).toBe(1928);
});

test('the mass per metre of every section is its tabulated area at 7850 kg/m3 within 1 %', () => {
  const off = profiles.filter((profile) => Math.abs(profile.massKgPerM / ((profile.areaCm2 / 1e4) * 7850) - 1) > 0.01);
  expect(off.map((profile) => profile.id)).toEqual([]);
});

test('well-known sections have the figures of the printed tables', () => {
  const mass = (id: string) => profiles.find((profile) => profile.id === id)?.massKgPerM;
  expect(mass('HEA200')).toBe(42.3);
  expect(mass('IPE300')).toBe(42.2);
  expect(mass('HEB200')).toBe(61.3);
  expect(mass('UPN200')).toBe(25.3);
  expect(mass('IPN200')).toBe(26.2);
});

test('grades, sheet thicknesses, colours and countries are complete', () => {
  expect(grades.map((grade) => grade.grade)).toContain('S235JR');
  expect(sheetThicknesses.map((sheet) => sheet.thicknessMm)).toEqual([
    1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60,
  ]);
  expect(seedRalColours()).toHaveLength(44);
  expect(seedCountries()).toHaveLength(22);
});
