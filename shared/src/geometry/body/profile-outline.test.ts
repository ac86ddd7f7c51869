import { expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { flatten } from './flatten.ts';
import { areaOf, perimeterOf, polygonPath } from './path.ts';
import { profileOutline } from './profile-outline.ts';

const { profiles } = seedCatalogue();
const netArea = (loops: ReturnType<typeof profileOutline>['loops']) => {
  const [outside, inside = []] = loops;
  return Math.abs(areaOf(outside ?? [])) - Math.abs(areaOf(inside));
};

test('every section of the catalogue has its tabulated area within 1 %; T sections, tabulated without radii, within 2.2 %', () => {
  const off = profiles.flatMap((profile) => {
    const difference = netArea(profileOutline(profile).loops) / 100 / profile.areaCm2 - 1;
    return Math.abs(difference) < (profile.family === 'T' ? 0.022 : 0.01) ? [] : [`${profile.id} ${difference}`];
  });
  expect(profiles.length).toBeGreaterThan(1500);
  expect(off).toEqual([]);
});

test('every section of the catalogue has its tabulated outline within 0.3 %, the small UPN within 1.6 %', () => {
  const off = profiles.flatMap((profile) => {
    const [outside = []] = profileOutline(profile).loops;
    const difference = perimeterOf(outside) / 1000 / profile.surfaceM2PerM - 1;
    return Math.abs(difference) < (profile.family === 'UPN' ? 0.016 : 0.003) ? [] : [`${profile.id} ${difference}`];
  });
  expect(off).toEqual([]);
});

test('the polygon of a section has the area of its outline', () => {
  for (const id of ['HEA200', 'UPN200', 'L80x80x8', 'RHS100x50x4-CF', 'CHS76.1x2.6', 'T50x50x6']) {
    const profile = profiles.find((one) => one.id === id);
    if (profile === undefined) throw new Error(id);
    for (const loop of profileOutline(profile).loops) {
      expect(areaOf(polygonPath(flatten(loop, 15))) / areaOf(loop)).toBeCloseTo(1, 12);
    }
  }
});

test('an HEA 200 is 2 flanges, a web and 4 fillets', () => {
  const profile = profiles.find(({ id }) => id === 'HEA200');
  if (profile === undefined) throw new Error('HEA200');
  const byHand = 2 * 200 * 10 + 170 * 6.5 + (4 - Math.PI) * 18 ** 2;
  expect(netArea(profileOutline(profile).loops)).toBeCloseTo(byHand, 6);
});
