import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../catalogue/find-profile.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import type { PartFacts, Placement, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { listShort } from '../grouping/merge-equal-parts.ts';
import { type FoundGrade, findGrade } from '../recognition/find-grade.ts';
import { gradeAs } from '../recognition/grade-as.ts';
import { isSteel } from '../recognition/is-steel.ts';
import { otherMaterialIn, woodWordIn } from '../recognition/material-words.ts';
import { profileShape, stockFindings } from '../recognition/profile-shape.ts';
import { smallFastenerIn, smallFastenerMm } from '../recognition/product-words.ts';
import type { IfcPart } from './ifc-document.ts';
import { within } from './model/frames.ts';
import { isRolled } from './shape/match-outline.ts';
import { type IfcShape, shapeSolid } from './shape/shape-solid.ts';

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

/** What an element is made as and whether it is steel. @throws DomainError E_DIM */
export const recogniseElement = (
  part: IfcPart,
  catalogue: Catalogue,
  shift: Placement['origin'],
): RecognisedElement => {
  const shape = rounded(named(shapeSolid(part.solid, catalogue), part, catalogue));
  refuseSize(part, shape.body.blankMm);
  const verdict = isSteelElement(part, shape, catalogue);
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

type SteelVerdict = { taken: PartFacts['taken']; grade: FoundGrade | null; reasons: Remark[] };

const leftOut = (reason: Remark): SteelVerdict => ({ taken: 'left-out', grade: null, reasons: [reason] });

/** Strength classes of concrete. */
const concrete = /(?<![\p{L}\d])[CB] ?\d{2,3} ?\/ ?\d{2,3}(?!\d)/iu;

/** Some programs write the class of a material before its name, such as STEEL/NEOPRENE. */
const behindClass = (text: string): string => text.replace(/^(?:STEEL|CONCRETE|TIMBER|MISCELLANEOUS)\//i, '');

const fasteners = ['IFCMECHANICALFASTENER', 'IFCFASTENER'];

/**
 * Whether an element is steel: by the category of its material, by what its material and itself are called, else by a rolled section as a
 * guess. Fasteners are left out.
 */
const isSteelElement = (part: IfcPart, { profile, body }: IfcShape, catalogue: Catalogue): SteelVerdict => {
  const { entity, name, materials, materialCategory, profileNames } = part;
  if (fasteners.includes(entity))
    return leftOut(remarkOf('left-out.fastener', { text: profileNames[0] || name || entity }));
  const isSmall = Math.max(...Object.values(body.blankMm)) <= smallFastenerMm;
  const fastener = isSmall ? [...profileNames, name].map(smallFastenerIn).find((word) => word !== null) : null;
  if (fastener) return leftOut(remarkOf('left-out.fastener', { text: fastener }));
  const other = materials.map((text) => otherMaterialIn(behindClass(text)) ?? concrete.exec(text)?.[0]).find(Boolean);
  if (other && findGrade(materials.join(' '), catalogue.grades) === null)
    return leftOut(remarkOf('left-out.other-material', { text: other }));
  const byCategory = ofCategory(materialCategory);
  if (byCategory !== null) return byCategory;
  const texts = {
    material: [...materials, materialCategory].filter(Boolean),
    names: [...profileNames, name].filter(Boolean),
  };
  const verdict = isSteel(texts, '', catalogue);
  const { grade } = verdict;
  if (verdict.isSteel) return { taken: verdict.isGuess ? 'guessed' : 'recognised', grade, reasons: verdict.reasons };
  const isUnnamed = verdict.reasons.some(({ code }) => code === 'left-out.nothing-named');
  if (isUnnamed && profile !== null && isRolled(profile)) return { taken: 'guessed', grade, reasons: [] };
  return { taken: 'left-out', grade: null, reasons: verdict.reasons };
};

const ofCategory = (category: string): SteelVerdict | null => {
  const wood = woodWordIn(category);
  if (wood !== null) return leftOut(remarkOf('left-out.wood', { text: wood }));
  const other = otherMaterialIn(category);
  return other === null ? null : leftOut(remarkOf('left-out.other-material', { text: other }));
};
