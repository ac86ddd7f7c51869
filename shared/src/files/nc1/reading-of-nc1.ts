import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Processing } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartCategory, PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { findGrade } from '../recognition/find-grade.ts';
import { gradeAs } from '../recognition/grade-as.ts';
import { otherMaterialIn } from '../recognition/material-words.ts';
import { measuresOfUnknown } from '../recognition/measures-of-unknown.ts';
import { profileShape, stockFindings } from '../recognition/profile-shape.ts';
import type { Nc1Document, Nc1Header, Nc1Part } from './nc1-document.ts';
import { fileRemarks } from './read-nc1-files.ts';
import { type FoundSection, findSection } from './shape/find-section.ts';
import { measureBends } from './shape/measure-bends.ts';
import { setUpright } from './shape/set-upright.ts';
import { type ShapedPlate, shapePlate } from './shape/shape-plate.ts';
import { shapeSection } from './shape/shape-section.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/**
 * The reading of DSTV files: one position a part, in their order. Of several files one whose shape is refused is left out and named.
 * @throws DomainError E_DIM
 */
export const readingOfNc1 = ({ parts: read, findings }: Nc1Document, tools: Tools): Reading => {
  const parts: PartFacts[] = [];
  const refused: { name: string; error: DomainError }[] = [];
  read.forEach((part, index) => {
    tools.onPart(index, read.length);
    try {
      parts.push(factsOf(part, parts.length + 1, tools));
    } catch (error) {
      if (part.file === undefined || !(error instanceof DomainError)) throw error;
      refused.push({ name: part.file, error });
    }
  });
  tools.onPart(read.length, read.length);
  if (parts.length === 0 && refused[0]) throw refused[0].error;
  return {
    head: {
      readerVersion,
      format: 'nc1',
      formatVersion: '1998',
      program: '',
      projectName: '',
      assemblies: [],
      filePartCount: parts.length,
      positionCount: parts.length,
      findings: [...fileRemarks(refused), ...findings],
    },
    parts,
  };
};

/** What a part is and how it is made. */
type Shape = Pick<PartFacts, 'category' | 'profileName' | 'thicknessMm'> & {
  profile: Profile | null;
  body: Body;
  reasons: Remark[];
  findings: Remark[];
  isUnweighed: boolean;
  bends: NonNullable<PartFacts['bends']>;
};

const factsOf = (part: Nc1Part, index: number, { catalogue, kernel }: Tools): PartFacts => {
  const { header } = part;
  const found = header.grade === '' ? null : findGrade(header.grade, catalogue.grades);
  const usual = catalogue.grades.find(({ grade }) => grade === found?.grade)?.usualProcess ?? null;
  const shape = header.code === 'B' ? plateShape(part, catalogue) : sectionShape(part, catalogue, usual);
  const grade = gradeAs(found?.grade ?? null, shape.profile?.family ?? null, catalogue.grades);
  const isPlaced = shape.body.section.kind === 'profile';
  const profileFamily = shape.profile?.family ?? null;
  const madeFrom = { category: shape.category, profileFamily };
  const measured = measureBody(kernel, shape.body, isPlaced ? shape.profile : null, madeFrom);
  const { findings } = measured;
  const named = { profileName: shape.profileName, lengthMm: header.lengthMm };
  const measures = shape.isUnweighed
    ? measuresOfUnknown(measured.measures, named, catalogue.profiles)
    : measured.measures;
  const other = found === null ? otherMaterialIn(header.grade) : null;
  return {
    index,
    name: nameOf(part) || shape.profileName || header.profile || `Pos. ${index}`,
    drawingNumber: header.drawing,
    assembly: null,
    quantitySingle: header.quantity,
    quantity: header.quantity,
    category: shape.category,
    profileId: shape.profile?.id ?? null,
    profileName: shape.profileName,
    profileFamily,
    grade,
    thicknessMm: shape.thicknessMm,
    body: shape.body,
    measures,
    taken: other === null ? 'recognised' : 'left-out',
    reasons: reasonsOf(
      other,
      found && { text: found.text, grade, isAsWritten: !found.isCompleted && grade === found.grade },
      shape.reasons,
    ),
    findings: [
      ...gradeFindings(header.grade, grade),
      ...shape.findings,
      ...workFindings(part),
      ...part.findings,
      ...findings,
    ],
    placements: [],
    ...(shape.bends.length > 0 ? { bends: shape.bends } : {}),
    ...(part.notes.length > 0 ? { userAttributes: part.notes } : {}),
  };
};

type GradeFound = { text: string; grade: string | null; isAsWritten: boolean };

const reasonsOf = (other: string | null, found: GradeFound | null, shape: readonly Remark[]): Remark[] => {
  if (other !== null) return [remarkOf('left-out.other-material', { text: other })];
  const { text = '', grade = null, isAsWritten = false } = found ?? {};
  const own = grade === null ? [] : [remarkOf(isAsWritten ? 'read.grade' : 'guessed.grade', { text, grade })];
  const reasons = [...own, ...shape];
  return reasons.length > 0 ? reasons : [remarkOf('read.stated')];
};

const gradeFindings = (written: string, grade: string | null): Remark[] => {
  if (grade !== null) return [];
  return [written === '' ? remarkOf('request.missing-grade') : remarkOf('request.unknown-grade', { text: written })];
};

/** Work that the shop makes on request only. */
const workFindings = ({ bends, camberMm, holes }: Nc1Part): Remark[] => {
  const threads = new Map<number, number>();
  for (const { kind, diameterMm } of holes)
    if (kind === 'thread') threads.set(diameterMm, (threads.get(diameterMm) ?? 0) + 1);
  return [
    ...(bends.length > 0 ? [remarkOf('request.bend', { count: bends.length })] : []),
    ...(camberMm > 0 ? [remarkOf('request.camber', { camberMm })] : []),
    ...[...threads].map(([diameterMm, count]) => remarkOf('request.thread', { diameterMm, count })),
  ];
};

/** The piece mark; where that is a mere number, the one that stands in the fields before it. */
const nameOf = ({ header: { mark, drawing, phase }, comment }: Nc1Part): string => {
  if (/^\d+$/.test(mark) && drawing === phase && /\D/.test(drawing)) return drawing;
  return mark || comment.replace(/\.nc1?$/i, '');
};

const plateShape = (part: Nc1Part, catalogue: Catalogue): Shape => {
  const plate = shapePlate(part);
  const { blankMm, processings, thicknessMm } = plate;
  const body: Body = { blankMm, section: { kind: 'box' }, processings };
  const flat = flatBar(part, blankMm, processings, catalogue);
  const text = part.header.profile || 'B';
  return {
    category: 'FLAT',
    profile: flat,
    profileName: flat?.designation ?? '',
    thicknessMm,
    body,
    reasons: [
      flat
        ? remarkOf('read.profile', { text, profile: flat.designation })
        : remarkOf('read.plate', { text, thicknessMm }),
    ],
    findings: [...stockFindings(thicknessMm, catalogue), ...plate.findings, ...checkPlate(part.header, plate)],
    isUnweighed: false,
    bends: measureBends(part, [part.header.lengthMm, blankMm.height]),
  };
};

/** A flat bar by its name, where the plate has its breadth and thickness. */
const flatBar = (
  { header }: Nc1Part,
  blankMm: Body['blankMm'],
  processings: readonly Processing[],
  catalogue: Catalogue,
): Profile | null => {
  const named = findProfile(
    header.profile,
    catalogue.profiles.filter(({ family }) => family === 'FL' || family === 'BFL'),
  );
  if (!named?.profile) return null;
  const shape = profileShape(named.profile, { blankMm, processings: [...processings] }, catalogue);
  const isFitting = shape.findings.every(({ code }) => code !== 'request.profile-against-box');
  return isFitting ? named.profile : null;
};

const sectionShape = (part: Nc1Part, catalogue: Catalogue, usual: string | null): Shape => {
  const section = findSection(part, catalogue, usual);
  const { blankMm, processings, findings } = shapeSection(part, section);
  const category: PartCategory = part.header.code === 'I' || part.header.code === 'U' ? 'GIRDER' : 'PROFILE';
  return {
    category,
    profile: section.profile,
    profileName: section.profileName,
    thicknessMm: null,
    body: setUpright({ blankMm, section: section.section, processings }),
    reasons: section.reasons,
    findings: [...section.findings, ...findings, ...checkSection(part.header, section)],
    isUnweighed: section.isUnweighed,
    bends: [],
  };
};

const tolerance = 0.01;

const agrees = (stated: number, computed: number) => Math.abs(stated / computed - 1) <= tolerance;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** What the header says of a bar against its section: kg/m and m2/m, each within 1 %; 0 says nothing. */
const checkSection = ({ massKg, paintM2 }: Nc1Header, section: FoundSection): Remark[] => [
  ...differs('warn.stated-mass', massKg, [section.massKg]),
  ...differs('warn.stated-paint', paintM2, [section.paintM2]),
];

/** Densities that exporters count with, kg/dm3. */
const densities = [7.85, 7.83, 8];

/**
 * A plate's mass is written per m2 or per m, from 7830 to 8000 kg/m3. Its paint is both sides and the edges over the area of the outline, as the
 * programs count it: with drawn openings, of a sheet of 1 m2, or per metre of a flat bar.
 */
const checkPlate = ({ massKg, paintM2, heightMm, lengthMm }: Nc1Header, plate: ShapedPlate): Remark[] => {
  const { thicknessMm: t, outlineMm2, openingsMm2, edgesMm, blankMm } = plate;
  const widths = [blankMm.height, heightMm, outlineMm2 / lengthMm];
  const masses = densities.flatMap((density) => [t * density, ...widths.map((width) => (width * t * density) / 1000)]);
  const paints = [
    2 + (edgesMm * t) / (outlineMm2 - openingsMm2),
    2 + (edgesMm * t) / outlineMm2,
    2 + (4 * t) / 1000,
    2,
    ...widths.map((width) => (2 * (width + t)) / 1000),
  ];
  return [...differs('warn.stated-mass', massKg, masses), ...differs('warn.stated-paint', paintM2, paints)];
};

/** A remark where a value is stated and none of the computed ones agrees with it; it names the first. */
const differs = (code: 'warn.stated-mass' | 'warn.stated-paint', stated: number, computed: number[]): Remark[] => {
  const known = computed.filter((value) => value > 0 && Number.isFinite(value));
  const [first] = known;
  if (stated === 0 || first === undefined || known.some((value) => agrees(stated, value))) return [];
  return [remarkOf(code, { stated, computed: rounded(first) })];
};
