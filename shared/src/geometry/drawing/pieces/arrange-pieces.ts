import type { Placement } from '../../../parts/part-facts.schema.ts';
import type { Body } from '../../body/body.schema.ts';

type Lying = { length: number; width: number; thickness: number; isTurned: boolean };

const sheetRatio = 1.5;

/** A body on its largest face: one that stands on its narrow side is turned about its length. */
const layDown = ({ blankMm: { length, height, width } }: Body): Lying =>
  height < width
    ? { length, width, thickness: height, isTurned: true }
    : { length, width: height, thickness: width, isTurned: false };

const placeAt = (x: number, y: number, { thickness, isTurned }: Lying): Placement =>
  isTurned
    ? { origin: [x, y, thickness], xAxis: [1, 0, 0], yAxis: [0, 0, -1] }
    : { origin: [x, y, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

/** Places for bodies that the file places nowhere: lying beside each other in rows, widest first, as on a workshop floor. */
export const arrangePieces = (bodies: readonly Body[]): Placement[] => {
  const lying = bodies.map(layDown);
  const gap = Math.max(20, ...lying.map((each) => each.width)) / 4;
  const area = lying.reduce((sum, { length, width }) => sum + (length + gap) * (width + gap), 0);
  const rowLength = Math.max(Math.sqrt(area * sheetRatio), ...lying.map(({ length }) => length));
  const widestFirst = lying.map((each, index) => ({ each, index })).sort((a, b) => b.each.width - a.each.width);
  const places = new Map<number, Placement>();
  let [x, y, rowWidth] = [0, 0, 0];
  for (const { each, index } of widestFirst) {
    if (x > 0 && x + each.length > rowLength) [x, y, rowWidth] = [0, y - rowWidth - gap, 0];
    rowWidth = Math.max(rowWidth, each.width);
    places.set(index, placeAt(x, y - each.width, each));
    x += each.length + gap;
  }
  return bodies.map((_, index) => places.get(index) as Placement);
};
