import type { Profile, ProfileFamily } from './profile.schema.ts';

/** What a section looks like; rectangle: solid, flat or square. */
export type SectionShape = 'I' | 'U' | 'L' | 'T' | 'hollow' | 'tube' | 'round' | 'rectangle';

/** A section as a model draws or states it, mm and mm2: its box in either order, and its walls (null: not known). */
export type MeasuredSection = {
  shape: SectionShape;
  hMm: number;
  bMm: number;
  areaMm2: number;
  webMm?: number | null;
  flangeMm?: number | null;
};

export type MatchedSection = {
  profile: Profile;
  /** Its area is the tabulated one; else its walls are, and its corners are drawn without their radii. */
  isByArea: boolean;
  /** Set when hot and cold finished sections have these walls and nothing tells which. */
  assumedProcess: string | null;
};

export const familiesOf: Readonly<Record<SectionShape, readonly ProfileFamily[]>> = {
  I: ['HEA', 'HEB', 'HEM', 'HEAA', 'IPE', 'IPEA', 'IPEO', 'IPN', 'HD', 'HL', 'HP', 'UB', 'UC'],
  U: ['UPN', 'UPE', 'UAP', 'PFC'],
  L: ['L_EQUAL', 'L_UNEQUAL'],
  T: ['T'],
  hollow: ['RHS', 'SHS'],
  tube: ['CHS'],
  round: ['RD'],
  rectangle: ['FL', 'BFL', 'SQ'],
};

/** Rolled girders: an I or a U. */
export const isGirder = (family: ProfileFamily): boolean => [...familiesOf.I, ...familiesOf.U].includes(family);

/** Seldom used in timber building: taken by name or by their very area, not by a box or walls that other families share. */
export const isBritish = (family: ProfileFamily): boolean => ['UB', 'UC', 'PFC'].includes(family);

/** Sections that look another way when they are turned over. */
export const isOneSided = (family: ProfileFamily): boolean =>
  [...familiesOf.U, ...familiesOf.L, ...familiesOf.T].includes(family);

const sizeMm = 0.6;
const wallMm = 0.3;
/** How far an area may be off: at 1 % some hot and cold finished hollow sections are alike, American ones are nearly British. */
export const areaToleranceOf = ({ family }: Profile): number => (isBritish(family) ? 0.002 : 0.005);
/** What the radii of a section's corners make of its area, at most. */
const cornerTolerance = 0.12;

/** Height and breadth of a section's box, mm. */
const boxOf = ({ hMm, bMm, tMm, dMm, family }: Profile): [number, number] => {
  if (dMm !== null) return [dMm, dMm];
  if (family === 'FL' || family === 'BFL') return [tMm ?? hMm ?? 0, bMm ?? 0];
  return [hMm ?? 0, bMm ?? hMm ?? 0];
};

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** The longer side of a box lies upright or not, as its model likes; the height of an I, U or T is between its flanges. */
const hasBox = (profile: Profile, { shape, hMm, bMm }: MeasuredSection): boolean => {
  const [h, b] = boxOf(profile);
  const isAsIs = isNear(h, hMm, sizeMm) && isNear(b, bMm, sizeMm);
  if (shape === 'I' || shape === 'U' || shape === 'T') return isAsIs;
  return isAsIs || (isNear(h, bMm, sizeMm) && isNear(b, hMm, sizeMm));
};

const areaOff = (profile: Profile, areaMm2: number) => Math.abs(areaMm2 / (profile.areaCm2 * 100) - 1);

const hasWalls = (profile: Profile, { webMm = null, flangeMm = null }: MeasuredSection): boolean => {
  const [web, flange] = [profile.twMm ?? profile.tMm, profile.tfMm ?? profile.tMm];
  const fits = (stated: number | null, own: number | null) =>
    stated === null || own === null || isNear(stated, own, wallMm);
  return (webMm !== null || flangeMm !== null) && fits(webMm, web) && fits(flangeMm, flange);
};

/**
 * The catalogue's section of a shape with a box (0.6 mm) and area (0.5 %), which is one at most; failing that the one whose walls (0.3 mm)
 * are stated, as in models that leave the radii of corners out. Null when there is none, or several that differ in more than their process.
 */
export const matchSection = (measured: MeasuredSection, profiles: readonly Profile[]): MatchedSection | null => {
  const boxed = profiles.filter(
    (profile) => familiesOf[measured.shape].includes(profile.family) && hasBox(profile, measured),
  );
  const [best] = boxed.toSorted((a, b) => areaOff(a, measured.areaMm2) - areaOff(b, measured.areaMm2));
  if (best !== undefined && areaOff(best, measured.areaMm2) <= areaToleranceOf(best))
    return { profile: best, isByArea: true, assumedProcess: null };
  const walled = boxed.filter(
    (profile) =>
      !isBritish(profile.family) &&
      hasWalls(profile, measured) &&
      areaOff(profile, measured.areaMm2) <= cornerTolerance,
  );
  const [first] = walled;
  if (first === undefined || new Set(walled.map(({ designation }) => designation)).size > 1) return null;
  const usual = walled.find(({ process }) => process === 'cold_formed') ?? first;
  return { profile: usual, isByArea: false, assumedProcess: walled.length > 1 ? usual.process : null };
};
