import { a4, gatherPaper, inks, oneParagraph, paperInfo } from '@knotenblech/shared/exports/paper.ts';
import PdfDocument from 'pdfkit';

/** The page, and where its content lies. */
export const paper = { ...a4, top: 36, bottom: 796 } as const;
export const contentWidth = paper.right - paper.left;

export type Fonts = { regular: Uint8Array; semiBold: Uint8Array };
export type Doc = PDFKit.PDFDocument;
/** A document that is written page by page; `finish` gives its bytes. */
export type PaperStack = { doc: Doc; finish: () => Promise<Uint8Array<ArrayBuffer>> };

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
