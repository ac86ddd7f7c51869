import type { Body } from '@knotenblech/shared/geometry/body.ts';
import type { Placement } from '@knotenblech/shared/parts/part-facts.ts';

const sheetRatio = 1.5;

/** Places for bodies that the file places nowhere: beside each other in rows, largest first, as on a workshop floor. */
export const layOutPieces = (bodies: readonly Body[]): Placement[] => {
  const sizes = bodies.map(({ blankMm }) => blankMm);
  const gap = Math.max(...sizes.map((size) => Math.min(size.height, size.width)), 20);
  const area = sizes.reduce((sum, { length, height }) => sum + (length + gap) * (height + gap), 0);
  const rowLength = Math.max(Math.sqrt(area * sheetRatio), ...sizes.map(({ length }) => length));
  const places = new Map<number, Placement>();
  let [x, y, rowHeight] = [0, 0, 0];
  const order = sizes
    .map((_, index) => index)
    .sort((a, b) => (sizes[b]?.height ?? 0) - (sizes[a]?.height ?? 0) || a - b);
  for (const index of order) {
    const { length = 0, height = 0 } = sizes[index] ?? {};
    if (x > 0 && x + length > rowLength) [x, y, rowHeight] = [0, y - rowHeight - gap, 0];
    rowHeight = Math.max(rowHeight, height);
    places.set(index, { origin: [x, y - height, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] });
    x += length + gap;
  }
  return sizes.map((_, index) => places.get(index) as Placement);
};
