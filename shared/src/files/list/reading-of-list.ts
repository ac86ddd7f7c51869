import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import type { BtlxPart } from '../btlx/btlx-document.ts';
import { inferQuantity } from '../btlx/infer-quantity.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { isSteel, partTexts, type Verdict } from '../recognition/is-steel.ts';
import { measuresOfUnknown } from '../recognition/measures-of-unknown.ts';
import { outerSize } from '../recognition/profile-shape.ts';
import { recognisePart } from '../recognition/recognise-part.ts';
import type { ListDocument, ListRow } from './list-document.ts';
import { plateSizes } from './read-list.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a list: a position for each row, bars cut square to length, plates as rectangles. */
export const readingOfList = ({ version, parts: rows, findings }: ListDocument, tools: Tools): Reading => {
  const parts = rows.map((row, index) => {
    tools.onPart(index, rows.length);
    return factsOf(row, index + 1, tools);
  });
  tools.onPart(rows.length, rows.length);
  return {
    head: {
      readerVersion,
      format: 'list',
      formatVersion: version,
      program: '',
      projectName: '',
      assemblies: [],
      filePartCount: parts.length,
      positionCount: parts.length,
      findings,
    },
    parts,
  };
};

const factsOf = (row: ListRow, index: number, { catalogue, kernel }: Tools): PartFacts => {
  const recognised = recognise(row, catalogue);
  const { profile, section, ...facts } = recognised.part;
  const body = { blankMm: recognised.blankMm, section, processings: [] };
  const category = facts.category === 'FLAT' ? 'FLAT' : facts.category;
  const { measures, findings } = measureBody(kernel, body, section.kind === 'profile' ? profile : null, {
    category,
    profileFamily: facts.profileFamily,
  });
  const named = { profileName: facts.profileName, lengthMm: row.lengthMm };
  const notes = [
    ...(row.position !== '' && row.name !== '' && row.name !== row.position ? [{ name: 'Name', value: row.name }] : []),
    ...(row.note === '' ? [] : [{ name: 'Comment', value: row.note }]),
  ];
  return {
    ...facts,
    ...(row.isQuantityAssumed && facts.taken === 'recognised' ? { taken: 'guessed' } : {}),
    reasons: [...facts.reasons, ...(row.isQuantityAssumed ? [remarkOf('guessed.quantity-missing')] : [])],
    index,
    name: row.position || row.name || facts.profileName || `Pos. ${index}`,
    drawingNumber: row.drawing,
    assembly: null,
    quantitySingle: row.quantity,
    quantity: row.quantity,
    body,
    measures: recognised.isSized ? measures : measuresOfUnknown(measures, named, catalogue.profiles),
    findings: [
      ...facts.findings,
      ...mergedQuantity(row),
      ...inferQuantity(row.quantity, asPart(row)).findings,
      ...findings,
    ],
    placements: [],
    ...(notes.length > 0 ? { userAttributes: notes } : {}),
  };
};

/** Whoever merged the cell may have meant all its rows together: each has the whole number. */
const mergedQuantity = ({ quantity: count, quantityRows: rows }: ListRow): Remark[] =>
  rows > 1 ? [remarkOf('warn.quantity-merged', { count, rows })] : [];

const recognise = (written: ListRow, catalogue: Catalogue) => {
  const row = { ...written, profile: withSize(written) };
  const part = asPart(row);
  const verdict = asListed(isSteel(partTexts(part), '', catalogue));
  const { blankMm, isSized } = blankOf(row, verdict);
  const unknownSection = verdict.unknownSection ?? (row.profile || (isSized ? null : row.name) || null);
  const recognised = recognisePart({ ...part, blankMm }, catalogue, { ...verdict, unknownSection });
  const isShapeKnown = recognised.profile !== null || recognised.category === 'FLAT';
  return { part: recognised, blankMm, isSized: isSized && isShapeKnown };
};

/** What stands in a list of steel is steel, unless it names another material. */
const asListed = (verdict: Verdict): Verdict =>
  verdict.reasons.some(({ code }) => code === 'left-out.nothing-named')
    ? { ...verdict, isSteel: true, isGuess: false, reasons: [remarkOf('read.stated')] }
    : verdict;

const flatWord = /^(?:breit)?flach(?:stahl|eisen)?$|^fla?$|^flat(?: bar| steel)?$|^(?:fer )?plat$|^piatto$/iu;

/** 'Flachstahl' with its width and thickness in columns of their own is 'FL 100x10'. */
const withSize = ({ profile, widthMm, thicknessMm }: ListRow): string =>
  flatWord.test(profile) && widthMm > 0 && thicknessMm > 0 ? `FL ${widthMm}x${thicknessMm}` : profile;

/** A row as the part of a file, whose texts say what it is. */
const asPart = ({ line, profile, grade, name, lengthMm }: ListRow): BtlxPart => ({
  number: line,
  line,
  column: 1,
  designation: profile || name,
  material: grade,
  timberGrade: '',
  qualityGrade: '',
  annotation: profile === '' ? '' : name,
  comment: '',
  assemblyNumber: '',
  elementNumber: '',
  group: '',
  singleMemberNumber: '',
  materialClass: '',
  userAttributes: [],
  notes: [],
  colour: null,
  count: 1,
  pieces: [],
  blankMm: { length: lengthMm, height: 1, width: 1 },
  weightKg: 0,
  shapeVolumeMm3: null,
  processings: [],
  findings: [],
});

type Sized = { blankMm: BtlxPart['blankMm']; isSized: boolean };

const blankOf = (row: ListRow, { named, plate }: Verdict): Sized => {
  const { lengthMm: length, widthMm, thicknessMm } = row;
  if (named?.profile) {
    const { h, b } = outerSize(named.profile);
    const isFlat = named.profile.family === 'FL' || named.profile.family === 'BFL';
    return { blankMm: { length, height: b, width: isFlat ? (named.profile.tMm ?? h) : h }, isSized: true };
  }
  const sizes = plate === null ? null : plateSizes(row.profile || row.name);
  const thickness = thicknessMm || sizes?.thicknessMm || 0;
  const width = widthMm || sizes?.widthMm || 0;
  return {
    blankMm: { length, height: width || 1, width: thickness || 1 },
    isSized: width > 0 && thickness > 0,
  };
};
