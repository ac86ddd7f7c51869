import type { PartsListRow } from '@knotenblech/shared/exports/parts-list.ts';
import { formatCount, formatKg, formatMm } from '../../../../ui/figures/format-figure.ts';
import type { SheetText } from './export-messages.ts';
import { type AddPage, type SheetHead, treatmentOf } from './part-sheet.ts';
import { contentWidth, type Doc, paper, rule, write } from './sheet-drawing.ts';

const rowHeight = 17;
const firstRow = 118;
const rowsPerPage = Math.floor((paper.bottom - firstRow - 24) / rowHeight);

/** How many pages the parts list takes. */
export const countOverviewPages = (rows: readonly PartsListRow[]): number => Math.ceil(rows.length / rowsPerPage);

type Column = {
  title: (words: SheetText) => string;
  width: number;
  align?: 'right';
  of: (row: PartsListRow, words: SheetText) => string;
};

const columns: readonly Column[] = [
  { title: ({ titles }) => titles.position, width: 0.07, of: (row) => (row.kind === 'part' ? String(row.index) : '') },
  { title: ({ titles }) => titles.drawingNumber, width: 0.1, of: (row) => row.drawingNumber },
  { title: ({ titles }) => titles.name, width: 0.24, of: (row) => row.name },
  {
    title: ({ titles }) => titles.profile,
    width: 0.13,
    of: (row, words) => (row.kind === 'part' ? stockOf(row) : words.category.ASSEMBLY),
  },
  { title: ({ titles }) => titles.grade, width: 0.1, of: (row) => (row.kind === 'part' ? (row.grade ?? '–') : '') },
  { title: ({ titles }) => titles.quantity, width: 0.07, align: 'right', of: (row) => formatCount(row.quantity) },
  {
    title: () => 'kg',
    width: 0.1,
    align: 'right',
    of: (row) => (row.kind === 'part' ? kgOf(row.netWeightG * row.quantity) : ''),
  },
  { title: ({ treatment }) => treatment, width: 0.19, of: (row, words) => treatmentOf(row, words) },
];

const kgOf = (g: number) => (g === 0 ? '–' : formatKg(g));

/** The parts list, as many pages as it needs, with the total weight under its last row. */
export const addOverviewPages = (
  doc: Doc,
  rows: readonly PartsListRow[],
  { head, title, addPage }: { head: SheetHead; title: string; addPage: AddPage },
): void => {
  for (let from = 0; from < rows.length; from += rowsPerPage) {
    addPage();
    addHead(doc, title, head);
    rows
      .slice(from, from + rowsPerPage)
      .forEach((row, place) => addRow(doc, row, firstRow + place * rowHeight, head.words));
    if (from + rowsPerPage >= rows.length) addTotal(doc, rows, firstRow + (rows.length - from) * rowHeight, head.words);
  }
};

const stockOf = (row: Extract<PartsListRow, { kind: 'part' }>): string =>
  row.category === 'FLAT' && row.thicknessMm !== null ? `t = ${formatMm(row.thicknessMm)} mm` : row.profileName || '–';

const addHead = (doc: Doc, title: string, { shopName, projectName, day, words }: SheetHead): void => {
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
  write(doc, `${words.partsList}: ${title}`, { x: left, y: top + 21, width: contentWidth, size: 16, isStrong: true });
  write(doc, `${words.project}: ${projectName}`, {
    x: left,
    y: top + 44,
    width: contentWidth,
    size: 9.5,
    isSoft: true,
  });
  eachColumn((column, x, width) =>
    write(doc, column.title(words), {
      x,
      y: firstRow - 14,
      width,
      size: 7.5,
      isSoft: true,
      align: column.align ?? 'left',
    }),
  );
  rule(doc, firstRow - 2);
};

const addRow = (doc: Doc, row: PartsListRow, y: number, words: SheetText): void => {
  const isStrong = row.kind === 'assembly';
  eachColumn((column, x, width) => {
    const indent = column === columns[2] ? Math.min(row.level, 6) * 8 : 0;
    const place = { x: x + indent, y: y + 2.5, width: width - indent, size: 8.5, isStrong };
    write(doc, column.of(row, words), { ...place, align: column.align ?? 'left' });
  });
  rule(doc, y + rowHeight - 1);
};

const addTotal = (doc: Doc, rows: readonly PartsListRow[], y: number, words: SheetText): void => {
  const unweighed = rows.reduce(
    (sum, row) => sum + (row.kind === 'part' && row.netWeightG === 0 ? row.quantity : 0),
    0,
  );
  const totalG = rows.reduce((sum, row) => sum + (row.kind === 'part' ? row.netWeightG * row.quantity : 0), 0);
  const without = unweighed === 0 ? '' : ` (${words.unweighed}: ${formatCount(unweighed)})`;
  const total = `${words.titles.netWeightTotal}: ${formatKg(totalG)}${without}`;
  write(doc, total, {
    x: paper.left,
    y: y + 5,
    width: contentWidth * 0.81 - 6,
    size: 9,
    isStrong: true,
    align: 'right',
  });
};

const eachColumn = (visit: (column: Column, x: number, width: number) => void): void => {
  let { left: x }: { left: number } = paper;
  for (const column of columns) {
    visit(column, x, column.width * contentWidth - 6);
    x += column.width * contentWidth;
  }
};
