import { expect, test } from 'vitest';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { familiesOf, type MeasuredSection, matchSection, type SectionShape } from './match-section.ts';
import type { Profile } from './profile.schema.ts';

const { profiles } = seedCatalogue();
const shapes = Object.keys(familiesOf) as SectionShape[];

const measured = (profile: Profile, areaFactor = 1): MeasuredSection => {
  const shape = shapes.find((each) => familiesOf[each].includes(profile.family)) ?? 'I';
  const { hMm, bMm, dMm, tMm, areaCm2 } = profile;
  const isFlat = profile.family === 'FL' || profile.family === 'BFL';
  const [h, b] = dMm === null ? [isFlat ? (tMm ?? 0) : (hMm ?? 0), bMm ?? hMm ?? 0] : [dMm, dMm];
  return { shape, hMm: h, bMm: b, areaMm2: areaCm2 * 100 * areaFactor };
};

test('every row of the catalogue is found by its shape, box and area, and no other', () => {
  const missed = profiles.filter((profile) => matchSection(measured(profile), profiles)?.profile.id !== profile.id);
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test('no other row is as near as 0.5 % in area, but for a UPN and a UAP of one box: the nearer is taken', () => {
  const alike = profiles.filter((profile) => {
    const others = profiles.filter(({ id }) => id !== profile.id);
    return matchSection(measured(profile), others)?.isByArea;
  });
  expect(alike.map(({ id }) => id)).toEqual(['UPN300', 'UAP300']);
});

test('the sides of angles and hollow sections come in either order, those of girders do not', () => {
  const find = (shape: SectionShape, hMm: number, bMm: number, areaMm2: number) =>
    matchSection({ shape, hMm, bMm, areaMm2 }, profiles)?.profile.id;
  expect(find('L', 50, 100, 1140)).toBe('L100x50x8');
  expect(find('hollow', 50, 100, 1095)).toBe('RHS100x50x4-CF');
  expect(find('I', 200, 100, 2848)).toBe('IPE200');
  expect(find('I', 100, 200, 2848)).toBeUndefined();
  expect(find('rectangle', 100, 10, 1000)).toBe('FL100x10');
});

test('a section that is drawn without its radii is found by its walls', () => {
  const sharp = { shape: 'I' as const, hMm: 200, bMm: 100, areaMm2: 2 * 850 + 183 * 5.6, webMm: 5.6, flangeMm: 8.5 };
  expect(matchSection(sharp, profiles)).toMatchObject({ profile: { id: 'IPE200' }, isByArea: false });
  expect(matchSection({ ...sharp, webMm: 8 }, profiles)).toBeNull();
  const { webMm: _web, flangeMm: _flange, ...bare } = sharp;
  expect(matchSection(bare, profiles)).toBeNull();
});

test('walls that a hot and a cold finished section share mean the cold one, and say so', () => {
  const sharp = { shape: 'hollow' as const, hMm: 100, bMm: 100, areaMm2: 100 ** 2 - 90 ** 2, webMm: 5, flangeMm: 5 };
  expect(matchSection(sharp, profiles)).toMatchObject({
    profile: { id: 'SHS100x100x5-CF' },
    assumedProcess: 'cold_formed',
  });
});
