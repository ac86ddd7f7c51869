import { findProfile } from '@knotenblech/shared/catalogue/find-profile.ts';
import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import { fitsBox } from '@knotenblech/shared/files/recognition/profile-shape.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';

export type MatchingProfiles = { fitting: Profile[]; others: Profile[] };

const atMost = 60;

const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[×*/]/g, 'X')
    .replace(/[\s_-]/g, '');

/** The profiles of the catalogue that a search finds, in any usual spelling; those with the cross-section of the box apart and first. */
export const matchingProfiles = (
  profiles: readonly Profile[],
  blankMm: Body['blankMm'] | null,
  query: string,
): MatchingProfiles => {
  const wanted = plain(query);
  const named = query === '' ? null : findProfile(query, profiles)?.profile;
  const found = profiles.filter(
    (profile) => plain(profile.designation).includes(wanted) || profile.designation === named?.designation,
  );
  const fits = (profile: Profile) => blankMm !== null && fitsBox(profile, blankMm);
  const rank = (profile: Profile) =>
    profile.designation === named?.designation ? 0 : plain(profile.designation).startsWith(wanted) ? 1 : 2;
  const sorted = found.map((profile) => ({ profile, rank: rank(profile) })).sort((a, b) => a.rank - b.rank);
  return {
    fitting: sorted.filter(({ profile }) => fits(profile)).map(({ profile }) => profile),
    others: sorted
      .filter(({ profile }) => !fits(profile))
      .slice(0, atMost)
      .map(({ profile }) => profile),
  };
};
