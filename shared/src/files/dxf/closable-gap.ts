import type { Path, Point } from '../../geometry/body/path.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { widestGapMm } from './drawing-answers.ts';
import { chainStrands, joinMm } from './outline/chain-strands.ts';
import { endOf, type Strand, startOf } from './outline/strand.ts';

/** Where a line ends, and how far away the next one that it could go on with ends; null where none is near. */
export type LineEnd = { at: Point; gapMm: number | null };

/** A drawing with more open lines than that is no drawing with slips. */
const mostLines = 2000;

/** How wide gaps have to be closed at least for all outlines that nearly close, mm in tenths; null where that closes nothing. */
export const closableGap = (open: readonly Path[], ends = endsOf(open)): number | null => {
  if (open.length > mostLines) return null;
  const strands = open.map((path) => ({ path, isClosed: false, line: 1 }));
  const closedBy = (gapMm: number) => countClosed(strands, gapMm);
  const widths = [...new Set(ends.flatMap(({ gapMm }) => (gapMm === null ? [] : [inTenths(gapMm)])))].sort(
    (a, b) => a - b,
  );
  const widest = widths.at(-1);
  const most = widest === undefined ? 0 : closedBy(widest);
  if (most === 0) return null;
  let [low, high] = [0, widths.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (closedBy(widths[middle] ?? 0) < most) low = middle + 1;
    else high = middle;
  }
  return widths[low] ?? null;
};

/** None where too many lines end at one place to say which go on with which. */
const countClosed = (strands: readonly Strand[], gapMm: number): number => {
  try {
    return chainStrands(strands, gapMm).loops.length;
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
};

const inTenths = (mm: number) => Math.min(widestGapMm, Math.ceil(mm * 10 - 1e-6) / 10);

/** The ends of lines that do not go on. */
export const endsOf = (paths: readonly Path[]): LineEnd[] => {
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
