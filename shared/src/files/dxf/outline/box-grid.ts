import type { Point } from '../../../geometry/body/path.ts';

export type Box = { min: Point; max: Point };

/** Boxes found by what they share a place with; a box is kept in cells about as large as itself, so that it lies in four at most. */
export type BoxGrid<Kept extends { box: Box }> = {
  add: (kept: Kept) => void;
  /** Those whose box overlaps, each once. */
  overlapping: (box: Box) => Set<Kept>;
};

export const boxGrid = <Kept extends { box: Box }>(): BoxGrid<Kept> => {
  const levels = new Map<number, Map<number, Kept[]>>();
  const eachCell = (level: number, { min, max }: Box, visit: (cell: number) => void) => {
    const size = 2 ** level;
    for (let x = Math.floor(min[0] / size); x <= Math.floor(max[0] / size); x += 1)
      for (let y = Math.floor(min[1] / size); y <= Math.floor(max[1] / size); y += 1) visit(x * 134_217_728 + y);
  };
  return {
    add: (kept) => {
      const { min, max } = kept.box;
      const level = Math.ceil(Math.log2(Math.max(max[0] - min[0], max[1] - min[1], 0.01)));
      const cells = levels.get(level) ?? new Map<number, Kept[]>();
      levels.set(level, cells);
      eachCell(level, kept.box, (cell) => {
        const known = cells.get(cell);
        if (known) known.push(kept);
        else cells.set(cell, [kept]);
      });
    },
    overlapping: (box) => {
      const found = new Set<Kept>();
      for (const [level, cells] of levels)
        eachCell(level, box, (cell) => {
          for (const kept of cells.get(cell) ?? []) if (doOverlap(kept.box, box)) found.add(kept);
        });
      return found;
    },
  };
};

const doOverlap = (a: Box, b: Box): boolean =>
  a.min[0] <= b.max[0] && b.min[0] <= a.max[0] && a.min[1] <= b.max[1] && b.min[1] <= a.max[1];
