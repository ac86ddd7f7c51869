import { a4, gatherPaper, inks, oneParagraph, paperInfo } from '@knotenblech/shared/exports/paper.ts';
import PdfDocument from 'pdfkit';

/** The page, and where its content lies. */
export const paper = { ...a4, top: 40, bottom: 778 } as const;
export const contentWidth = paper.right - paper.left;

const lineHeight = 1.32;

export type Fonts = { regular: Uint8Array; semiBold: Uint8Array };
export type Doc = PDFKit.PDFDocument;
export type Info = { title: string; author: string; language: string; createdAt: Date };

/** A document whose pages are kept until `finish` gives its bytes. */
export const openPaper = (fonts: Fonts, info: Info) => {
  const doc = new PdfDocument({
    bufferPages: true,
    size: 'A4',
    margin: 0,
    font: '',
    lang: info.language,
    displayTitle: true,
    info: paperInfo(info),
  });
  const finish = gatherPaper(doc);
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('semiBold', fonts.semiBold);
  return { doc, finish };
};

export type Style = { size: number; isStrong?: boolean; isSoft?: boolean; align?: 'left' | 'right' };
type Place = { x: number; y: number; width: number };

export const heightOf = (lines: readonly string[], { size }: Style): number => lines.length * size * lineHeight;

/** The text cut into lines of at most `width`; a word that is wider is cut too. */
export const wrap = (doc: Doc, text: string, width: number, style: Style): string[] => {
  setStyle(doc, style);
  const lines: string[] = [];
  let line = '';
  for (const word of oneParagraph(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (doc.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cutWord(doc, word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
};

const cutWord = (doc: Doc, word: string, width: number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && doc.widthOfString(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
};

/** Writes lines that fit the width, one below the other. */
export const writeLines = (doc: Doc, lines: readonly string[], { x, y, width }: Place, style: Style): void => {
  setStyle(doc, style);
  lines.forEach((line, n) => {
    const indent = style.align === 'right' ? width - doc.widthOfString(line) : 0;
    doc.text(line, x + indent, y + n * style.size * lineHeight, { lineBreak: false });
  });
};

/** Writes a text, wrapped; gives the height it took. */
export const write = (doc: Doc, text: string, place: Place, style: Style): number => {
  const lines = wrap(doc, text, place.width, style);
  writeLines(doc, lines, place, style);
  return heightOf(lines, style);
};

const setStyle = (doc: Doc, { size, isStrong = false, isSoft = false }: Style): void => {
  doc
    .font(isStrong ? 'semiBold' : 'regular')
    .fontSize(size)
    .fillColor(isSoft ? inks.soft : inks.ink);
};

/** A thin line across the page, or from `from` to `to`. */
export const rule = (doc: Doc, y: number, from: number = paper.left, to: number = paper.right): void => {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(inks.line).stroke();
};
