import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Section } from '../../geometry/body/body.schema.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { unitMistake } from './unit-mistake.ts';

const tolerance = 0.5;
const near = (a: number, b: number) => Math.abs(a - b) <= tolerance;
const round = (value: number) => Math.round(value * 100) / 100;

/** Outer height and width of a section, mm. */
export const outerSize = ({ hMm, bMm, dMm }: Profile): { h: number; b: number } =>
  dMm === null ? { h: hMm ?? 0, b: bMm ?? 0 } : { h: dMm, b: dMm };

const sided = ['UPN', 'UPE', 'L_EQUAL', 'L_UNEQUAL', 'T'];

/**
 * A profile's place in the blank: its height lies along the side of the box that has it, along z when both have.
 * A box that fits neither way (0.5 mm) is a finding that puts the part on request.
 */
export const placeProfile = (
  profile: Profile,
  part: Pick<Body, 'blankMm' | 'processings'>,
): { section: Section; findings: Remark[] } => {
  const { height, width } = part.blankMm;
  const { h, b } = outerSize(profile);
  const alongZ = near(width, h) && near(height, b);
  const alongY = near(height, h) && near(width, b);
  const findings: Remark[] = [];
  if (!alongZ && !alongY) findings.push(againstBox(profile, part.blankMm));
  else if (sided.includes(profile.family) && part.processings.some((processing) => processing.carriedOut))
    findings.push(remarkOf('warn.orientation-assumed', { profile: profile.designation }));
  const heightAxis = alongZ || (!alongY && Math.abs(width - h) <= Math.abs(height - h)) ? 'z' : 'y';
  return { section: { kind: 'profile', profileId: profile.id, heightAxis, flipY: false, flipZ: false }, findings };
};

const againstBox = (profile: Profile, { height, width }: Body['blankMm']): Remark => {
  const { h, b } = outerSize(profile);
  const unit = unitMistake([height, width], [h, b]);
  const values = { profile: profile.designation, heightMm: round(height), widthMm: round(width) };
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
  const fitting = profiles.filter((profile) => fitsBox(profile, blank));
  const names = new Set(fitting.map((profile) => profile.designation));
  return names.size === 1 ? (fitting.find((profile) => profile.process === 'cold_formed') ?? fitting[0] ?? null) : null;
};
