import { inks, oneParagraph } from '@knotenblech/shared/exports/paper.ts';
import type { PartsListRow } from '@knotenblech/shared/exports/parts-list.ts';
import type { PartMeasures } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { formatCount, formatKg, formatM2, formatMm } from '../../../../ui/figures/format-figure.ts';
import type { SheetText } from './export-messages.ts';
import { addViews, contentWidth, type Doc, type DrawnView, paper, rule, write } from './sheet-drawing.ts';

export type SheetPart = {
  row: Extract<PartsListRow, { kind: 'part' }>;
  measures: PartMeasures;
  assemblyName: string;
};
/** What stands on every sheet. */
export type SheetHead = { shopName: string; projectName: string; day: string; words: SheetText };
/** Adds a page with its foot; gives nothing. */
export type AddPage = () => void;

const viewsTop = 148;
const viewsHeight = 330;
const tableTop = viewsTop + viewsHeight + 14;
const rowHeight = 13.5;
const mostRows = 12;
const remarksTop = tableTop + 20 + mostRows * rowHeight + 10;
const remarkSize = 9.5;
const continuedTop = 112;

/** How the remarks of a part are spread over its pages: those of the sheet, then those of each page that follows. */
export const spreadRemarks = (doc: Doc, { row, measures }: SheetPart, words: SheetText): string[][] => {
  const overflow = workLines(measures, words)
    .slice(mostRows)
    .map(([label, value]) => `${label}: ${value}`);
  const pages: string[][] = [[]];
  let room = paper.bottom - remarksTop - 20;
  doc.font('regular').fontSize(remarkSize);
  for (const remark of [...overflow, ...row.remarks].map((text) => oneParagraph(text).slice(0, 2000))) {
    const height = remarkHeight(doc, remark);
    if (height > room) {
      pages.push([]);
      room = paper.bottom - continuedTop - 20;
    }
    room -= height;
    pages.at(-1)?.push(remark);
  }
  return pages;
};

const remarkHeight = (doc: Doc, remark: string): number => doc.heightOfString(remark, { width: contentWidth - 12 }) + 4;

/** One part on a sheet of its own: head, four views, measures, work, remarks; further pages where the remarks need them. */
export const addPartSheet = (
  doc: Doc,
  part: SheetPart,
  { head, views, addPage }: { head: SheetHead; views: readonly DrawnView[]; addPage: AddPage },
): void => {
  const pages = spreadRemarks(doc, part, head.words);
  pages.forEach((remarks, place) => {
    addPage();
    addHead(doc, part, head);
    if (place === 0) {
      addFacts(doc, part, head.words);
      addViews(doc, views, { y: viewsTop, height: viewsHeight }, head.words.views);
      addTables(doc, part, head.words);
    }
    const title = place === 0 ? head.words.remarks : `${head.words.remarks} (${head.words.continued})`;
    addRemarks(
      doc,
      title,
      remarks.length === 0 ? [head.words.noRemarks] : remarks,
      place === 0 ? remarksTop : continuedTop,
    );
  });
};

const addHead = (doc: Doc, { row }: SheetPart, { shopName, projectName, day, words }: SheetHead): void => {
  const { left, top } = paper;
  write(doc, shopName, { x: left, y: top, width: contentWidth / 2, size: 9, isStrong: true });
  write(doc, day, {
    x: left + contentWidth / 2,
    y: top,
    width: contentWidth / 2,
    size: 9,
    isSoft: true,
    align: 'right',
  });
  rule(doc, top + 15);
  write(doc, row.name === '' ? '–' : row.name, { x: left, y: top + 21, width: contentWidth, size: 16, isStrong: true });
  write(doc, `${words.project}: ${projectName}`, {
    x: left,
    y: top + 44,
    width: contentWidth,
    size: 9.5,
    isSoft: true,
  });
};

const addFacts = (doc: Doc, { row, assemblyName }: SheetPart, words: SheetText): void => {
  const facts = [
    [words.titles.drawingNumber, row.drawingNumber || '–'],
    [words.titles.position, String(row.index)],
    [words.titles.quantity, `${formatCount(row.quantity)} ${words.pieces}`],
    [words.category.ASSEMBLY, assemblyName || '–'],
  ] as const;
  const width = contentWidth / 4;
  rule(doc, 100);
  facts.forEach(([label, value], place) => {
    const x = paper.left + place * width;
    write(doc, label, { x, y: 105, width: width - 8, size: 7.5, isSoft: true });
    write(doc, value, { x, y: 116, width: width - 8, size: 11, isStrong: place === 2 });
  });
  rule(doc, 136);
};

/** The surface with its colour. */
export const treatmentOf = (
  { surface, ralNumber }: Pick<PartsListRow, 'surface' | 'ralNumber'>,
  words: SheetText,
): string => `${words.surface[surface]}${ralNumber === null ? '' : `, RAL ${ralNumber}`}`;

type Line = readonly [label: string, value: string];

const measureLines = ({ row }: SheetPart, words: SheetText): Line[] => {
  const { titles } = words;
  const kg = (g: number | null) => (g === null || g === 0 ? '–' : formatKg(g));
  return [
    [words.titles.category, words.category[row.category]],
    [titles.profile, row.profileName || '–'],
    [titles.thickness, row.thicknessMm === null ? '–' : formatMm(row.thicknessMm)],
    [titles.grade, row.grade ?? '–'],
    [words.treatment, treatmentOf(row, words)],
    [titles.length, formatMm(row.sizeMm.x)],
    [titles.width, formatMm(row.sizeMm.y)],
    [titles.height, formatMm(row.sizeMm.z)],
    [titles.netWeight, kg(row.netWeightG)],
    [titles.netWeightTotal, kg(row.netWeightG * row.quantity)],
    [titles.grossWeight, kg(row.grossWeightG)],
    [titles.surfaceArea, formatM2(row.surfaceMm2)],
  ];
};

const workLines = ({ contourMm, pierces, holes, sawCuts }: PartMeasures, words: SheetText): Line[] => [
  ...(contourMm > 0
    ? ([
        [words.contourLength, `${formatMm(contourMm)} mm`],
        [words.pierces, formatCount(pierces)],
      ] as const)
    : []),
  ...holes.map(
    ({ diameterMm, depthMm, count }): Line => [
      `${words.hole} ø ${formatMm(diameterMm)} × ${formatMm(depthMm)} mm`,
      `${formatCount(count)} ×`,
    ],
  ),
  ...sawCuts.map(
    ({ sectionMm2, bevelDeg, count }): Line => [
      `${words.sawCut} ${formatMm(bevelDeg)}°, ${formatMm(sectionMm2 / 100)} cm²`,
      `${formatCount(count)} ×`,
    ],
  ),
];

const addTables = (doc: Doc, part: SheetPart, words: SheetText): void => {
  const width = (contentWidth - 24) / 2;
  addTable(doc, words.measures, measureLines(part, words), { x: paper.left, width });
  const work = workLines(part.measures, words).slice(0, mostRows);
  addTable(doc, words.work, work.length === 0 ? [[words.noWork, '']] : work, { x: paper.left + width + 24, width });
};

const addTable = (
  doc: Doc,
  title: string,
  lines: readonly Line[],
  { x, width }: { x: number; width: number },
): void => {
  write(doc, title, { x, y: tableTop, width, size: 9.5, isStrong: true });
  rule(doc, tableTop + 15, x, x + width);
  lines.forEach(([label, value], place) => {
    const y = tableTop + 18 + place * rowHeight;
    write(doc, label, { x, y, width: width * 0.56, size: 8.5, isSoft: true });
    write(doc, value, { x: x + width * 0.5, y, width: width * 0.5, size: 8.5, align: 'right' });
  });
};

const addRemarks = (doc: Doc, title: string, remarks: readonly string[], top: number): void => {
  write(doc, title, { x: paper.left, y: top, width: contentWidth, size: 9.5, isStrong: true });
  rule(doc, top + 15);
  let y = top + 19;
  for (const remark of remarks) {
    doc.font('regular').fontSize(remarkSize).fillColor(inks.ink);
    doc.text('–', paper.left, y, { lineBreak: false });
    doc.text(remark, paper.left + 12, y, { width: contentWidth - 12 });
    y += remarkHeight(doc, remark);
  }
};
