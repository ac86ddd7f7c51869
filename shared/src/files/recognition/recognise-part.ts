import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { isGirderMention } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Section } from '../../geometry/body/body.schema.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import type { BtlxPart } from '../btlx/btlx-document.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { FoundGrade } from './find-grade.ts';
import { gradeAs } from './grade-as.ts';
import type { NamedProfile, Verdict } from './is-steel.ts';
import { sectionWordIn } from './product-words.ts';
import { fitsBox, profileBySection, profileShape, stockFindings, thicknessOf, unitMistake } from './profile-shape.ts';

/** What a part is taken for: everything of its facts but places, quantities and measures. */
export type Recognised = Pick<
  PartFacts,
  'category' | 'profileId' | 'profileName' | 'profileFamily' | 'grade' | 'thicknessMm' | 'taken'
> & { profile: Profile | null; section: Section; reasons: Remark[]; findings: Remark[] };

type Shape = Pick<
  Recognised,
  'category' | 'profile' | 'profileName' | 'thicknessMm' | 'section' | 'reasons' | 'findings'
> & {
  isGuess: boolean;
};

type Given = { reasons: Remark[]; isGuess: boolean; catalogue: Catalogue };

const box: Section = { kind: 'box' };
const round = (value: number) => Math.round(value * 100) / 100;
const asPlate = (part: BtlxPart, catalogue: Catalogue, more: Partial<Shape> = {}): Shape => {
  const thicknessMm = thicknessOf(part.blankMm);
  return {
    category: 'FLAT',
    profile: null,
    profileName: '',
    thicknessMm,
    section: box,
    isGuess: false,
    ...more,
    reasons: more.reasons ?? [],
    findings: [...stockFindings(thicknessMm, catalogue), ...(more.findings ?? [])],
  };
};

const asProfile = (part: BtlxPart, profile: Profile, given: Given): Shape => ({
  ...profileShape(profile, part, given.catalogue),
  profile,
  profileName: profile.designation,
  reasons: given.reasons,
  isGuess: given.isGuess,
});

const asUnknownProfile = (named: NamedProfile): Shape => ({
  category: isGirderMention(named.kind) ? 'GIRDER' : 'PROFILE',
  profile: null,
  profileName: named.text,
  thicknessMm: null,
  section: box,
  reasons: [],
  findings: [remarkOf(named.isHalf ? 'request.half-girder' : 'request.unknown-profile', { text: named.text })],
  isGuess: false,
});

/** A grating, a trapezoidal sheet, a cold-formed C: of its box only the length is the part's. */
const asSpecialProduct = (text: string): Shape => ({
  category: 'PROFILE',
  profile: null,
  profileName: text,
  thicknessMm: null,
  section: box,
  reasons: [],
  findings: [remarkOf('request.special-product', { text })],
  isGuess: false,
});

const asNamedPlate = (part: BtlxPart, verdict: Verdict, catalogue: Catalogue): Shape => {
  const plate = verdict.plate;
  const thicknessMm = thicknessOf(part.blankMm);
  const { length, height, width } = part.blankMm;
  const named = plate?.thicknessMm ?? null;
  const differs =
    plate !== null && named !== null && ![length, height, width].some((side) => Math.abs(side - named) <= 0.05);
  return asPlate(part, catalogue, {
    reasons: plate ? [remarkOf('read.plate', { text: plate.text, thicknessMm })] : [],
    findings: differs ? [thicknessDiffers(part, plate.text, named)] : [],
  });
};

const thicknessDiffers = ({ blankMm }: BtlxPart, text: string, namedMm: number): Remark => {
  const unit = unitMistake(Object.values(blankMm), [namedMm]);
  return unit
    ? remarkOf('request.unit-mistake', { text, unit })
    : remarkOf('request.thickness-against-text', { text, thicknessMm: thicknessOf(blankMm) });
};

const bySize = (part: BtlxPart, { isSteel }: Verdict, catalogue: Catalogue): Shape => {
  const { height, width } = part.blankMm;
  const thicknessMm = thicknessOf(part.blankMm);
  const values = { heightMm: round(height), widthMm: round(width) };
  const reasons = isSteel ? [remarkOf('guessed.plate', { thicknessMm })] : [];
  const isSheet = stockFindings(thicknessMm, catalogue).length === 0;
  const isGuess = sectionWordIn(part.designation) !== null;
  if (isSheet && thicknessMm <= commonSheetMm) return asPlate(part, catalogue, { reasons, isGuess });
  const fitting = isSteel ? profileBySection(part.blankMm, catalogue.profiles) : null;
  if (fitting)
    return asProfile(part, fitting, {
      reasons: [remarkOf('guessed.profile-by-section', { profile: fitting.designation, ...values })],
      isGuess: true,
      catalogue,
    });
  if (isSheet || thicknessMm <= thinMm) return asPlate(part, catalogue, { reasons, isGuess: true });
  const findings = [remarkOf('request.missing-profile', values)];
  return { ...asPlate(part, catalogue), category: 'PROFILE', thicknessMm: null, findings };
};

/** A box of a stock thickness up to this is a plate without asking for a profile. */
const commonSheetMm = 30;

/** A box thinner than this is a plate, also when no stock plate is as thick. */
const thinMm = 25;

const everydayWords = ['ROUND', 'SQUARE', 'TEE', 'ANY_TUBE'];

/** 'rund 200' or 'T 50' mean a section only on a box that has it. */
const namedFor = (part: BtlxPart, { named }: Verdict): NamedProfile | null =>
  named?.profile && everydayWords.includes(named.kind) && !fitsBox(named.profile, part.blankMm) ? null : named;

const shapeOf = (part: BtlxPart, verdict: Verdict, catalogue: Catalogue): Shape => {
  if (verdict.special !== null) return asSpecialProduct(verdict.special);
  const named = namedFor(part, verdict);
  if (named?.profile) {
    const reasons = [remarkOf('read.profile', { text: named.text, profile: named.profile.designation })];
    if (named.assumedProcess)
      reasons.push(remarkOf('guessed.process', { profile: named.profile.designation, process: named.assumedProcess }));
    const shape = asProfile(part, named.profile, { reasons, isGuess: false, catalogue });
    if (verdict.thread === null) return shape;
    return { ...shape, findings: [...shape.findings, remarkOf('request.special-product', { text: verdict.thread })] };
  }
  if (named) return asUnknownProfile(named);
  if (verdict.plate) return asNamedPlate(part, verdict, catalogue);
  const { unknownSection: text } = verdict;
  if (text !== null && verdict.isSteel)
    return asUnknownProfile({
      profile: null,
      text,
      kind: 'HOLLOW',
      isSteelOnly: false,
      assumedProcess: null,
      isHalf: false,
      halfOf: null,
    });
  return bySize(part, verdict, catalogue);
};

const gradeRemarks = (found: FoundGrade | null, grade: string | null): { reasons: Remark[]; findings: Remark[] } => {
  if (!found) return { reasons: [], findings: [remarkOf('request.missing-grade')] };
  if (grade === null) return { reasons: [], findings: [remarkOf('request.unknown-grade', { text: found.text })] };
  const isAsWritten = !found.isCompleted && grade === found.grade;
  return {
    reasons: [remarkOf(isAsWritten ? 'read.grade' : 'guessed.grade', { text: found.text, grade })],
    findings: [],
  };
};

/**
 * What a part of a file is: steel or not and why, category, profile, thickness and grade.
 * Texts come first (profile, plate, grade names in four languages), then the cross-section within 0.5 mm when exactly one fits.
 */
export const recognisePart = (part: BtlxPart, catalogue: Catalogue, verdict: Verdict): Recognised => {
  const shape = shapeOf(part, verdict, catalogue);
  const family = shape.profile?.family ?? null;
  const grade = gradeAs(verdict.grade?.grade ?? null, family, catalogue.grades);
  const remarks = gradeRemarks(verdict.grade, grade);
  return {
    category: shape.category,
    profile: shape.profile,
    profileId: shape.profile?.id ?? null,
    profileName: shape.profileName,
    profileFamily: family,
    grade,
    thicknessMm: shape.thicknessMm,
    section: shape.section,
    taken: verdict.isSteel ? (verdict.isGuess || shape.isGuess ? 'guessed' : 'recognised') : 'left-out',
    reasons: [...verdict.reasons, ...remarks.reasons, ...shape.reasons],
    findings: [...remarks.findings, ...shape.findings, ...part.findings],
  };
};
