import PdfDocument from 'pdfkit';

/** A4 upright in points, and where its content lies. */
export const paper = { width: 595.28, height: 841.89, left: 42, right: 553.28, top: 36, bottom: 796 } as const;
export const contentWidth = paper.right - paper.left;

export const inks = { ink: '#1f2a33', soft: '#5b6a75', line: '#c9ced2', fill: '#eef1f3' } as const;

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
    info: {
      Title: plainLine(info.title),
      Author: plainLine(info.author),
      Creator: 'Knotenblech',
      Producer: 'Knotenblech',
      CreationDate: info.createdAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('semiBold', fonts.semiBold);
  const finish = async () => {
    doc.end();
    await ended;
    return joined(chunks);
  };
  return { doc, finish };
};

const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
};

/** Text of a file on one line, without what controls a line or the direction of writing. */
export const plainLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

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
  const words = plainLine(text);
  if (words === '') return size * 1.3;
  doc.text(words, x, y, { ...options, features: [...options.features], lineBreak: true });
  return Math.min(height, doc.y - y);
};

/** A thin line across the page, or from `from` to `to`. */
export const rule = (doc: Doc, y: number, from: number = paper.left, to: number = paper.right): void => {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(inks.line).stroke();
};
