import type { Excerpt } from '@knotenblech/shared/exports/excerpt.ts';
import { flatPattern } from '@knotenblech/shared/exports/flat-pattern.ts';
import { writeNc1 } from '@knotenblech/shared/exports/nc1/write-nc1.ts';
import { type PartsListRow, partsList } from '@knotenblech/shared/exports/parts-list.ts';
import { partsListTable } from '@knotenblech/shared/exports/parts-list-table.ts';
import { writeStep } from '@knotenblech/shared/exports/step/write-step.ts';
import {
  fileNamer,
  safeFileName,
  statedExport,
  tableToCsv,
  zipFiles,
} from '@knotenblech/shared/exports/table-to-csv.ts';
import { type Drawing, drawView, type View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { meshBody } from '@knotenblech/shared/geometry/meshes/plain-mesh.ts';
import { plateShape } from '@knotenblech/shared/geometry/plan-rules/find-places.ts';
import type { Kernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { type TimberPiece, timberPiece, writeTimber } from '@knotenblech/shared/timber/write-timber.ts';
import { formatCount, formatMm } from '../../../../ui/figures/format-figure.ts';
import { tableXlsx } from '../../public/table-xlsx.ts';
import type { Exported, ExportedPart, ExportOrder, LeftOut } from './export-messages.ts';
import { flatDxf } from './flat-dxf.ts';
import { addOverviewPages, countOverviewPages } from './overview-pages.ts';
import { addPartSheet, type SheetHead, type SheetPart, spreadRemarks } from './part-sheet.ts';
import { contentWidth, type Doc, type DrawnView, type Fonts, openPaper, paper, rule, write } from './sheet-drawing.ts';

export type ExportTools = {
  loadKernel: () => Promise<Kernel>;
  loadFonts: () => Promise<Fonts>;
  onProgress: (done: number, total: number) => void;
};

const types = {
  dxf: 'image/vnd.dxf',
  nc1: 'application/x-nc1',
  step: 'model/step',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  stws: 'application/x-stwx',
  pdf: 'application/pdf',
  btlx: 'application/xml',
} as const;

/** Makes the file that was ordered from the parts that were sent. */
export const makeExport = async (
  order: ExportOrder,
  parts: readonly ExportedPart[],
  tools: ExportTools,
): Promise<Exported> => {
  const excerpt = { assemblies: [...order.assemblies], parts: parts.map(({ part }) => part) };
  switch (order.format) {
    case 'dxf':
      return patterns(order, excerpt.parts, tools);
    case 'nc1':
      return machineFiles(order, excerpt.parts, tools);
    case 'step':
      return model(order, excerpt, tools);
    case 'btlx':
      return timber(order, excerpt.parts);
    case 'stws':
      return whole('stws', statedExport(order.title, excerpt));
    case 'csv':
      return whole('csv', tableToCsv(tableOf(order, parts)));
    case 'xlsx':
      return whole('xlsx', await tableXlsx(tableOf(order, parts), order.words.partsList));
    case 'pdf':
      return whole('pdf', await sheets(order, parts, tools));
  }
};

const whole = (ending: keyof typeof types, bytes: Uint8Array, leftOut: LeftOut[] = []): Exported => ({
  file: { bytes: bytes as Uint8Array<ArrayBuffer>, ending, type: types[ending] },
  leftOut,
});

const rowsOf = (order: ExportOrder, parts: readonly ExportedPart[]): PartsListRow[] =>
  partsList(
    { assemblies: [...order.assemblies], parts: parts.map(({ part }) => part) },
    {
      grades: new Map(order.grades.map((grade) => [grade.grade, grade])),
      waste: order.waste,
      prices: order.seesPrices
        ? new Map(parts.flatMap(({ part, price }) => (price === null ? [] : [[part.index, price] as const])))
        : null,
      remarks: new Map(parts.map(({ part, remarks }) => [part.index, remarks])),
    },
  );

const tableOf = (order: ExportOrder, parts: readonly ExportedPart[]) =>
  partsListTable(rowsOf(order, parts), order.words, { seesPrices: order.seesPrices });

const patterns = async (order: ExportOrder, parts: readonly Part[], tools: ExportTools): Promise<Exported> => {
  const kernel = await tools.loadKernel();
  const profileOf = profilesOf(order);
  const named = ({ name, index }: Part) => `${String(index).padStart(4, '0')}_${safeFileName(name, 'teil')}`;
  return aFileEach('dxf', parts, { tools, named }, (part) => {
    const { facts } = part;
    const found = facts.category === 'FLAT' ? flatPattern(kernel, facts.body, profileOf(part)) : 'no-plate';
    return typeof found === 'string' ? found : new TextEncoder().encode(flatDxf(found, notesOf(part, order)));
  });
};

const machineFiles = async (order: ExportOrder, parts: readonly Part[], tools: ExportTools): Promise<Exported> => {
  const { profiles, grades, projectName } = order;
  const kernel = await tools.loadKernel();
  const named = ({ name }: Part) => safeFileName(name, 'teil');
  return aFileEach('nc1', parts, { tools, named }, (part) => {
    const made = writeNc1(part, projectName, { kernel, profiles, grades });
    if (typeof made !== 'string') return made;
    return made === 'nothing-left' || made === 'falls-apart' ? made : 'not-nc1';
  });
};

/** A file for each part, or why it has none; one alone as it is, several in a zip. */
const aFileEach = (
  ending: 'dxf' | 'nc1',
  parts: readonly Part[],
  { tools, named }: { tools: ExportTools; named: (part: Part) => string },
  make: (part: Part) => Uint8Array<ArrayBuffer> | LeftOut['reason'],
): Exported => {
  const nameOf = fileNamer();
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const leftOut: LeftOut[] = [];
  parts.forEach((part, place) => {
    const made = make(part);
    if (typeof made === 'string') leftOut.push({ index: part.index, name: part.name, reason: made });
    else files.push({ name: `${nameOf(named(part))}.${ending}`, bytes: made });
    tools.onProgress(place + 1, parts.length);
  });
  const [only, second] = files;
  if (only === undefined) return { file: null, leftOut };
  return parts.length === 1 && second === undefined
    ? whole(ending, only.bytes, leftOut)
    : whole('zip', zipFiles(files), leftOut);
};

/** The wood of every plate that has some; plates without are not missed. */
const timber = (order: ExportOrder, parts: readonly Part[]): Exported => {
  const pieces = parts.flatMap((part): TimberPiece[] => {
    const plate = part.timber ? plateShape(part.facts.body) : null;
    if (!plate || !part.timber) return [];
    const { name, quantity } = part;
    return [timberPiece(plate, part.timber, { name, steel: name, quantity })];
  });
  if (pieces.length === 0) return { file: null, leftOut: [] };
  return whole('btlx', new TextEncoder().encode(writeTimber(order.projectName, pieces)));
};

const model = async (order: ExportOrder, excerpt: Excerpt, tools: ExportTools): Promise<Exported> => {
  const { text, leftOut } = writeStep({
    name: order.title,
    createdAt: order.createdAt,
    ...excerpt,
    profiles: order.profiles,
    kernel: await tools.loadKernel(),
    onPart: tools.onProgress,
  });
  return text === null ? { file: null, leftOut } : whole('step', new TextEncoder().encode(text), leftOut);
};

const notesOf = ({ name, facts, grade, quantity }: Part, { words }: ExportOrder): string[] => [
  name,
  ...(facts.drawingNumber === '' ? [] : [`${words.titles.drawingNumber}: ${facts.drawingNumber}`]),
  `t = ${formatMm(facts.thicknessMm ?? 0)} mm`,
  `${words.titles.grade}: ${grade ?? '–'}`,
  `${words.titles.quantity}: ${formatCount(quantity)}`,
];

const profilesOf = ({ profiles }: ExportOrder) => {
  const known = new Map(profiles.map((profile) => [profile.id, profile]));
  return ({ facts: { body } }: Part) =>
    body.section.kind === 'profile' ? (known.get(body.section.profileId) ?? null) : null;
};

const sheets = async (order: ExportOrder, exported: readonly ExportedPart[], tools: ExportTools) => {
  const [kernel, fonts] = await Promise.all([tools.loadKernel(), tools.loadFonts()]);
  const profileOf = profilesOf(order);
  const partAt = new Map(exported.map(({ part }) => [part.index, part]));
  const assemblyNames = new Map(order.assemblies.map(({ index, name }) => [index, name]));
  const rows = rowsOf(order, exported);
  const parts = rows.flatMap((row): (SheetPart & { part: Part })[] => {
    const part = row.kind === 'part' ? partAt.get(row.index) : undefined;
    if (row.kind !== 'part' || part === undefined) return [];
    const assemblyName = part.assemblyIndex === null ? '' : (assemblyNames.get(part.assemblyIndex) ?? '');
    return [{ part, row, measures: part.facts.measures, assemblyName }];
  });
  return writeSheets({
    head: { shopName: order.shopName, projectName: order.projectName, day: order.day, words: order.words },
    title: order.title,
    createdAt: new Date(order.createdAt),
    rows,
    parts,
    fonts,
    viewsOf: (row) => {
      const part = partAt.get(row.row.index);
      if (part === undefined) return [];
      const mesh = meshBody(kernel, part.facts.body, profileOf(part));
      const isPlain = part.facts.body.processings.length === 0;
      return tellingViews((view) => drawView([{ mesh, placement: null }], view, { dimensions: true }), isPlain);
    },
    onPart: (done) => tools.onProgress(done, parts.length),
  });
};

const opposites = [
  ['FRONT', 'BACK'],
  ['TOP', 'BOTTOM'],
  ['LEFT', 'RIGHT'],
] as const satisfies readonly (readonly [View, View])[];

/** Of each two opposite sides the one with more to be seen, the fullest first, then the view in space. `isPlain`: all sides that are opposite look alike. */
const tellingViews = (draw: (view: View) => Drawing, isPlain: boolean): DrawnView[] => {
  const flat = opposites.map(([one, other]): DrawnView => {
    const first = { view: one, drawing: draw(one) };
    if (isPlain) return first;
    const second = { view: other, drawing: draw(other) };
    return second.drawing.visible.length > first.drawing.visible.length ? second : first;
  });
  const areaOf = ({ drawing }: DrawnView) => drawing.widthMm * drawing.heightMm;
  return [...flat.sort((a, b) => areaOf(b) - areaOf(a)), { view: 'TRI', drawing: draw('TRI') }];
};

type SheetsOrder = {
  head: SheetHead;
  /** What the sheets are about. */
  title: string;
  createdAt: Date;
  rows: readonly PartsListRow[];
  parts: readonly SheetPart[];
  fonts: Fonts;
  viewsOf: (part: SheetPart) => readonly DrawnView[];
  onPart: (done: number) => void;
};

/** A sheet for each part as PDF, A4; with more than one part their list comes first. */
const writeSheets = async (order: SheetsOrder): Promise<Uint8Array<ArrayBuffer>> => {
  const { head, title, rows, parts } = order;
  const { doc, finish } = openPaper(order.fonts, { title, author: head.shopName, createdAt: order.createdAt });
  const isList = rows.length > 1;
  const sheetPages = parts.reduce((sum, part) => sum + spreadRemarks(doc, part, head.words).length, 0);
  const pages = (isList ? countOverviewPages(rows) : 0) + sheetPages;
  let page = 0;
  const addPage = () => {
    page += 1;
    doc.addPage({ size: 'A4', margin: 0 });
    addFoot(doc, title, head.words.page.replace('{page}', String(page)).replace('{pages}', String(pages)));
  };
  if (isList) addOverviewPages(doc, rows, { head, title, addPage });
  parts.forEach((part, place) => {
    addPartSheet(doc, part, { head, views: order.viewsOf(part), addPage });
    order.onPart(place + 1);
  });
  return finish();
};

const addFoot = (doc: Doc, title: string, page: string): void => {
  const y = paper.height - 34;
  rule(doc, y - 4);
  write(doc, title, { x: paper.left, y, width: contentWidth * 0.7, size: 8, isSoft: true });
  write(doc, page, {
    x: paper.left + contentWidth * 0.7,
    y,
    width: contentWidth * 0.3,
    size: 8,
    isSoft: true,
    align: 'right',
  });
};
