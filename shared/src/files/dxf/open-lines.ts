import type { Path, Point } from '../../geometry/body/path.ts';
import { openFile } from '../document/open-file.ts';
import { boundsOf } from '../nc1/shape/contour-path.ts';
import { closableGap, endsOf, type LineEnd } from './closable-gap.ts';
import { chainCuts, placeDrawing } from './cut-lines.ts';
import { pathData } from './path-data.ts';

/** The picture of a drawing in which lines stay open: SVG path data and places in mm, y down from its top left corner. */
export type OpenLines = {
  sizeMm: Point;
  closed: string;
  open: string;
  ends: LineEnd[];
  /** See closableGap. */
  closableMm: number | null;
};

/** Beyond these a picture says no more. */
const [mostPieces, mostEnds] = [20_000, 200];

/** The lines of a drawing and where they stay open. @throws DomainError as readDxf, but for E_OUTLINE */
export const openLines = (bytes: Uint8Array): OpenLines => {
  const { placed } = placeDrawing(openFile(bytes), () => {});
  const { loops, open } = chainCuts(placed.shapes);
  const { min, max } = boundsOf([...open, ...loops].map(({ path }) => path));
  const corner: Point = [min[0], max[1]];
  const paths = open.map(({ path }) => path);
  const ends = endsOf(paths);
  return {
    sizeMm: [max[0] - min[0], max[1] - min[1]],
    closed: dataOf(loops, corner),
    open: dataOf(open, corner),
    ends: ends.slice(0, mostEnds).map(({ at: [x, y], gapMm }) => ({ at: [x - corner[0], corner[1] - y], gapMm })),
    closableMm: closableGap(paths, ends),
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
