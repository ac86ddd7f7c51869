import type { Dimension, Drawing } from './draw-view.ts';

export type SvgOptions = {
  widthPx?: number;
  heightPx?: number;
  /** CSS colours; a fill or background of null is left out. */
  lineColour?: string;
  dimensionColour?: string;
  fillColour?: string | null;
  backgroundColour?: string | null;
  fontFamily?: string;
  /** Type size of the dimensions, px. */
  textPx?: number;
};

type Style = { [name in keyof SvgOptions]-?: Exclude<SvgOptions[name], undefined> };

const usual: Style = {
  widthPx: 640,
  heightPx: 480,
  lineColour: '#1f2a33',
  dimensionColour: '#5b6a75',
  fillColour: '#eef1f3',
  backgroundColour: '#ffffff',
  fontFamily: "'IBM Plex Sans', 'Noto Sans', Arial, sans-serif",
  textPx: 13,
};

/** A drawing as a complete SVG, fitted and centred: contour heavier than inner edges, overall dimensions with slim arrows, text read from below or right. */
export const drawingToSvg = (drawing: Drawing, options: SvgOptions = {}): string => {
  const style: Style = { ...usual, ...options };
  const { widthPx, heightPx } = style;
  const margin = drawing.dimensions.length > 0 ? style.textPx * 4.2 : style.textPx;
  const held = [
    ...drawing.dimensions.flatMap(({ from, to }) => [from, to]),
    [0, 0],
    [drawing.widthMm, drawing.heightMm],
  ];
  const [xs, ys] = [held.map(([x = 0]) => x), held.map(([, y = 0]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(widthPx - 2 * margin, 8) / Math.max(x1 - x0, 1e-3),
    Math.max(heightPx - 2 * margin, 8) / Math.max(y1 - y0, 1e-3),
  );
  const left = (widthPx - (x0 + x1) * scale) / 2;
  const top = (heightPx - (y0 + y1) * scale) / 2;
  const place = ([x, y]: Spot): Spot => [left + x * scale, top + y * scale];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">`,
    style.backgroundColour === null
      ? ''
      : `<rect width="${widthPx}" height="${heightPx}" fill="${style.backgroundColour}"/>`,
    `<g transform="translate(${short(left)} ${short(top)}) scale(${scale.toPrecision(6)})" fill="none" stroke="${style.lineColour}" stroke-linecap="round" stroke-linejoin="round">`,
    style.fillColour === null
      ? ''
      : `<path d="${drawing.outline}" fill="${style.fillColour}" fill-rule="evenodd" stroke="none"/>`,
    `<path d="${drawing.visible}" stroke-width="${short(0.9 / scale)}"/>`,
    `<path d="${drawing.outline}" stroke-width="${short(1.5 / scale)}"/>`,
    '</g>',
    ...drawing.dimensions.map((dimension) => dimensionSvg(dimension, place, style)),
    '</svg>',
  ].join('');
};

type Spot = [number, number];

const dimensionSvg = (dimension: Dimension, place: (point: Spot) => Spot, style: Style): string => {
  const { textPx, dimensionColour, fontFamily } = style;
  const [from, to] = [place(dimension.from), place(dimension.to)];
  const length = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  if (length < 1) return '';
  const along: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const away: Spot = dimension.away;
  const [a, b] = [moved(from, away, textPx * 1.9), moved(to, away, textPx * 1.9)];
  const arrowPx = textPx * 0.75;
  const isTight = length < arrowPx * 3.5;
  const isNarrow = length < dimension.text.length * textPx * 0.62 + 2 * arrowPx;
  const lines = [
    line(moved(from, away, textPx * 0.4), moved(from, away, textPx * 2.2)),
    line(moved(to, away, textPx * 0.4), moved(to, away, textPx * 2.2)),
    isTight ? line(moved(a, along, -arrowPx * 2), moved(b, along, arrowPx * 2)) : line(a, b),
  ].join('');
  const arrows = arrow(a, along, isTight ? -arrowPx : arrowPx) + arrow(b, along, isTight ? arrowPx : -arrowPx);
  return [
    `<g stroke="${dimensionColour}" fill="${dimensionColour}">`,
    `<path d="${lines}" fill="none" stroke-width="0.75"/><path d="${arrows}" stroke="none"/>`,
    text(dimension.text, { a, b, along, isNarrow }, { textPx, fontFamily, gapPx: isTight ? arrowPx * 2.4 : arrowPx }),
    '</g>',
  ].join('');
};

type Placed = { a: Spot; b: Spot; along: Spot; isNarrow: boolean };

const text = (
  words: string,
  { a, b, along, isNarrow }: Placed,
  font: { textPx: number; fontFamily: string; gapPx: number },
): string => {
  const flips = along[0] < -1e-6 || (Math.abs(along[0]) <= 1e-6 && along[1] > 0);
  const reading: Spot = flips ? [-along[0], -along[1]] : along;
  const above: Spot = [reading[1], -reading[0]];
  const lift = isNarrow ? -font.textPx * 0.35 : font.textPx * 0.38;
  const middle: Spot = isNarrow
    ? moved(flips ? a : b, reading, font.gapPx + font.textPx * 0.2)
    : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = moved(middle, above, lift);
  const angle = Math.round((Math.atan2(reading[1], reading[0]) * 1800) / Math.PI) / 10;
  const turn = angle === 0 ? '' : ` transform="rotate(${angle} ${short(x)} ${short(y)})"`;
  return `<text x="${short(x)}" y="${short(y)}"${turn} text-anchor="${isNarrow ? 'start' : 'middle'}" font-family="${font.fontFamily}" font-size="${font.textPx}" font-variant-numeric="tabular-nums" stroke="none">${words}</text>`;
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
