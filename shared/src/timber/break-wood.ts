import type { Drawing } from '../geometry/drawing/draw-view.ts';

type Spot = readonly [x: number, y: number];

/**
 * A drawing (mm, y down) of wood that goes on beyond its right edge: that edge gives way to a break line with a zigzag (ISO 128-2, line 01.1.
 * continuous narrow with zigzags) that reaches beyond the wood on both sides, and the length, which is not the wood's, is not dimensioned.
 */
export const breakWood = (drawing: Drawing): Drawing => {
  const { widthMm, heightMm, dimensions } = drawing;
  const sizeMm = Math.max(3, heightMm / 20);
  return {
    ...drawing,
    widthMm: widthMm + sizeMm,
    visible: withoutEdge(drawing.visible, widthMm) + strokeOf(breakLine(widthMm, heightMm, sizeMm)),
    outline: withoutEdge(drawing.outline, widthMm),
    dimensions: dimensions.filter(({ from, to }) => from[0] === to[0]),
  };
};

const breakLine = (x: number, heightMm: number, sizeMm: number): Spot[] => {
  const middle = heightMm / 2;
  return [
    [x, -sizeMm],
    [x, middle - sizeMm],
    [x + sizeMm, middle - sizeMm / 2],
    [x - sizeMm, middle + sizeMm / 2],
    [x, middle + sizeMm],
    [x, heightMm + sizeMm],
  ];
};

/** Path data of `pathData` without what lies on an upright line. */
const withoutEdge = (path: string, x: number): string =>
  path
    .split('M')
    .slice(1)
    .flatMap((stroke) => strokesBeside(stroke, x))
    .map(strokeOf)
    .join('');

const strokesBeside = (stroke: string, x: number): Spot[][] => {
  const spots = stroke
    .replace('Z', '')
    .split('L')
    .map((spot) => spot.split(' ').map(Number) as unknown as Spot);
  const isOn = (spot: Spot | undefined) => spot !== undefined && Math.abs(spot[0] - x) < 0.02;
  // A closed stroke begins behind the edge, so that what is left of it stays one.
  const first = stroke.endsWith('Z') ? spots.findIndex((spot, at) => isOn(spot) && isOn(spots.at(at - 1))) : -1;
  const closed = stroke.endsWith('Z') ? [...spots, ...spots.slice(0, 1)] : spots;
  const chain = first < 0 ? closed : [...spots.slice(first), ...spots.slice(0, first)];
  const strokes: Spot[][] = [];
  let last: Spot[] = [];
  for (const spot of chain) {
    if (isOn(spot) && isOn(last.at(-1))) last = [];
    if (last.length === 0) strokes.push(last);
    last.push(spot);
  }
  return strokes.filter(({ length }) => length > 1);
};

const hundredth = (mm: number) => Math.round(mm * 100) / 100 + 0;

const strokeOf = (spots: readonly Spot[]) => `M${spots.map(([x, y]) => `${hundredth(x)} ${hundredth(y)}`).join('L')}`;
