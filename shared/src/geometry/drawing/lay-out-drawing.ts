import type { Dimension, Drawing } from './draw-view.ts';

/** A sheet and its type size, in the same unit (px or pt). */
export type SheetSize = { width: number; height: number; text: number };

/** A dimension on its sheet: SVG path data of its lines and of its filled arrows, and where its text stands (clockwise degrees). */
export type PlacedDimension = {
  lines: string;
  arrows: string;
  text: { words: string; x: number; y: number; turnDeg: number; anchor: 'start' | 'middle' };
};

export type DrawingLayout = { left: number; top: number; scale: number; dimensions: PlacedDimension[] };

/** The drawing fitted and centred on a sheet: its origin, units per mm, and its dimensions. `scale` fixes the units per mm. */
export const layOutDrawing = (
  drawing: Drawing,
  sheet: SheetSize,
  scale = fittingScale(drawing, sheet),
): DrawingLayout => {
  const [x0, x1, y0, y1] = heldBy(drawing);
  const left = (sheet.width - (x0 + x1) * scale) / 2;
  const top = (sheet.height - (y0 + y1) * scale) / 2;
  const place = ([x, y]: Spot): Spot => [left + x * scale, top + y * scale];
  const dimensions = drawing.dimensions.flatMap((dimension) => placedDimension(dimension, place, sheet.text));
  return { left, top, scale, dimensions };
};

/** Units per mm with which a drawing and its dimensions fill a sheet. */
export const fittingScale = (drawing: Drawing, { width, height, text }: SheetSize): number => {
  const margin = drawing.dimensions.length > 0 ? text * 4.2 : text;
  const [x0, x1, y0, y1] = heldBy(drawing);
  return Math.min(
    Math.max(width - 2 * margin, 8) / Math.max(x1 - x0, 1e-3),
    Math.max(height - 2 * margin, 8) / Math.max(y1 - y0, 1e-3),
  );
};

type Spot = [number, number];

const heldBy = (drawing: Drawing): [number, number, number, number] => {
  const held = [
    ...drawing.dimensions.flatMap(({ from, to }) => [from, to]),
    [0, 0],
    [drawing.widthMm, drawing.heightMm],
  ];
  const [xs, ys] = [held.map(([x = 0]) => x), held.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};

const placedDimension = (dimension: Dimension, place: (point: Spot) => Spot, textSize: number): PlacedDimension[] => {
  const [from, to] = [place(dimension.from), place(dimension.to)];
  const length = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  if (length < 1) return [];
  const along: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const away: Spot = dimension.away;
  const [a, b] = [moved(from, away, textSize * 1.9), moved(to, away, textSize * 1.9)];
  const arrowSize = textSize * 0.75;
  const isTight = length < arrowSize * 3.5;
  const isNarrow = length < dimension.text.length * textSize * 0.62 + 2 * arrowSize;
  const lines = [
    line(moved(from, away, textSize * 0.4), moved(from, away, textSize * 2.2)),
    line(moved(to, away, textSize * 0.4), moved(to, away, textSize * 2.2)),
    isTight ? line(moved(a, along, -arrowSize * 2), moved(b, along, arrowSize * 2)) : line(a, b),
  ].join('');
  const arrows = arrow(a, along, isTight ? -arrowSize : arrowSize) + arrow(b, along, isTight ? arrowSize : -arrowSize);
  const gap = isTight ? arrowSize * 2.4 : arrowSize;
  return [{ lines, arrows, text: placedText(dimension.text, { a, b, along, isNarrow }, { textSize, gap }) }];
};

type Placed = { a: Spot; b: Spot; along: Spot; isNarrow: boolean };

const placedText = (
  words: string,
  { a, b, along, isNarrow }: Placed,
  { textSize, gap }: { textSize: number; gap: number },
): PlacedDimension['text'] => {
  const flips = along[0] < -1e-6 || (Math.abs(along[0]) <= 1e-6 && along[1] > 0);
  const reading: Spot = flips ? [-along[0], -along[1]] : along;
  const above: Spot = [reading[1], -reading[0]];
  const lift = isNarrow ? -textSize * 0.35 : textSize * 0.38;
  const middle: Spot = isNarrow
    ? moved(flips ? a : b, reading, gap + textSize * 0.2)
    : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = moved(middle, above, lift);
  const turnDeg = Math.round((Math.atan2(reading[1], reading[0]) * 1800) / Math.PI) / 10;
  return { words, x, y, turnDeg, anchor: isNarrow ? 'start' : 'middle' };
};

const moved = ([x, y]: Spot, [dx, dy]: Spot, distance: number): Spot => [x + dx * distance, y + dy * distance];

const line = (a: Spot, b: Spot): string => `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;

/** A slim arrow head with its tip at `tip`, its body `length` further along. */
const arrow = (tip: Spot, along: Spot, length: number): string => {
  const foot = moved(tip, along, length);
  const half = Math.abs(length) / 6;
  const [left, right]: [Spot, Spot] = [
    moved(foot, [-along[1], along[0]], half),
    moved(foot, [along[1], -along[0]], half),
  ];
  return `M${short(tip[0])} ${short(tip[1])}L${short(left[0])} ${short(left[1])}L${short(right[0])} ${short(right[1])}Z`;
};

const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);
