import { findProfile } from '@knotenblech/shared/catalogue/find-profile.ts';
import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import { fitsBox } from '@knotenblech/shared/files/recognition/profile-shape.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { measureAsInWorker } from '../../../worker/measure-as-in-worker.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';

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

/** Measures parts, as their file has them, with a profile; null when that cannot be done, which is then told. */
export const useProfileMeasures = () => {
  const { i18n } = useLingui();
  const catalogue = useCatalogue();
  return async (parts: readonly PartFacts[], profileId: string): Promise<MeasuredAs[] | null> => {
    if (!catalogue) return null;
    try {
      return await measureAsInWorker(parts, profileId, catalogue);
    } catch (error) {
      showRefusal(i18n, error);
      return null;
    }
  };
};
