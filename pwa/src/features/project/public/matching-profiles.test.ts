import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { expect, test } from 'vitest';
import { matchingProfiles } from './matching-profiles.ts';

const { profiles } = seedCatalogue();
const names = (found: { designation: string }[]) => found.map(({ designation }) => designation);

test('without a search the profiles with the cross-section of the box come first', () => {
  const { fitting, others } = matchingProfiles(profiles, { length: 3000, height: 50, width: 100 }, '');
  expect(names(fitting)).toContain('RHS 100x50x4');
  expect(names(fitting)).toContain('UPN 100');
  expect(others.length).toBeGreaterThan(0);
});

test.each([
  ['ipe 300', 'IPE 300'],
  ['HE 200 A', 'HEA 200'],
  ['100*50*4', 'RHS 100x50x4'],
  ['QRO 100x5', 'SHS 100x100x5'],
  ['L 80/8', 'L 80x80x8'],
  ['60,3', 'CHS 60.3x4'],
])('%s finds %s', (query, designation) => {
  expect(names(matchingProfiles(profiles, null, query).others)).toContain(designation);
});

test('what is named exactly stands first', () => {
  expect(names(matchingProfiles(profiles, null, 'IPE 100').others)[0]).toBe('IPE 100');
});

test('a search without a hit finds nothing', () => {
  expect(matchingProfiles(profiles, null, 'Balken')).toEqual({ fitting: [], others: [] });
});
