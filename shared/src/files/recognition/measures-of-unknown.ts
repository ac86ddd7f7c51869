import { findProfile } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { PartMeasures } from '../../parts/part-facts.schema.ts';

type Named = { profileName: string; lengthMm: number };

/**
 * Measures of a bar whose section no row of the catalogue has. Half of a rolled girder has half of the whole one's tabulated area (cm2) and
 * surface (m2/m) over its length, and the edge where the web was cut; of any other section weight and surface are unknown: 0.
 */
export const measuresOfUnknown = (
  measures: PartMeasures,
  { profileName, lengthMm }: Named,
  profiles: readonly Profile[],
): PartMeasures => {
  const whole = findProfile(profileName, profiles)?.halfOf ?? null;
  const none = { contourMm: 0, sawCuts: [], netVolumeMm3: 0, surfaceMm2: 0 };
  if (whole === null) return { ...measures, ...none };
  const perimeterMm = whole.surfaceM2PerM * 500 + (whole.twMm ?? 0);
  return {
    ...measures,
    ...none,
    netVolumeMm3: Math.round(whole.areaCm2 * 50 * lengthMm),
    surfaceMm2: Math.round(perimeterMm * lengthMm),
  };
};
