import type { Drawing } from './draw-view.ts';
import { layOutDrawing, type PlacedDimension } from './lay-out-drawing.ts';

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
  const sheet = { width: widthPx, height: heightPx, text: style.textPx };
  const { left, top, scale, dimensions } = layOutDrawing(drawing, sheet);
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
    ...dimensions.map((dimension) => dimensionSvg(dimension, style)),
    '</svg>',
  ].join('');
};

const dimensionSvg = ({ lines, arrows, text }: PlacedDimension, style: Style): string => {
  const { textPx, dimensionColour, fontFamily } = style;
  const [x, y] = [short(text.x), short(text.y)];
  const turn = text.turnDeg === 0 ? '' : ` transform="rotate(${text.turnDeg} ${x} ${y})"`;
  return [
    `<g stroke="${dimensionColour}" fill="${dimensionColour}">`,
    `<path d="${lines}" fill="none" stroke-width="0.75"/><path d="${arrows}" stroke="none"/>`,
    `<text x="${x}" y="${y}"${turn} text-anchor="${text.anchor}" font-family="${fontFamily}" font-size="${textPx}" font-variant-numeric="tabular-nums" stroke="none">${text.words}</text>`,
    '</g>',
  ].join('');
};

const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);
