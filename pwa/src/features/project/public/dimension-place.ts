import type { Dimension } from '@knotenblech/shared/geometry/drawing/draw-view.ts';

export type Spot = [x: number, y: number];
export type PlacedDimension = {
  lines: string;
  arrows: string;
  text: string;
  at: Spot;
  angle: number;
  anchor: 'middle' | 'start';
};

const textPx = 13;
const arrowPx = 9;
const offsetPx = 26;

/** Room that dimensions need around a drawing, px. */
export const dimensionMarginPx = 52;

const moved = ([x, y]: Spot, [dx, dy]: Spot, distance: number): Spot => [x + dx * distance, y + dy * distance];
const short = (value: number) => String(Math.round(value * 100) / 100);
const line = (a: Spot, b: Spot) => `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;

const arrow = (tip: Spot, along: Spot, length: number) => {
  const foot = moved(tip, along, length);
  const across: Spot = [-along[1], along[0]];
  const [left, right] = [moved(foot, across, 1.6), moved(foot, across, -1.6)];
  return `${line(tip, left)}L${short(right[0])} ${short(right[1])}Z`;
};

/** An overall dimension on the screen (ISO 129-1): extension lines, slim arrows, the figure above its line, read from below or right. */
export const placeDimension = (dimension: Dimension, place: (point: Spot) => Spot): PlacedDimension | null => {
  const { away, text } = dimension;
  const [from, to] = [place(dimension.from), place(dimension.to)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  const along: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [a, b] = [moved(from, away, offsetPx), moved(to, away, offsetPx)];
  const isTight = length < arrowPx * 3.5;
  const isNarrow = length < text.length * textPx * 0.6 + 2 * arrowPx;
  const lines = [
    line(moved(from, away, 5), moved(from, away, offsetPx + 4)),
    line(moved(to, away, 5), moved(to, away, offsetPx + 4)),
    isTight ? line(moved(a, along, -arrowPx * 2), moved(b, along, arrowPx * 2)) : line(a, b),
  ];
  const side = isTight ? -arrowPx : arrowPx;
  return {
    lines: lines.join(''),
    arrows: arrow(a, along, side) + arrow(b, along, -side),
    text,
    ...placeText([a, b], along, isNarrow ? (isTight ? arrowPx * 2.6 : arrowPx) : null),
  };
};

const placeText = ([a, b]: [Spot, Spot], along: Spot, beyondPx: number | null) => {
  const flips = along[0] < -1e-6 || (Math.abs(along[0]) <= 1e-6 && along[1] > 0);
  const reading: Spot = flips ? [-along[0], -along[1]] : along;
  const above: Spot = [reading[1], -reading[0]];
  const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at =
    beyondPx === null ? moved(middle, above, 5) : moved(moved(flips ? a : b, reading, beyondPx), above, -textPx * 0.35);
  const angle = Math.round((Math.atan2(reading[1], reading[0]) * 1800) / Math.PI) / 10;
  return { at, angle, anchor: beyondPx === null ? ('middle' as const) : ('start' as const) };
};
