import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import type { MadeFrom } from '../geometry/measure-body.ts';
import type { Kernel } from '../geometry/solids/unite-deep.ts';
import { joinParts } from '../parts/assemblies/join-parts.ts';
import type { PartFacts, Remark } from '../parts/part-facts.schema.ts';
import { compareFileTimber } from '../timber/file-timber/compare-file-timber.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import type { BtlxDocument, BtlxPart } from './btlx/btlx-document.ts';
import { btlxReader } from './btlx/read-btlx.ts';
import { refuse, type XmlNode } from './document/build-tree.ts';
import type { DocumentReader } from './document/document-reader.ts';
import { isIfcXml } from './document/is-ifc.ts';
import { isZip, openFiles, type SignedFormat, signedFormat } from './document/open-file.ts';
import { readXml } from './document/read-xml.ts';
import { type Reading, readerVersion } from './document/reading.schema.ts';
import { remarkOf } from './document/remark-codes.ts';
import { listDrawings, listUnread, type OpenedFile } from './document/unzip-document.ts';
import type { DxfDocument } from './dxf/dxf-document.ts';
import { readDxf } from './dxf/read-dxf.ts';
import { readingOfDxf } from './dxf/reading-of-dxf.ts';
import { groupParts, listShort, mergeEqualParts, type Position } from './grouping/merge-equal-parts.ts';
import type { IfcDocument } from './ifc/ifc-document.ts';
import { readIfc } from './ifc/read-ifc.ts';
import { readingOfIfc } from './ifc/reading-of-ifc.ts';
import type { ListDocument, OpenListDocument } from './list/list-document.ts';
import type { OpenList } from './list/list-field.schema.ts';
import { readList } from './list/read-list.ts';
import { readingOfList } from './list/reading-of-list.ts';
import type { Nc1Document } from './nc1/nc1-document.ts';
import { readNc1 } from './nc1/read-nc1.ts';
import { readNc1Files } from './nc1/read-nc1-files.ts';
import { readingOfNc1 } from './nc1/reading-of-nc1.ts';
import { otherFileType, readingOfOther } from './other/other-file.ts';
import { readPart21 } from './part21/read-part21.ts';
import { isSteel, partTexts, type Verdict } from './recognition/is-steel.ts';
import { measuresOfUnknown } from './recognition/measures-of-unknown.ts';
import { type Recognised, recognisePart } from './recognition/recognise-part.ts';
import { checkWeight, measureMirrored } from './recognition/turn-profile.ts';
import { readStep } from './step/read-step.ts';
import { readingOfStep } from './step/reading-of-step.ts';
import type { StepDocument } from './step/step-document.ts';
import type { StwxDocument } from './stwx/read-stated-part.ts';
import { stwxReader } from './stwx/read-stwx.ts';
import { readingOfStwx } from './stwx/reading-of-stwx.ts';

export type ReadProgress = (step: 'parsing' | 'measuring', done: number, total: number) => void;

/**
 * Reads a BTLx, STWX, DSTV, DXF, STEP or IFC file, a list (CSV, XLSX), or a zip with one or with many DSTV files, into positions, recognised and measured: the same bytes give the same reading everywhere.
 * A drawing, picture or document that shows steel but is not read, and a model without a body, becomes one part on request.
 * Whole or not at all: @throws DomainError with one of the E_ codes and details {line, column, element, …bounds}.
 */
export const readFile = (input: {
  bytes: Uint8Array;
  fileName: string;
  catalogue: Catalogue;
  kernel: Kernel;
  onProgress?: ReadProgress;
}): Reading => {
  const { catalogue, kernel, onProgress } = input;
  const other = otherFileType(input.bytes);
  if (other !== null && other !== 'XLSX') return readingOfOther(other, kernel);
  const onRead = (done: number, total: number) => onProgress?.('parsing', done, total);
  const document = other === 'XLSX' ? readList(input.bytes) : readOpened(input.bytes, onRead);
  if (document.format === 'open-list') return withOpenList(readingOfOther(document.version, kernel), document.list);
  if (document.parts.length === 0 && document.format === 'step')
    return withFindings(readingOfOther('STEP', kernel), document.findings);
  if (document.parts.length === 0 && document.format === 'ifc') return readingOfOther('IFC', kernel);
  if (document.parts.length === 0)
    throw new DomainError('E_NO_PARTS', { line: 1, column: 1, element: rootOf[document.format] });
  const onPart = (done: number, total: number) => onProgress?.('measuring', done, total);
  const reading = readingOf(document, { catalogue, kernel, onPart });
  const { assemblies, parts: joined } = joinParts(
    { assemblies: reading.head.assemblies, parts: reading.parts },
    catalogue.profiles,
  );
  const parts = compareFileTimber(joined, {
    kernel,
    profiles: catalogue.profiles,
    isTimberFormat: document.format === 'btlx',
    axisRounding: document.format === 'btlx' ? axisRoundingIn(document) : 0,
  });
  const drawings = isZip(input.bytes) && other === null ? listDrawings(input.bytes) : [];
  return { head: { ...reading.head, assemblies, ...(drawings.length === 0 ? {} : { drawings }) }, parts };
};

/** One program writes all axes of a file with as many digits. */
const axisRoundingIn = ({ parts }: BtlxDocument): number =>
  parts.reduce((most, { pieces }) => pieces.reduce((own, piece) => Math.max(own, piece.axisRounding), most), 0);

/** A list is a request until somebody says what its columns are. */
const withOpenList = ({ head, parts }: Reading, openList: OpenList | null): Reading => ({
  head: { ...head, ...(openList === null ? {} : { openList }) },
  parts,
});

/** A model without a body is a request, with what was seen in it. */
const withFindings = ({ head, parts }: Reading, findings: Remark[]): Reading => ({
  head: { ...head, findings: [...head.findings, ...findings] },
  parts,
});

/** Several files are NC1, one for each part: the reader says which of them and of what lies beside them it did not read. */
const readOpened = (bytes: Uint8Array, onProgress: OnProgress) => {
  const files = openFiles(bytes);
  const [first] = files as [OpenedFile];
  return files.length === 1
    ? readDocument(first.bytes, onProgress)
    : readNc1Files(files, { unread: listUnread(bytes), onProgress });
};

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

type Document = Exclude<ReturnType<typeof readDocument>, OpenListDocument>;

/** What a document of each format begins with. */
const rootOf: Record<Document['format'], string> = {
  btlx: 'BTLx',
  stwx: 'STWX',
  nc1: 'ST',
  dxf: 'SECTION',
  step: 'DATA',
  ifc: 'DATA',
  list: '',
};

const readingOf = (document: Document, tools: Tools): Reading => {
  if (document.format === 'dxf') return readingOfDxf(document, tools);
  if (document.format === 'ifc') return readingOfIfc(document, tools);
  if (document.format === 'nc1') return readingOfNc1(document, tools);
  if (document.format === 'step') return readingOfStep(document, tools);
  if (document.format === 'list') return readingOfList(document, tools);
  return document.format === 'btlx' ? readingOfBtlx(document, tools) : readingOfStwx(document, tools);
};

const readingOfBtlx = (document: BtlxDocument, { catalogue, kernel, onPart }: Tools): Reading => {
  const recognised = recogniseParts(document.parts, catalogue);
  const recognisedOf = (part: BtlxPart) => recognised.get(part) as Recognised;
  const { assemblies, allotments, findings } = groupParts(document, (part) => recognisedOf(part).taken !== 'left-out');
  const positions = mergeEqualParts(allotments, ({ part }) => recognisedOf(part));
  const parts = positions.map((position, index) => {
    onPart(index, positions.length);
    return factsOf(position, index + 1, catalogue, kernel);
  });
  onPart(positions.length, positions.length);
  const isAnyTaken = parts.some((part) => part.taken !== 'left-out');
  return {
    head: {
      readerVersion,
      format: 'btlx',
      formatVersion: document.version,
      program: document.program,
      projectName: document.projectName,
      assemblies,
      filePartCount: document.partCount,
      positionCount: parts.length,
      ...stockOf(document, positions),
      findings: [
        ...(isAnyTaken ? [] : [remarkOf('warn.nothing-recognised', { count: parts.length })]),
        ...document.findings,
        ...findings,
      ],
    },
    parts,
  };
};

const recogniseParts = (parts: readonly BtlxPart[], catalogue: Catalogue): Map<BtlxPart, Recognised> => {
  const verdicts = new Map<string, Verdict>();
  const verdictOf = (part: BtlxPart): Verdict => {
    const texts = partTexts(part);
    const key = JSON.stringify([texts, part.materialClass]);
    const verdict = verdicts.get(key) ?? isSteel(texts, part.materialClass, catalogue);
    verdicts.set(key, verdict);
    return verdict;
  };
  return new Map(parts.map((part) => [part, recognisePart(part, catalogue, verdictOf(part))]));
};

const factsOf = (position: Position, index: number, catalogue: Catalogue, kernel: Kernel): PartFacts => {
  const { part, recognised } = position;
  const { profile, section, ...facts } = recognised;
  const isProfile = section.kind === 'profile';
  const category = facts.category === 'GIRDER' || facts.category === 'PROFILE' ? facts.category : 'FLAT';
  const madeFrom: MadeFrom = { category, profileFamily: facts.profileFamily };
  const { body, measured } = measureMirrored(kernel, position.body, isProfile ? profile : null, madeFrom);
  const { findings } = measured;
  const isUnknown = !isProfile && category !== 'FLAT' && facts.taken !== 'left-out';
  const named = { profileName: facts.profileName, lengthMm: body.blankMm.length };
  const measures = isUnknown ? measuresOfUnknown(measured.measures, named, catalogue.profiles) : measured.measures;
  const isUnweighed = measures.netVolumeMm3 === 0 && facts.taken !== 'left-out';
  const weighed = isUnweighed ? measures : measured.measures;
  const checked = checkWeight(facts, part.weightKg, weighed.netVolumeMm3, catalogue.grades);
  return {
    ...facts,
    index,
    name: namesOf(position) || facts.profileName || `Pos. ${part.singleMemberNumber || index}`,
    drawingNumber: position.drawingNumber,
    assembly: position.assembly,
    quantitySingle: position.quantitySingle,
    quantity: position.quantity,
    body,
    measures,
    taken: checked.taken,
    reasons: checked.reasons,
    findings: [
      ...facts.findings,
      ...(isUnknown && isUnweighed ? [remarkOf('warn.weight-unknown', { fileKg: part.weightKg })] : []),
      ...findings,
      ...checked.findings,
      ...(isUnknown ? [] : compareWithShape(part, measures.netVolumeMm3)),
    ],
    placements: position.placements,
    ...notesOf(position),
  };
};

/** What the equal parts of a position are called, each name once. */
const namesOf = ({ parts }: Position): string =>
  listShort(
    new Set(parts.map(({ designation, annotation }) => designation || annotation).filter((name) => name !== '')),
  );

/** What the author noted at every part that a position stands for, and the first one's colour. */
const notesOf = ({ part, parts }: Position): Pick<PartFacts, 'userAttributes' | 'colour'> => {
  const own = ({ userAttributes, notes }: BtlxPart) => [...userAttributes, ...notes];
  const others = parts.slice(1).map((other) => new Set(own(other).map((note) => JSON.stringify(note))));
  const common = own(part).filter((note) => others.every((notes) => notes.has(JSON.stringify(note))));
  return {
    ...(common.length > 0 ? { userAttributes: common } : {}),
    ...(part.colour ? { colour: part.colour } : {}),
  };
};

/** The stock of the file and the positions that lie in it, references to nothing left out. */
const stockOf = ({ rawparts }: BtlxDocument, positions: readonly Position[]): Pick<Reading['head'], 'stock'> => {
  if (rawparts.length === 0) return {};
  const positionsBy = new Map<string, Set<number>>();
  positions.forEach(({ parts }, at) => {
    for (const { guid } of parts.flatMap((part) => part.pieces))
      positionsBy.set(guid, (positionsBy.get(guid) ?? new Set()).add(at + 1));
  });
  return {
    stock: rawparts.map(({ name, sizeMm, count, partRefs }) => ({
      name,
      lengthMm: sizeMm.length,
      heightMm: sizeMm.height,
      widthMm: sizeMm.width,
      count,
      parts: [...new Set(partRefs.flatMap((guid) => [...(positionsBy.get(guid) ?? [])]))].sort((a, b) => a - b),
    })),
  };
};

const shapeTolerancePercent = 0.1;

const inCm3 = (mm3: number) => Math.round(mm3 / 10) / 100;

const compareWithShape = ({ shapeVolumeMm3 }: BtlxPart, netVolumeMm3: number): Remark[] => {
  if (shapeVolumeMm3 === null) return [];
  const percent = Math.round((netVolumeMm3 / shapeVolumeMm3 - 1) * 10_000) / 100;
  return Math.abs(percent) > shapeTolerancePercent
    ? [remarkOf('warn.shape-differs', { percent, fileCm3: inCm3(shapeVolumeMm3), computedCm3: inCm3(netVolumeMm3) })]
    : [];
};

const readerOf = (root: XmlNode): DocumentReader<BtlxDocument | StwxDocument> => {
  if (root.name === 'BTLx') return btlxReader();
  if (root.name === 'STWX') return stwxReader();
  if (isIfcXml(root.name)) return refuse('E_VERSION', root, { found: 'ifcXML' });
  return refuse('E_TYPE', root, { found: root.name.slice(0, 64) });
};

type OnProgress = (done: number, total: number) => void;

const readers = {
  ifc: readIfc,
  step: (bytes: Uint8Array, onProgress?: OnProgress) => readStep(readPart21(bytes, onProgress)),
  dxf: readDxf,
  nc1: readNc1,
  list: readList,
} satisfies Record<SignedFormat, (bytes: Uint8Array, onProgress?: OnProgress) => unknown>;

/**
 * The document of a file, DSTV, DXF, STEP and IFC told by their first lines, BTLx or STWX by its root element: whole or not at all.
 * @throws DomainError E_TYPE when it is none of them, E_EMPTY, and the refusals of readNc1, readDxf, readPart21, readStep, readIfc, readXml and of the two readers
 */
export const readDocument = (
  bytes: Uint8Array,
  onProgress?: OnProgress,
):
  | BtlxDocument
  | StwxDocument
  | Nc1Document
  | DxfDocument
  | StepDocument
  | IfcDocument
  | ListDocument
  | OpenListDocument => {
  const format = isZip(bytes) ? 'list' : signedFormat(bytes);
  return format === null ? readTree(bytes, onProgress) : readers[format](bytes, onProgress);
};

const readTree = (bytes: Uint8Array, onProgress?: OnProgress): BtlxDocument | StwxDocument => {
  let reader: DocumentReader<BtlxDocument | StwxDocument> | null = null;
  const chosen = (root: XmlNode) => {
    reader ??= readerOf(root);
    return reader;
  };
  const { isEncodingGuessed } = readXml(
    bytes,
    {
      isWhole: (name) => reader?.isWhole(name) ?? false,
      onStart: (node) => chosen(node).onStart(node),
      onWhole: (node) => chosen(node).onWhole(node),
    },
    onProgress,
  );
  const read = reader as DocumentReader<BtlxDocument | StwxDocument> | null;
  if (!read) throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  const document = read.finish();
  if (!isEncodingGuessed) return document;
  return { ...document, findings: [remarkOf('warn.encoding-guessed'), ...document.findings] };
};
