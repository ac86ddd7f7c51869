import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Section } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { profileShape, stockFindings, thicknessOf } from '../recognition/profile-shape.ts';
import { type FollowedPart, followReferences } from './follow-references.ts';
import type { StwxDocument, StwxPart } from './read-stated-part.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a .stwx document: what it states is taken as stated, measures are always computed. @throws those of followReferences */
export const readingOfStwx = (document: StwxDocument, tools: Tools): Reading => {
  const { assemblies, parts: followed } = followReferences(document);
  const parts = followed.map((each, index) => {
    tools.onPart(index, followed.length);
    return factsOf(each, index + 1, tools);
  });
  tools.onPart(followed.length, followed.length);
  return {
    head: {
      readerVersion,
      format: 'stwx',
      formatVersion: document.version,
      program: document.program,
      projectName: document.projectName,
      assemblies,
      filePartCount: parts.length,
      positionCount: parts.length,
      findings: document.findings,
    },
    parts,
  };
};

const factsOf = (
  { part, assembly, quantity }: FollowedPart,
  index: number,
  { catalogue, kernel }: Tools,
): PartFacts => {
  const profile = catalogue.profiles.find((candidate) => candidate.id === part.profileId) ?? null;
  const isGradeKnown = catalogue.grades.some((candidate) => candidate.grade === part.grade);
  const shape = shapeOf(part, profile, catalogue);
  const body = { blankMm: part.blankMm, section: shape.section, processings: part.processings };
  const profileFamily = profile?.family ?? null;
  const { measures, findings } = measureBody(kernel, body, profile, { category: part.category, profileFamily });
  return withoutUndefined({
    index,
    name: part.name || part.profileName || `Pos. ${part.id || index}`,
    drawingNumber: part.drawingNumber,
    assembly,
    quantitySingle: part.quantitySingle,
    quantity,
    category: part.category,
    profileId: profile?.id ?? null,
    profileName: part.profileName || (profile?.designation ?? ''),
    profileFamily,
    grade: isGradeKnown ? part.grade : null,
    thicknessMm: part.thicknessMm,
    body,
    measures,
    taken: part.taken,
    reasons: [remarkOf('read.stated')],
    findings: [
      ...gradeFindings(part.grade, isGradeKnown),
      ...shape.findings,
      ...(part.open ?? []),
      ...part.findings,
      ...findings,
    ],
    placements: part.placements,
    surface: part.surface,
    ralNumber: part.ralNumber,
    userAttributes: part.userAttributes,
    colour: part.colour,
  });
};

const gradeFindings = (written: string | null, isKnown: boolean): Remark[] => {
  if (written === null) return [remarkOf('request.missing-grade')];
  return isKnown ? [] : [remarkOf('request.unknown-grade', { text: written })];
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The section that is stated, else the one that the profile's box gives; a stated one is not assumed. */
const shapeOf = (part: StwxPart, profile: Profile | null, catalogue: Catalogue) => {
  const box: Section = { kind: 'box' };
  if (!profile) return { section: box, findings: withoutProfile(part, catalogue) };
  const shape = profileShape(profile, part, catalogue);
  if (!part.lie || shape.section.kind === 'box') return shape;
  return {
    section: { kind: 'profile', profileId: profile.id, ...part.lie } satisfies Section,
    findings: shape.findings.filter((finding) => finding.code !== 'warn.orientation-assumed'),
  };
};

const withoutProfile = (part: StwxPart, catalogue: Catalogue): Remark[] => {
  const { category, profileId, profileName, blankMm } = part;
  const named = profileName || profileId;
  if (category === 'FLAT' && !profileId) return stockFindings(part.thicknessMm ?? thicknessOf(blankMm), catalogue);
  if (named) return [remarkOf('request.unknown-profile', { text: named })];
  const [heightMm, widthMm] = [hundredth(blankMm.height), hundredth(blankMm.width)];
  return [remarkOf('request.missing-profile', { heightMm, widthMm })];
};
