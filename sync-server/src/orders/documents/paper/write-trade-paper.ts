import { texts } from '../../../jobs/texts/texts.ts';
import { legalLines } from '../../payment-lines.ts';
import { formatEuros } from '../sums-of.ts';
import { addLines, type PaperTable, type TradePaper } from './line-table.ts';
import {
  contentWidth,
  type Doc,
  type Fonts,
  heightOf,
  openPaper,
  paper,
  rule,
  type Style,
  wrap,
  write,
  writeLines,
} from './paper.ts';

/** Where the next block goes; a block that does not fit begins the next page. */
export type Cursor = { y: number; need: (height: number) => void };

/** A document of the trade as PDF, A4, as many pages as it takes. */
export const writeTradePaper = async (content: TradePaper, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> => {
  const { title, operator, language, createdAt } = content;
  const { doc, finish } = openPaper(fonts, { title, author: operator.name, language, createdAt });
  const cursor: Cursor = {
    y: addHead(doc, content),
    need: (height) => {
      if (cursor.y + height <= paper.bottom) return;
      doc.addPage({ size: 'A4', margin: 0 });
      cursor.y = paper.top;
    },
  };
  addAddresses(doc, content, cursor);
  addTitle(doc, content, cursor);
  addFacts(doc, content, cursor);
  addLines(doc, content, cursor);
  addSums(doc, content, cursor);
  for (const table of content.tables ?? []) addTable(doc, table, cursor);
  addNotes(doc, content, cursor);
  addFeet(doc, content);
  return finish();
};

const addHead = (doc: Doc, { operator, language }: TradePaper): number => {
  const half = contentWidth / 2;
  const { left: x, top: y } = paper;
  const nameHeight = write(doc, operator.name, { x, y, width: half - 12 }, { size: 14, isStrong: true });
  const lines = [
    `${operator.street}, ${operator.countryIso} ${operator.zip} ${operator.city}`,
    `${operator.phone}, ${operator.email}`,
    ...legalLines(operator, language),
  ].flatMap((line) => wrap(doc, line, half, small));
  writeLines(doc, lines, { x: x + half, y: y + 2, width: half }, { ...small, align: 'right' });
  const bottom = y + Math.max(nameHeight, heightOf(lines, small)) + 8;
  rule(doc, bottom);
  return bottom + 22;
};

const small = { size: 8, isSoft: true } as const;
const usual = { size: 9.5 } as const;

const addAddresses = (doc: Doc, { addresses }: TradePaper, cursor: Cursor): void => {
  if (addresses.length === 0) return;
  const width = contentWidth / 2 - 12;
  const heights = addresses.map(({ label, lines: written }, n) => {
    const x = paper.left + (n * contentWidth) / 2;
    write(doc, label, { x, y: cursor.y, width }, small);
    const lines = written.flatMap((line) => wrap(doc, line, width, usual));
    writeLines(doc, lines, { x, y: cursor.y + 13, width }, usual);
    return 13 + heightOf(lines, usual);
  });
  cursor.y += Math.max(...heights) + 26;
};

const addTitle = (doc: Doc, { title, warnings }: TradePaper, cursor: Cursor): void => {
  const place = { x: paper.left, width: contentWidth };
  cursor.y += write(doc, title, { ...place, y: cursor.y }, { size: 18, isStrong: true }) + 8;
  for (const warning of warnings) {
    cursor.y += write(doc, warning, { ...place, y: cursor.y }, { ...usual, isStrong: true }) + 6;
  }
};

const factsPerRow = 4;

const addFacts = (doc: Doc, { facts }: TradePaper, cursor: Cursor): void => {
  const width = contentWidth / factsPerRow;
  for (let from = 0; from < facts.length; from += factsPerRow) {
    rule(doc, cursor.y);
    const heights = facts.slice(from, from + factsPerRow).map(({ label, value }, n) => {
      const x = paper.left + n * width;
      write(doc, label, { x, y: cursor.y + 6, width: width - 10 }, small);
      return write(doc, value, { x, y: cursor.y + 18, width: width - 10 }, usual);
    });
    cursor.y += 18 + Math.max(...heights) + 6;
  }
  cursor.y += 14;
};

const sumsWidth = contentWidth * 0.62;
const amountWidth = 92;

const addSums = (doc: Doc, { sums }: TradePaper, cursor: Cursor): void => {
  const x = paper.right - sumsWidth;
  cursor.y += 8;
  for (const { label, cents, remark = '', isTotal = false } of sums) {
    const style = { size: isTotal ? 11.5 : 9.5, isStrong: isTotal };
    const width = sumsWidth - amountWidth - 8;
    const lines = wrap(doc, label, width, style);
    const remarks = wrap(doc, remark, width, small);
    const height = heightOf(lines, style) + heightOf(remarks, small);
    cursor.need(height + 10);
    if (isTotal) rule(doc, cursor.y + 1, x);
    const y = cursor.y + (isTotal ? 6 : 2);
    writeLines(doc, lines, { x, y, width }, style);
    writeLines(doc, remarks, { x, y: y + heightOf(lines, style), width }, small);
    const amount = { x: paper.right - amountWidth, y, width: amountWidth };
    writeLines(doc, [formatEuros(cents)], amount, { ...style, align: 'right' });
    cursor.y = y + height + 2;
  }
};

const cellWidth = 48;
const cellStyle = { size: 8.5 } as const;
const underStyle = { size: 7.5, isSoft: true } as const;

/** Its head is repeated on every page that begins with it; columns beyond the width of the page are left out. */
const addTable = (doc: Doc, { title, columns, rows, note }: PaperTable, cursor: Cursor): void => {
  const shown = columns.slice(0, 8);
  const nameWidth = contentWidth - shown.length * cellWidth;
  const place = (n: number) => ({ x: paper.left + nameWidth + n * cellWidth, y: cursor.y, width: cellWidth });
  const addRow = (name: string, cells: readonly string[], style: Style) => {
    const [first = ''] = wrap(doc, name, nameWidth - 8, style);
    writeLines(doc, [first], { x: paper.left, y: cursor.y, width: nameWidth }, style);
    for (const [n, cell] of cells.slice(0, shown.length).entries())
      writeLines(doc, [cell], place(n), { ...style, align: 'right' });
    cursor.y += heightOf([''], style) + 1;
  };
  const addHeadRow = () => {
    const style = { size: 8.5, isStrong: true };
    cursor.y += write(doc, title, { x: paper.left, y: cursor.y, width: contentWidth }, style) + 2;
    addRow('', shown, style);
    rule(doc, cursor.y + 1);
    cursor.y += 6;
  };
  cursor.y += 18;
  cursor.need(70);
  addHeadRow();
  for (const { name, cells, under } of rows) {
    const before = cursor.y;
    cursor.need(30);
    if (cursor.y < before) addHeadRow();
    addRow(name, cells, cellStyle);
    addRow(under.name, under.cells, underStyle);
    cursor.y += 3;
  }
  const lines = wrap(doc, note, contentWidth, small);
  cursor.need(heightOf(lines, small));
  writeLines(doc, lines, { x: paper.left, y: cursor.y + 2, width: contentWidth }, small);
  cursor.y += heightOf(lines, small) + 2;
};

const addNotes = (doc: Doc, { notes }: TradePaper, cursor: Cursor): void => {
  cursor.y += 18;
  for (const note of notes) {
    const lines = wrap(doc, note, contentWidth, usual);
    const step = heightOf([''], usual);
    for (const line of lines) {
      cursor.need(step);
      writeLines(doc, [line], { x: paper.left, y: cursor.y, width: contentWidth }, usual);
      cursor.y += step;
    }
    cursor.y += 5;
  }
};

const addFeet = (doc: Doc, { title, language }: TradePaper): void => {
  const { count } = doc.bufferedPageRange();
  const y = paper.height - 40;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    rule(doc, y - 6);
    write(doc, title, { x: paper.left, y, width: contentWidth * 0.7 }, small);
    const pages = texts[language].document.page(page + 1, count);
    write(
      doc,
      pages,
      { x: paper.left + contentWidth * 0.7, y, width: contentWidth * 0.3 },
      { ...small, align: 'right' },
    );
  }
};
