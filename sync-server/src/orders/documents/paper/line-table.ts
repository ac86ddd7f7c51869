import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { texts } from '../../../jobs/texts/texts.ts';
import { formatEuros } from '../sums-of.ts';
import { contentWidth, type Doc, heightOf, paper, rule, type Style, wrap, writeLines } from './paper.ts';

type Cursor = { y: number; need: (height: number) => void };

const picture = { width: 72, height: 54 } as const;

/** Of a position. */
const small = { width: 32, height: 24 } as const;

const gap = 10;

const widths = { quantity: 52, unit: 84, total: 84 } as const;

const left = paper.left + picture.width + gap;

const textWidth = contentWidth - picture.width - gap - widths.quantity - widths.unit - widths.total;

const columns = {
  quantity: { x: left + textWidth, width: widths.quantity },
  unit: { x: left + textWidth + widths.quantity, width: widths.unit },
  total: { x: left + textWidth + widths.quantity + widths.unit, width: widths.total },
} as const;

const headStyle: Style = { size: 8, isSoft: true };

const nameStyle: Style = { size: 9.5, isStrong: true };

const detailStyle: Style = { size: 8.5, isSoft: true };

const amountStyle: Style = { size: 9.5, align: 'right' };

/** The lines with picture, quantity and amounts; their head is repeated on every page that begins with one. */
export const addLines = (doc: Doc, { lines, language, isGross }: TradePaper, cursor: Cursor): void => {
  const hasAmounts = lines.some((line) => line.lineCents !== null);
  const addTitles = () => {
    const words = texts[language].document;
    const right = { ...headStyle, align: 'right' } as const;
    const title =
      isGross && hasAmounts ? `${words.project} (${texts[language].confirmation.pricesWithVat})` : words.project;
    writeLines(doc, [title], { x: left, y: cursor.y, width: textWidth }, headStyle);
    writeLines(doc, [words.quantity], { ...columns.quantity, y: cursor.y }, right);
    if (hasAmounts) {
      writeLines(doc, [words.unitPrice], { ...columns.unit, y: cursor.y }, right);
      writeLines(doc, [words.total], { ...columns.total, y: cursor.y }, right);
    }
    rule(doc, cursor.y + 13);
    cursor.y += 18;
  };
  cursor.need(90);
  addTitles();
  for (const line of lines) {
    const before = cursor.y;
    cursor.need(picture.height + 12);
    if (cursor.y < before) addTitles();
    addLine(doc, line, cursor);
    for (const position of line.positions ?? []) {
      const top = cursor.y;
      cursor.need(small.height + 6);
      if (cursor.y < top) addTitles();
      addPosition(doc, position, cursor);
    }
    if (line.positions?.length) cursor.y += 8;
  }
};

const addLine = (doc: Doc, line: PaperLine, cursor: Cursor): void => {
  const top = cursor.y;
  const page = doc.page;
  if (line.picture) doc.image(line.picture as Buffer, paper.left, top, { fit: [picture.width, picture.height] });
  writeLines(doc, [String(line.quantity)], { ...columns.quantity, y: top }, amountStyle);
  writeAmount(doc, line.unitCents, { ...columns.unit, y: top }, amountStyle);
  writeAmount(doc, line.lineCents, { ...columns.total, y: top }, amountStyle);
  addText(doc, line.name, nameStyle, cursor);
  for (const detail of line.details) addText(doc, detail, detailStyle, cursor);
  const below = doc.page === page ? Math.max(cursor.y, top + picture.height) : cursor.y;
  rule(doc, below + 4);
  cursor.y = below + 10;
};

const writeAmount = (doc: Doc, cents: number | null, place: { x: number; y: number; width: number }, style: Style) => {
  if (cents !== null) writeLines(doc, [formatEuros(cents)], place, style);
};

const positionStyle: Style = { size: 8.5 };

const positionAmount: Style = { size: 8.5, align: 'right' };

/** A position below its project: a small picture, its mark, pieces and amount. */
const addPosition = (doc: Doc, { picture: png, name, detail, pieces, cents }: PaperPosition, cursor: Cursor): void => {
  const top = cursor.y;
  if (png) doc.image(png as Buffer, left - gap - small.width, top, { fit: [small.width, small.height] });
  const [first = ''] = wrap(doc, name, textWidth - 8, positionStyle);
  writeLines(doc, [first], { x: left, y: top, width: textWidth }, positionStyle);
  const [second = ''] = wrap(doc, detail, textWidth - 8, detailStyle);
  writeLines(doc, [second], { x: left, y: top + heightOf([''], positionStyle), width: textWidth }, detailStyle);
  if (pieces !== null) writeLines(doc, [String(pieces)], { ...columns.quantity, y: top }, positionAmount);
  writeAmount(doc, cents, { ...columns.total, y: top }, positionAmount);
  cursor.y = top + Math.max(png ? small.height : 0, heightOf(detail === '' ? [''] : ['', ''], positionStyle)) + 6;
};

const addText = (doc: Doc, text: string, style: Style, cursor: Cursor): void => {
  const step = heightOf([''], style);
  for (const line of wrap(doc, text, textWidth - 8, style)) {
    cursor.need(step);
    writeLines(doc, [line], { x: left, y: cursor.y, width: textWidth }, style);
    cursor.y += step;
  }
};

export type PaperLine = {
  /** PNG */
  picture: Uint8Array | null;
  name: string;
  details: readonly string[];
  quantity: number;
  /** null in a document without amounts. */
  unitCents: Cents | null;
  lineCents: Cents | null;
  positions?: readonly PaperPosition[];
};

/** One of what a line consists of. */
export type PaperPosition = {
  picture: Uint8Array | null;
  name: string;
  detail: string;
  /** null: it counts no pieces. */
  pieces: number | null;
  cents: Cents | null;
};

type PaperSum = { label: string; cents: Cents; remark?: string; isTotal?: boolean };

/** Figures by row and column; below each row what of them is of one kind. */
export type PaperTable = {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[]; under: { name: string; cells: readonly string[] } }[];
  note: string;
};

/** A document of the trade with its amounts: an order's confirmation, an offer. */
export type TradePaper = {
  language: Language;
  /** Its amounts have VAT in them. */
  isGross: boolean;
  createdAt: Date;
  operator: Operator;
  title: string;
  /** What must not be missed, above all else. */
  warnings: readonly string[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  facts: readonly { label: string; value: string }[];
  lines: readonly PaperLine[];
  sums: readonly PaperSum[];
  /** Behind the sums. */
  tables?: readonly PaperTable[];
  notes: readonly string[];
};
