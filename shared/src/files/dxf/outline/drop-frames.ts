import type { Point } from '../../../geometry/body/path.ts';
import type { Loop } from './loop.ts';

/** Sizes of paper, mm (ISO 216). */
const papers: readonly Point[] = [
  [297, 210],
  [420, 297],
  [594, 420],
  [841, 594],
  [1189, 841],
];
/** Drawings are drawn for paper at 1:1 to 1:100. */
const scales = [1, 2, 2.5, 5, 10, 15, 20, 25, 50, 100];
/** Lines within the edge of the paper, mm, of both edges together: the filing margin of ISO 5457 makes one wider. */
const borders: readonly Point[] = [
  [0, 0],
  [10, 10],
  [20, 20],
  [40, 40],
  [30, 20],
  [20, 30],
  [25, 10],
  [10, 25],
];

const isPaper = ({ box: { min, max }, areaMm2, path }: Loop): boolean => {
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  if (path.some(({ kind }) => kind === 'arc') || Math.abs(areaMm2 - width * height) > 0.5) return false;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return scales.some((scale) =>
    papers.some(([paperLong, paperShort]) =>
      borders.some(
        ([along, across]) =>
          isAbout(long, (paperLong - along) * scale) && isAbout(short, (paperShort - across) * scale),
      ),
    ),
  );
};

const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) <= Math.max(0.5, wanted * 0.002);

const holds = ({ box: { min, max } }: Loop, [x, y]: Point): boolean =>
  x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1];

/** Outer loops without the frames of drawing sheets, which are as large as paper and have texts and outlines in them; how many were dropped. */
export const dropFrames = (
  roots: readonly Loop[],
  texts: readonly { at: Point }[],
): { roots: Loop[]; frames: Loop[] } => {
  const frames: Loop[] = [];
  const kept = roots.flatMap(function open(loop): Loop[] {
    if (loop.inner.length === 0 || !isPaper(loop) || !texts.some(({ at }) => holds(loop, at))) return [loop];
    frames.push(loop);
    return loop.inner.flatMap(open);
  });
  return { roots: kept, frames };
};
