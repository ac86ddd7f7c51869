import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, PartMeasures, Placement, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { listShort } from '../grouping/merge-equal-parts.ts';
import { gradeAs } from '../recognition/grade-as.ts';
import { profileShape, stockFindings } from '../recognition/profile-shape.ts';
import { groupElements, type IfcPosition } from './group-elements.ts';
import type { IfcDocument, IfcPart } from './ifc-document.ts';
import { isSteelElement, type SteelVerdict } from './is-steel-element.ts';
import { within } from './model/frames.ts';
import { isRolled } from './shape/match-outline.ts';
import { type IfcShape, shapeSolid } from './shape/shape-solid.ts';
import { readElement, unreadRemarks } from './unread-elements.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a model: equal elements of one assembly are one position, equal assemblies are one. @throws DomainError E_COUNT, E_DIM */
export const readingOfIfc = (document: IfcDocument, { catalogue, kernel, onPart }: Tools): Reading => {
  const total = 2 * document.parts.length;
  const shift = shiftOf(document.parts);
  const unread = [...document.unread];
  const recognised = document.parts.flatMap((part, index) => {
    onPart(index, total);
    return readElement(part, unread, () => recognise(part, catalogue, shift));
  });
  const { assemblies, positions } = groupElements(document.assemblies, recognised);
  const parts = positions.map((position, index) => {
    onPart(document.parts.length + index, total);
    return factsOf(position, index + 1, kernel);
  });
  onPart(total, total);
  const isAnyTaken = parts.some(({ taken }) => taken !== 'left-out');
  return {
    head: {
      readerVersion,
      format: 'ifc',
      formatVersion: document.version,
      program: document.program,
      projectName: document.projectName,
      assemblies,
      filePartCount: document.partCount,
      positionCount: parts.length,
      findings: [
        ...(isAnyTaken || parts.length === 0 ? [] : [remarkOf('warn.nothing-recognised', { count: parts.length })]),
        ...unreadRemarks(
          unread.toSorted((a, b) => a.number - b.number),
          recognised.length,
        ),
      ],
    },
    parts,
  };
};

/** An element as it is taken, before equal ones are put together. */
export type RecognisedElement = {
  part: IfcPart;
  shape: IfcShape;
  grade: string | null;
  taken: PartFacts['taken'];
  reasons: Remark[];
  findings: Remark[];
  placement: Placement;
  notes: { name: string; value: string }[];
};

const farMm = 1_000_000;

/** Models stand where they do on the map: their first element is where they begin. */
const shiftOf = (parts: readonly IfcPart[]): Placement['origin'] => {
  const [first] = parts;
  const isFar = parts.some(({ placement }) => placement.origin.some((value) => Math.abs(value) > farMm));
  return isFar && first ? first.placement.origin : [0, 0, 0];
};

const recognise = (part: IfcPart, catalogue: Catalogue, shift: Placement['origin']): RecognisedElement => {
  const shape = rounded(named(shapeSolid(part.solid, catalogue), part, catalogue));
  refuseSize(part, shape.body.blankMm);
  const verdict = isSteelElement(part, catalogue, shape.profile !== null && isRolled(shape.profile));
  const grade = gradeAs(verdict.grade?.grade ?? null, shape.profile?.family ?? null, catalogue.grades);
  const stated = statedBy(part, verdict, grade);
  const { origin, xAxis, yAxis } = within(part.placement, shape.placed);
  const at = origin.map((value, axis) => fine(value - (shift[axis] ?? 0))) as Placement['origin'];
  const stock =
    shape.category === 'FLAT' && shape.thicknessMm !== null ? stockFindings(shape.thicknessMm, catalogue) : [];
  const reasons = [...verdict.reasons, ...stated.reasons, ...profileReasons(part, shape)];
  return {
    part,
    shape,
    grade,
    taken: verdict.taken,
    reasons: verdict.taken === 'left-out' ? verdict.reasons : reasons.length > 0 ? reasons : [remarkOf('read.solid')],
    findings: [...stated.findings, ...shape.findings, ...stock],
    placement: { origin: at, xAxis: roundAll(xAxis), yAxis: roundAll(yAxis) },
    notes: notesOf(part),
  };
};

/** Far below what is made, and the same on every machine. */
const fine = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

const roundAll = <T>(value: T): T => {
  if (typeof value === 'number') return fine(value) as T;
  if (Array.isArray(value)) return value.map(roundAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, roundAll(own)])) as T;
};

/** Single precision, as programs export it, is rounded away as well. */
const thousandth = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const rounded = (shape: IfcShape): IfcShape => {
  const { blankMm, section, processings } = shape.body;
  const { length, height, width } = blankMm;
  const sizes = { length: thousandth(length), height: thousandth(height), width: thousandth(width) };
  return { ...shape, body: { blankMm: sizes, section, processings: roundAll(processings) } };
};

const refuseSize = ({ id, name }: IfcPart, sizes: Body['blankMm']): void => {
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  for (const [size, found] of Object.entries(sizes))
    if (!(found >= min && found <= max))
      throw new DomainError('E_DIM', { line: 1, column: 1, element: `#${id} ${name}`, name: size, found, min, max });
};

/** What a section is called tells hot from cold finished, and a flat bar from a plate. */
const named = (shape: IfcShape, part: IfcPart, catalogue: Catalogue): IfcShape => {
  const found = part.profileNames.map((text) => findProfile(text, catalogue.profiles)).find((each) => each?.profile);
  if (shape.match !== null) {
    const isSame = found?.profile?.designation === shape.profile?.designation;
    if (!isSame || !found?.profile || found.assumedProcess !== null || shape.match.isByArea) return shape;
    return { ...shape, match: { ...shape.match, assumedProcess: null }, ...asRow(shape, found.profile) };
  }
  if (shape.counted !== null) return { ...shape, profileName: part.profileNames[0] ?? '' };
  const isFlat = found?.profile?.family === 'FL' || found?.profile?.family === 'BFL';
  if (shape.category !== 'FLAT' || !found?.profile || !isFlat) return shape;
  const fits = profileShape(found.profile, shape.body, catalogue).findings.every(
    ({ code }) => code !== 'request.profile-against-box',
  );
  return fits ? { ...shape, profile: found.profile, profileName: found.profile.designation } : shape;
};

const asRow = ({ body }: IfcShape, profile: Profile): Pick<IfcShape, 'profile' | 'body'> => ({
  profile,
  body: body.section.kind === 'box' ? body : { ...body, section: { ...body.section, profileId: profile.id } },
});

const profileReasons = (
  { profileNames }: IfcPart,
  { profile, match, category, thicknessMm, body }: IfcShape,
): Remark[] => {
  const [text = ''] = profileNames;
  if (profile === null)
    return category === 'FLAT' && thicknessMm !== null && text !== ''
      ? [remarkOf('read.plate', { text, thicknessMm })]
      : [];
  const { designation, process } = profile;
  if (match === null) return [remarkOf('read.profile', { text, profile: designation })];
  const { height, width } = body.blankMm;
  return [
    text === ''
      ? remarkOf('guessed.profile-by-section', { profile: designation, heightMm: width, widthMm: height })
      : remarkOf('read.profile', { text, profile: designation }),
    ...(match.assumedProcess === null ? [] : [remarkOf('guessed.process', { profile: designation, process })]),
    ...(match.isByArea ? [] : [remarkOf('note.radii-not-drawn', { profile: designation })]),
  ];
};

const statedBy = (
  { materials }: IfcPart,
  { grade: found }: SteelVerdict,
  grade: string | null,
): { reasons: Remark[]; findings: Remark[] } => {
  const [text] = materials;
  if (found === null)
    return {
      reasons: [],
      findings: [text === undefined ? remarkOf('request.missing-grade') : remarkOf('request.unknown-grade', { text })],
    };
  if (grade === null) return { reasons: [], findings: [remarkOf('request.unknown-grade', { text: found.text })] };
  const isAsWritten = !found.isCompleted && grade === found.grade;
  return {
    reasons: [remarkOf(isAsWritten ? 'read.grade' : 'guessed.grade', { text: found.text, grade })],
    findings: [],
  };
};

const notesOf = ({
  description,
  objectType,
  profileNames,
  materials,
  finish,
}: IfcPart): { name: string; value: string }[] => {
  const notes = [
    { name: 'Profile', value: profileNames[0] ?? '' },
    { name: 'Description', value: description },
    { name: 'ObjectType', value: objectType },
    { name: 'Material', value: listShort(new Set(materials)) },
    { name: 'Finish', value: finish },
  ];
  return notes.filter(
    ({ value }, index) => value !== '' && notes.findIndex((other) => other.value === value) === index,
  );
};

const factsOf = (position: IfcPosition, index: number, kernel: Kernel): PartFacts => {
  const { element, names, assembly, quantitySingle, placements } = position;
  const { part, shape, grade, taken, reasons, findings, notes } = element;
  const { category, profile, profileName, thicknessMm, body } = shape;
  const profileFamily = profile?.family ?? null;
  const isPlaced = body.section.kind === 'profile';
  const made = measureBody(kernel, body, isPlaced ? profile : null, { category, profileFamily });
  return {
    index,
    name: listShort(names) || part.mark || profileName || `Pos. ${index}`,
    drawingNumber: part.mark,
    assembly,
    quantitySingle,
    quantity: placements.length,
    category,
    profileId: profile?.id ?? null,
    profileName,
    profileFamily,
    grade,
    thicknessMm,
    body,
    measures: shape.counted === null ? made.measures : countedMeasures(made.measures, shape.counted),
    taken,
    reasons,
    findings: [
      ...findings,
      ...made.findings.filter(({ code }) => shape.counted === null || code !== 'request.empty-solid'),
    ],
    placements,
    ...(notes.length > 0 ? { userAttributes: notes } : {}),
  };
};

const countedMeasures = (
  measures: PartMeasures,
  { volumeMm3, areaMm2 }: NonNullable<IfcShape['counted']>,
): PartMeasures => ({
  ...measures,
  netVolumeMm3: Math.max(0, Math.round(volumeMm3)),
  surfaceMm2: Math.max(0, Math.round(areaMm2)),
  sawCuts: [],
  method: 'solid',
});
