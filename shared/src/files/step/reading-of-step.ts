import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, PartMeasures, Placement, Remark } from '../../parts/part-facts.schema.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { listShort } from '../grouping/merge-equal-parts.ts';
import { findGrade } from '../recognition/find-grade.ts';
import { gradeAs } from '../recognition/grade-as.ts';
import { plateNameIn } from '../recognition/is-steel.ts';
import { otherMaterialIn, steelWordIn, timberGradeIn, woodWordIn } from '../recognition/material-words.ts';
import { fastenerIn, smallFastenerIn, smallFastenerMm } from '../recognition/product-words.ts';
import { groupProducts, type StepAllotment } from './group-products.ts';
import { type Movement, movedBy } from './product/movement.ts';
import { recogniseSolid } from './shape/recognise-solid.ts';
import { roundedMm, type SolidShape } from './shape/solid-shape.ts';
import type { StepDocument, StepPart } from './step-document.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a model: equal bodies of one assembly are one position, with the places of all its pieces. */
export const readingOfStep = (document: StepDocument, { catalogue, kernel, onPart }: Tools): Reading => {
  const recognised = new Map<StepPart, Recognised>();
  for (const [place, part] of document.parts.entries()) {
    onPart(place, 2 * document.parts.length);
    recognised.set(part, recognise(part, catalogue));
  }
  const of = (part: StepPart) => recognised.get(part) as Recognised;
  const { assemblies, allotments } = groupProducts(document.roots, (part) => of(part).taken !== 'left-out');
  const positions = positionsOf(allotments, of);
  const parts = positions.map((position, index) => {
    onPart(positions.length + index, 2 * positions.length);
    return factsOf(position, index + 1, kernel);
  });
  onPart(parts.length, parts.length);
  const isAnyTaken = parts.some(({ taken }) => taken !== 'left-out');
  return {
    head: {
      readerVersion,
      format: 'step',
      formatVersion: document.version,
      program: document.program,
      projectName: document.projectName,
      assemblies,
      filePartCount: allotments.reduce((sum, { movements }) => sum + movements.length, 0),
      positionCount: parts.length,
      findings: [
        ...(isAnyTaken ? [] : [remarkOf('warn.nothing-recognised', { count: parts.length })]),
        ...document.findings,
      ],
    },
    parts,
  };
};

type Recognised = Pick<PartFacts, 'grade' | 'taken' | 'reasons' | 'findings'> & { shape: SolidShape; part: StepPart };

const recognise = (part: StepPart, catalogue: Catalogue): Recognised => {
  const shape = named(withRounded(recogniseSolid(part.body, catalogue)), part, catalogue);
  const leftOut = whyLeftOut(part, shape);
  const grade = gradeOf(part, shape.profile, catalogue);
  const plate = shape.category === 'FLAT' && shape.thicknessMm !== null ? plateReasons(part, shape.thicknessMm) : [];
  const reasons = [...grade.reasons, ...plate, ...shape.reasons];
  return {
    part,
    shape,
    grade: grade.grade,
    taken: leftOut === null ? 'recognised' : 'left-out',
    reasons: leftOut === null ? (reasons.length > 0 ? reasons : [remarkOf('read.solid')]) : [leftOut],
    findings: [...grade.findings, ...shape.findings, ...unitDoubt(part, shape.body)],
  };
};

const plateReasons = ({ name }: StepPart, thicknessMm: number): Remark[] =>
  plateNameIn(name) === null ? [] : [remarkOf('read.plate', { text: name, thicknessMm })];

/** A name that is the same row of the catalogue says it for sure, and tells hot from cold finished. */
const named = (shape: SolidShape, { name, description }: StepPart, { profiles }: Catalogue): SolidShape => {
  if (shape.profile === null) return shape;
  const found = [name, description].map((text) => findProfile(text, profiles)).find((each) => each?.profile);
  if (!found?.profile || found.profile.designation !== shape.profile.designation) return shape;
  const { profile, text, assumedProcess } = found;
  const own = assumedProcess === null ? profile : shape.profile;
  const { section } = shape.body;
  return {
    ...shape,
    profile: own,
    body: { ...shape.body, section: section.kind === 'profile' ? { ...section, profileId: own.id } : section },
    reasons: [
      remarkOf('read.profile', { text, profile: own.designation }),
      ...shape.reasons.filter(({ code }) => code === 'guessed.process' && assumedProcess !== null),
    ],
  };
};

/** Fasteners by name, the ones that look like plates and bars only where they are small; wood and other materials. */
const whyLeftOut = ({ name, description, materials, units }: StepPart, { body }: SolidShape): Remark | null => {
  const largestMm = Math.max(...Object.values(body.blankMm));
  const isSmall = Math.min(largestMm, largestMm / units.mm) <= smallFastenerMm;
  const fastener = fastenerIn(name) ?? (isSmall ? smallFastenerIn(name) : null);
  if (fastener !== null) return remarkOf('left-out.fastener', { text: fastener });
  const texts = [...materials, name, description];
  if (texts.some((text) => steelWordIn(text) !== null)) return null;
  const wood =
    texts.map(woodWordIn).find((word) => word !== null) ?? materials.map(timberGradeIn).find((word) => word !== null);
  if (wood != null) return remarkOf('left-out.wood', { text: wood });
  const other = texts.map(otherMaterialIn).find((word) => word !== null);
  return other == null ? null : remarkOf('left-out.other-material', { text: other });
};

const gradeOf = (
  { materials, name, description }: StepPart,
  profile: Profile | null,
  { grades }: Catalogue,
): Pick<Recognised, 'grade' | 'reasons' | 'findings'> => {
  const found =
    materials.map((text) => findGrade(text, grades)).find((each) => each !== null) ??
    [name, description].map((text) => findGrade(text, grades, 'name')).find((each) => each !== null) ??
    null;
  const grade = gradeAs(found?.grade ?? null, profile?.family ?? null, grades);
  if (found === null) {
    const [text] = materials;
    const missing =
      text === undefined ? remarkOf('request.missing-grade') : remarkOf('request.unknown-grade', { text });
    return { grade: null, reasons: [], findings: [missing] };
  }
  if (grade === null)
    return { grade: null, reasons: [], findings: [remarkOf('request.unknown-grade', { text: found.text })] };
  const isAsWritten = !found.isCompleted && grade === found.grade;
  const reason = remarkOf(isAsWritten ? 'read.grade' : 'guessed.grade', { text: found.text, grade });
  return { grade, reasons: [reason], findings: [] };
};

const longMm = 3000;
const thickMm = 100;
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-4;

/** A file without a unit, and one in inches whose numbers are round as millimetres and whose parts are unusually large, may mean another. */
const unitDoubt = ({ units }: StepPart, { blankMm }: Body): Remark[] => {
  if (units.unit === '') return [remarkOf('request.missing-unit', { unit: 'mm' })];
  const sizes = Object.values(blankMm);
  const [longest, thinnest] = [Math.max(...sizes), Math.min(...sizes)];
  if (Math.abs(units.mm - 25.4) > 0.1 || (longest < longMm && thinnest < thickMm)) return [];
  if (!sizes.every((size) => isWhole(size / units.mm))) return [];
  const values = { unit: units.unit || 'INCH', lengthMm: roundedMm(longest), plainMm: roundedMm(longest / units.mm) };
  return [remarkOf('request.unit-doubt', values)];
};

/** Lengths far below what is made, directions so that they hold over the longest bar: the same on every machine. */
const roundedTo = (value: number, steps: number): number => Math.round(value * steps) / steps + 0;
const [lengthSteps, directionSteps] = [1e7, 1e12];

const roundAll = <T>(value: T, steps: number = lengthSteps): T => {
  if (typeof value === 'number') return roundedTo(value, steps) as T;
  if (Array.isArray(value)) return value.map((each) => roundAll(each, steps)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const stepsOf = (key: string) => (key === 'xAxis' || key === 'yAxis' ? directionSteps : steps);
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, roundAll(own, stepsOf(key))])) as T;
};

const withRounded = (shape: SolidShape): SolidShape => ({ ...shape, body: roundAll(shape.body) });

/** Equal pieces of one assembly. */
type Position = {
  recognised: Recognised;
  names: Set<string>;
  assembly: number | null;
  quantitySingle: number;
  placements: Placement[];
};

const positionsOf = (allotments: readonly StepAllotment[], of: (part: StepPart) => Recognised): Position[] => {
  const positions = new Map<string, Position>();
  for (const { part, assembly, quantitySingle, movements } of allotments) {
    const recognised = of(part);
    const placements = movements.map((movement) => placementOf(movedBy(movement, recognised.shape.placed)));
    const key = keyOf(recognised, assembly);
    const equal = positions.get(key);
    if (equal === undefined) {
      const names = new Set(part.name === '' ? [] : [part.name]);
      positions.set(key, { recognised, names, assembly, quantitySingle, placements });
      continue;
    }
    if (part.name !== '') equal.names.add(part.name);
    equal.placements.splice(equal.quantitySingle, 0, ...placements.slice(0, quantitySingle));
    equal.placements.push(...placements.slice(quantitySingle));
    equal.quantitySingle += quantitySingle;
  }
  return [...positions.values()];
};

const placementOf = ({ origin, x, y }: Movement): Placement => roundAll({ origin, xAxis: x, yAxis: y });

/** Free shapes are equal only where they are one body of the file. */
const keyOf = ({ shape, grade, taken, findings, part }: Recognised, assembly: number | null): string =>
  JSON.stringify([
    assembly,
    shape.profileName,
    grade,
    taken,
    findings.map(({ code }) => code),
    shape.isWhole ? JSON.stringify(shape.body, thousandths) : part.body.id,
  ]);

const thousandths = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value;

const factsOf = (position: Position, index: number, kernel: Kernel): PartFacts => {
  const { recognised, names, assembly, quantitySingle, placements } = position;
  const { shape, part, grade, taken, reasons, findings } = recognised;
  const { category, profile, profileName, thicknessMm, body } = shape;
  const profileFamily = profile?.family ?? null;
  const isPlaced = body.section.kind === 'profile';
  const made = measureBody(kernel, body, isPlaced ? profile : null, { category, profileFamily });
  return {
    index,
    name: listShort(names) || profile?.designation || profileName || `Pos. ${index}`,
    drawingNumber: '',
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
    measures: shape.isWhole ? made.measures : measuresOfFile(made.measures, part),
    taken,
    reasons,
    findings: [...findings, ...made.findings],
    placements,
    ...notesOf(part),
  };
};

const measuresOfFile = (measures: PartMeasures, { body }: StepPart): PartMeasures => ({
  ...measures,
  netVolumeMm3: Math.max(0, Math.round(body.volumeMm3 ?? 0)),
  surfaceMm2: Math.max(0, Math.round(body.volumeMm3 === null ? 0 : body.areaMm2)),
});

const notesOf = ({ description, materials }: StepPart): Pick<PartFacts, 'userAttributes'> => {
  const notes = [
    ...(description === '' ? [] : [{ name: 'Beschreibung', value: description }]),
    ...materials.map((value) => ({ name: 'Material', value })),
  ];
  return notes.length > 0 ? { userAttributes: notes } : {};
};
