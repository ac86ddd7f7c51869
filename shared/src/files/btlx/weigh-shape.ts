import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { BlankMm } from './read-processings.ts';
import type { Shape } from './read-shape.ts';

const toleranceMm = 0.5;

const fits = ({ from, to }: Shape, { length, height, width }: BlankMm): boolean =>
  from.every((value) => value >= -toleranceMm) &&
  [length, height, width].every((size, axis) => (to[axis] ?? 0) <= size + toleranceMm);

const swapped = ({ length, height, width }: BlankMm): BlankMm => ({ length, height: width, width: height });

/**
 * What a mesh says of the blank. Some exporters let y run along Width and z along Height: a mesh that fits the box only so is followed.
 * One that fits neither way is dropped, and so is one larger than its box.
 */
export const weighShape = (
  shape: Shape | null,
  blankMm: BlankMm,
): { blankMm: BlankMm; volumeMm3: number | null; remarks: Remark[] } => {
  if (shape === null) return { blankMm, volumeMm3: null, remarks: [] };
  const { volumeMm3 } = shape;
  const mostMm3 = Object.values(blankMm).reduce((volume, size) => volume * (size + toleranceMm), 1);
  const isWithin = volumeMm3 <= mostMm3;
  if (isWithin && fits(shape, blankMm)) return { blankMm, volumeMm3, remarks: [] };
  const turned = swapped(blankMm);
  if (isWithin && fits(shape, turned))
    return {
      blankMm: turned,
      volumeMm3,
      remarks: [remarkOf('note.axes-swapped', { heightMm: turned.height, widthMm: turned.width })],
    };
  return { blankMm, volumeMm3: null, remarks: [remarkOf('warn.shape-outside')] };
};
