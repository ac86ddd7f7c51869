import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { isBritish, isGirder, isOneSided } from '../../catalogue/match-section.ts';
import { nearestThicknesses } from '../../catalogue/nearest-thicknesses.ts';
import type { Profile, ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { Body, Section } from '../../geometry/body/body.schema.ts';
import type { PartCategory, Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';

/** What a profile makes of a blank. */
export type ProfileShape = {
  category: PartCategory;
  thicknessMm: number | null;
  section: Section;
  findings: Remark[];
};

const flats: readonly ProfileFamily[] = ['FL', 'BFL'];

const round = (value: number) => Math.round(value * 100) / 100;

const isFlatBar = (profile: Pick<Profile, 'family'>) => flats.includes(profile.family);

/** A finding when no sheet of the stock is as thick. */
export const stockFindings = (thicknessMm: number, catalogue: Catalogue): Remark[] => {
  const stockMm = catalogue.sheetThicknesses.map((sheet) => sheet.thicknessMm);
  if (stockMm.some((stock) => Math.abs(stock - thicknessMm) < 0.01)) return [];
  return [remarkOf('request.thickness-not-stock', { thicknessMm, ...nearestThicknesses(thicknessMm, stockMm) })];
};

/** The smallest side of a blank, mm. */
export const thicknessOf = ({ length, height, width }: Body['blankMm']) => round(Math.min(length, height, width));

/** Category, section and findings of a blank that has a profile: a flat bar is the box itself, any other lies in it. */
export const profileShape = (
  profile: Profile,
  body: Pick<Body, 'blankMm' | 'processings'>,
  catalogue: Catalogue,
): ProfileShape => {
  if (isFlatBar(profile)) return flatBarShape(profile, body, catalogue);
  const category = isGirder(profile.family) ? 'GIRDER' : 'PROFILE';
  return { category, thicknessMm: null, ...placeProfile(profile, body) };
};

const flatBarShape = (profile: Profile, { blankMm }: Pick<Body, 'blankMm'>, catalogue: Catalogue): ProfileShape => {
  const [thickness = 0, breadth = 0, length = 0] = Object.values(blankMm).sort((a, b) => a - b);
  const fits =
    Math.abs(thickness - (profile.tMm ?? 0)) <= 0.5 &&
    [breadth, length].some((side) => Math.abs(side - (profile.bMm ?? 0)) <= 0.5);
  const values = { profile: profile.designation, heightMm: round(blankMm.height), widthMm: round(blankMm.width) };
  const thicknessMm = thicknessOf(blankMm);
  return {
    category: 'FLAT',
    thicknessMm,
    section: { kind: 'box' },
    findings: [
      ...stockFindings(thicknessMm, catalogue),
      ...(fits ? [] : [remarkOf('request.profile-against-box', values)]),
    ],
  };
};

const tolerance = 0.5;

const near = (a: number, b: number) => Math.abs(a - b) <= tolerance;

const placeProfileRound = (value: number) => Math.round(value * 100) / 100;

/** Outer height and width of a section, mm. */
export const outerSize = ({ hMm, bMm, dMm }: Profile): { h: number; b: number } =>
  dMm === null ? { h: hMm ?? 0, b: bMm ?? 0 } : { h: dMm, b: dMm };

/**
 * A profile's place in the blank: its height lies along the side of the box that has it, along z when both have.
 * A box that fits neither way (0.5 mm) is a finding that puts the part on request.
 */
const placeProfile = (
  profile: Profile,
  part: Pick<Body, 'blankMm' | 'processings'>,
): { section: Section; findings: Remark[] } => {
  const { height, width } = part.blankMm;
  const { h, b } = outerSize(profile);
  const alongZ = near(width, h) && near(height, b);
  const alongY = near(height, h) && near(width, b);
  const findings: Remark[] = [];
  if (!alongZ && !alongY) findings.push(againstBox(profile, part.blankMm));
  else if (isOneSided(profile.family) && part.processings.some((processing) => processing.carriedOut))
    findings.push(remarkOf('warn.orientation-assumed', { profile: profile.designation }));
  const heightAxis = alongZ || (!alongY && Math.abs(width - h) <= Math.abs(height - h)) ? 'z' : 'y';
  return { section: { kind: 'profile', profileId: profile.id, heightAxis, flipY: false, flipZ: false }, findings };
};

const againstBox = (profile: Profile, { height, width }: Body['blankMm']): Remark => {
  const { h, b } = outerSize(profile);
  const unit = unitMistake([height, width], [h, b]);
  const values = {
    profile: profile.designation,
    heightMm: placeProfileRound(height),
    widthMm: placeProfileRound(width),
  };
  return unit
    ? remarkOf('request.unit-mistake', { text: profile.designation, unit })
    : remarkOf('request.profile-against-box', values);
};

/** Whether a section's outer size is the box's cross-section within 0.5 mm, in either order. */
export const fitsBox = (profile: Profile, blank: Body['blankMm']): boolean => {
  const { h, b } = outerSize(profile);
  return (near(blank.height, h) && near(blank.width, b)) || (near(blank.height, b) && near(blank.width, h));
};

/** The one profile whose outer size is the box's cross-section within 0.5 mm, or null when none or several fit. */
export const profileBySection = (blank: Body['blankMm'], profiles: readonly Profile[]): Profile | null => {
  const fitting = profiles.filter((profile) => !isBritish(profile.family) && fitsBox(profile, blank));
  const names = new Set(fitting.map((profile) => profile.designation));
  return names.size === 1 ? (fitting.find((profile) => profile.process === 'cold_formed') ?? fitting[0] ?? null) : null;
};

const unitsMm = { cm: 10, m: 1000, '″': 25.4 } as const;

const toleranceMm = 0.5;

/**
 * The unit in which a blank's sizes would be those that its name states (both in mm, as many as are named), or null.
 * A box of 30 x 15 named IPE 300 is written in cm.
 */
export const unitMistake = (sizes: readonly number[], namedMm: readonly number[]): keyof typeof unitsMm | null => {
  const units = Object.keys(unitsMm) as (keyof typeof unitsMm)[];
  return (
    units.find((unit) =>
      holdsAll(
        sizes.map((size) => size * unitsMm[unit]),
        namedMm,
      ),
    ) ?? null
  );
};

const holdsAll = (sizesMm: number[], namedMm: readonly number[]) => {
  const left = [...sizesMm];
  return namedMm.every((named) => {
    const place = left.findIndex((size) => Math.abs(size - named) <= toleranceMm);
    if (place === -1) return false;
    left.splice(place, 1);
    return true;
  });
};
