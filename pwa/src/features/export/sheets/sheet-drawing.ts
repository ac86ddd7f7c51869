import type { Drawing, View } from '@knotenblech/shared/geometry/draw-view.ts';
import { fittingScale, layOutDrawing } from '@knotenblech/shared/geometry/lay-out-drawing.ts';
import { type Doc, inks, paper, write } from './paper.ts';

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

/** The places of the views; those of the smaller three are equal. */
const cellsFor = (first: Drawing | undefined, { y, height }: Area): Cell[] => {
  const all = paper.right - paper.left;
  const isLong = first !== undefined && first.widthMm > longFrom * first.heightMm;
  const firstSize = isLong ? { width: all, height: height * 0.52 } : { width: all * 0.6, height };
  const small = isLong
    ? { width: (all - 2 * gap) / 3, height: height * 0.48 - gap }
    : { width: all * 0.4 - gap, height: (height - 2 * gap) / 3 };
  const smallAt = (place: number) =>
    isLong
      ? { x: paper.left + place * (small.width + gap), y: y + firstSize.height + gap }
      : { x: paper.left + firstSize.width + gap, y: y + place * (small.height + gap) };
  const places = [{ x: paper.left, y, ...firstSize }, ...[0, 1, 2].map((place) => ({ ...smallAt(place), ...small }))];
  return places.map((cell) => ({ ...cell, height: cell.height - captionHeight, text: textSize }));
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
