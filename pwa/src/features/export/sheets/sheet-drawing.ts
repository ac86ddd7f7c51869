import type { Drawing, View } from '@knotenblech/shared/geometry/draw-view.ts';
import { fittingScale, layOutDrawing } from '@knotenblech/shared/geometry/lay-out-drawing.ts';
import { type Doc, inks, paper, write } from './paper.ts';

/** A view of a part, with its overall dimensions. */
export type DrawnView = { view: View; drawing: Drawing };

const pointsPerMm = 72 / 25.4;
const textSize = 7;
const captionHeight = 14;
const gap = 10;
/** Scales of technical drawings, 1 : n (ISO 5455, and 1:1.5, 1:2.5 and 1:15 between them). */
const scales = [0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 5, 10, 15, 20, 25, 50, 100, 200, 500, 1000];

type Area = { y: number; height: number };

/** Four views in two rows: right-angle ones at one common scale, the one in space as large as it fits. */
export const addViews = (
  doc: Doc,
  views: readonly DrawnView[],
  { y, height }: Area,
  viewWords: Record<View, string>,
): void => {
  const width = (paper.right - paper.left - gap) / 2;
  const cell = { width, height: (height - gap) / 2 - captionHeight, text: textSize };
  const flat = views.filter(({ view }) => view !== 'TRI');
  const fit = Math.min(...flat.map(({ drawing }) => fittingScale(drawing, cell)));
  const one = scales.find((scale) => pointsPerMm / scale <= fit) ?? scales.at(-1) ?? 1000;
  views.forEach(({ view, drawing }, place) => {
    const x = paper.left + (place % 2) * (width + gap);
    const top = y + Math.floor(place / 2) * (cell.height + captionHeight + gap);
    addDrawing(doc, drawing, { x, y: top, ...cell }, view === 'TRI' ? undefined : pointsPerMm / one);
    const caption = view === 'TRI' ? viewWords[view] : `${viewWords[view]}  ·  ${scaleText(one)}`;
    write(doc, caption, { x, y: top + cell.height + 2, width, size: 8, isSoft: true, align: 'center' });
  });
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
