import { a4, gatherPaper, inks, oneParagraph, paperInfo } from '@knotenblech/shared/exports/paper.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { fittingScale, layOutDrawing } from '@knotenblech/shared/geometry/drawing/lay-out-drawing.ts';
import PdfDocument from 'pdfkit';

/** A view of a part, with its overall dimensions. */
export type DrawnView = { view: View; drawing: Drawing };

const pointsPerMm = 72 / 25.4;

const textSize = 7;

const captionHeight = 14;

const gap = 10;

/** Scales of technical drawings, 1 : n (those of ISO 5455 and usual ones between them). */
const scales = [0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 4, 5, 7.5, 10, 15, 20, 25, 50, 75, 100, 200, 500, 1000];

type Area = { y: number; height: number };

/** Four views, the fullest one large: a long one across the page with the others below it, else on the left with the others beside it. */
export const addViews = (doc: Doc, views: readonly DrawnView[], area: Area, viewWords: Record<View, string>): void => {
  const cells = cellsFor(views[0]?.drawing, area);
  views.forEach(({ view, drawing }, place) => {
    const cell = cells[place];
    if (cell === undefined) return;
    const one = view === 'TRI' ? null : scaleFor(drawing, cell);
    addDrawing(doc, drawing, cell, one === null ? undefined : pointsPerMm / one);
    const caption = one === null ? viewWords[view] : `${viewWords[view]}  ·  ${scaleText(one)}`;
    const { x, y, width, height } = cell;
    write(doc, caption, { x, y: y + height + 2, width, size: 8, isSoft: true, align: 'center' });
  });
};

const longFrom = 1.8;

/** Shares of the smaller three, the view in space last: below a long first view, or beside another. */
const below = [0.33, 0.24, 0.43];

const beside = [0.2, 0.3, 0.5];

const cellsFor = (first: Drawing | undefined, { y, height }: Area): Cell[] => {
  const isLong = first !== undefined && first.widthMm > longFrom * first.heightMm;
  const { left: x } = paper;
  const places = isLong
    ? [
        { x, y, width: contentWidth, height: height * 0.5 },
        ...spread(below, contentWidth).map(({ at, size }) => ({
          x: x + at,
          y: y + height * 0.5 + gap,
          width: size,
          height: height * 0.5 - gap,
        })),
      ]
    : [
        { x, y, width: contentWidth * 0.6, height },
        ...spread(beside, height).map(({ at, size }) => ({
          x: x + contentWidth * 0.6 + gap,
          y: y + at,
          width: contentWidth * 0.4 - gap,
          height: size,
        })),
      ];
  return places.map((cell) => ({ ...cell, height: cell.height - captionHeight, text: textSize }));
};

/** A length cut into shares with gaps between them. */
const spread = (shares: readonly number[], length: number): { at: number; size: number }[] => {
  let at = 0;
  return shares.map((share) => {
    const size = share * (length - gap * (shares.length - 1));
    const place = { at, size };
    at += size + gap;
    return place;
  });
};

const scaleFor = (drawing: Drawing, cell: Cell): number => {
  const fit = fittingScale(drawing, cell);
  return scales.find((scale) => pointsPerMm / scale <= fit) ?? scales.at(-1) ?? 1000;
};

const scaleText = (one: number): string =>
  one >= 1 ? `M 1 : ${String(one).replace('.', ',')}` : `M ${Math.round(1 / one)} : 1`;

type Cell = { x: number; y: number; width: number; height: number; text: number };

const addDrawing = (doc: Doc, drawing: Drawing, { x, y, ...sheet }: Cell, fixed: number | undefined): void => {
  if (drawing.visible === '') return;
  const { left, top, scale, dimensions } = layOutDrawing(drawing, sheet, fixed);
  doc
    .save()
    .translate(x + left, y + top)
    .scale(scale)
    .lineJoin('round')
    .lineCap('round')
    .strokeColor(inks.ink);
  doc.path(drawing.outline).fillColor(inks.fill).fill('even-odd');
  doc
    .path(drawing.visible)
    .lineWidth(0.4 / scale)
    .stroke();
  doc
    .path(drawing.outline)
    .lineWidth(0.8 / scale)
    .stroke();
  doc.restore();
  doc.save().translate(x, y);
  for (const { lines, arrows, text } of dimensions) {
    doc.path(lines).lineWidth(0.4).strokeColor(inks.soft).stroke();
    doc.path(arrows).fillColor(inks.soft).fill();
    addDimensionText(doc, text);
  }
  doc.restore();
};

const addDimensionText = (
  doc: Doc,
  { words, x, y, turnDeg, anchor }: ReturnType<typeof layOutDrawing>['dimensions'][number]['text'],
): void => {
  doc.font('regular').fontSize(textSize).fillColor(inks.ink);
  const width = doc.widthOfString(words);
  doc.save().translate(x, y).rotate(turnDeg);
  doc.text(words, anchor === 'start' ? 0 : -width / 2, 0, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
};

/** The page, and where its content lies. */
export const paper = { ...a4, top: 36, bottom: 796 } as const;

export const contentWidth = paper.right - paper.left;

export type Fonts = { regular: Uint8Array; semiBold: Uint8Array };

export type Doc = PDFKit.PDFDocument;

/** A document that is written page by page; `finish` gives its bytes. */
type PaperStack = { doc: Doc; finish: () => Promise<Uint8Array<ArrayBuffer>> };

/** A document in the app's own letters; pages are added by hand. */
export const openPaper = (fonts: Fonts, info: { title: string; author: string; createdAt: Date }): PaperStack => {
  const doc = new PdfDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    font: '',
    info: paperInfo(info),
  });
  const finish = gatherPaper(doc);
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('semiBold', fonts.semiBold);
  return { doc, finish };
};

type Write = {
  x: number;
  y: number;
  width: number;
  size: number;
  isStrong?: boolean;
  isSoft?: boolean;
  align?: 'left' | 'right' | 'center';
  lines?: number;
};

/** Writes a text into `width`, cut with an ellipsis after `lines` (one) lines; gives the height it took. */
export const write = (doc: Doc, text: string, { x, y, width, size, lines = 1, ...style }: Write): number => {
  doc
    .font(style.isStrong ? 'semiBold' : 'regular')
    .fontSize(size)
    .fillColor(style.isSoft ? inks.soft : inks.ink);
  const height = size * 1.3 * lines + 0.5;
  const options = { width, height, ellipsis: true, align: style.align ?? 'left', features: ['tnum'] } as const;
  const words = oneParagraph(text);
  if (words === '') return size * 1.3;
  doc.text(words, x, y, { ...options, features: [...options.features], lineBreak: true });
  return Math.min(height, doc.y - y);
};

/** A thin line across the page, or from `from` to `to`. */
export const rule = (doc: Doc, y: number, from: number = paper.left, to: number = paper.right): void => {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(inks.line).stroke();
};
