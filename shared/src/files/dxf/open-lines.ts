import type { Path, Point } from '../../geometry/body/path.ts';
import { openFile } from '../document/open-file.ts';
import { boundsOf } from '../nc1/shape/contour-path.ts';
import type { PlacedShape } from './content/insert-blocks.ts';
import { chainCuts, placeDrawing } from './cut-lines.ts';
import { widestGapMm } from './drawing-answers.ts';
import { joinMm } from './outline/chain-strands.ts';
import { endOf, startOf } from './outline/strand.ts';
import { pathData } from './path-data.ts';

/** The picture of a drawing in which lines stay open: SVG path data and places in mm, y down from its top left corner. */
export type OpenLines = {
  sizeMm: Point;
  closed: string;
  open: string;
  ends: LineEnd[];
  /** How wide gaps have to be closed for what nearly closes, mm in tenths; null where that closes nothing. */
  closableMm: number | null;
};

/** Where a line ends, and how far away the next one that it could go on with ends; null where none is near. */
type LineEnd = { at: Point; gapMm: number | null };

/** Beyond these a picture says no more. */
const [mostPieces, mostEnds] = [20_000, 200];

/** The lines of a drawing and where they stay open. @throws DomainError as readDxf, but for E_OUTLINE */
export const openLines = (bytes: Uint8Array): OpenLines => {
  const { placed } = placeDrawing(openFile(bytes), () => {});
  const { loops, open } = chainCuts(placed.shapes);
  const { min, max } = boundsOf([...open, ...loops].map(({ path }) => path));
  const corner: Point = [min[0], max[1]];
  const ends = endsOf(open.map(({ path }) => path));
  return {
    sizeMm: [max[0] - min[0], max[1] - min[1]],
    closed: dataOf(loops, corner),
    open: dataOf(open, corner),
    ends: ends.slice(0, mostEnds).map(({ at: [x, y], gapMm }) => ({ at: [x - corner[0], corner[1] - y], gapMm })),
    closableMm: closableOf(placed.shapes, ends, loops.length),
  };
};

const dataOf = (drawn: readonly { path: Path }[], corner: Point): string => {
  let left = mostPieces;
  const shown = drawn.filter(({ path }) => {
    left -= path.length;
    return left >= 0;
  });
  return shown.map(({ path }) => pathData(path, corner)).join('');
};

const endsOf = (paths: readonly Path[]): LineEnd[] => {
  const all = paths.flatMap((path): Point[] => [startOf({ path }), endOf({ path })]);
  const inOrder = all.toSorted((a, b) => a[0] - b[0]);
  return inOrder.flatMap((at, index): LineEnd[] => {
    const near = distancesAbout(inOrder, index);
    if (near.some((mm) => mm <= joinMm)) return [];
    return [{ at, gapMm: near.length === 0 ? null : Math.min(...near) }];
  });
};

/** How far the points within reach of one are from it; all are in order of x. */
const distancesAbout = (points: readonly Point[], index: number): number[] => {
  const [x, y] = points[index] as Point;
  const found: number[] = [];
  const look = (step: 1 | -1) => {
    for (let at = index + step; ; at += step) {
      const other = points[at];
      if (other === undefined || Math.abs(other[0] - x) > widestGapMm) return;
      const mm = Math.hypot(other[0] - x, other[1] - y);
      if (mm <= widestGapMm) found.push(mm);
    }
  };
  look(1);
  look(-1);
  return found;
};

const closableOf = (shapes: readonly PlacedShape[], ends: readonly LineEnd[], closedNow: number): number | null => {
  const widest = Math.max(0, ...ends.map(({ gapMm }) => gapMm ?? 0));
  if (widest === 0) return null;
  const gapMm = Math.min(widestGapMm, Math.ceil(widest * 10 - 1e-6) / 10);
  return chainCuts(shapes, gapMm).loops.length > closedNow ? gapMm : null;
};
