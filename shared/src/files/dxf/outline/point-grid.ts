import type { Point } from '../../../geometry/body/path.ts';

/** Points that are found by a place near them. */
export type PointGrid = {
  add: (point: Point, id: number) => void;
  /** Ids of the points that lie within the radius of a place. */
  near: (point: Point) => number[];
};

/** A grid whose cells are as wide as the radius looked in. */
export const pointGrid = (radiusMm: number): PointGrid => {
  const cells = new Map<number, { point: Point; id: number }[]>();
  const cellOf = (value: number) => Math.floor(value / radiusMm);
  const key = (x: number, y: number) =>
    (Math.imul(x | 0, 73_856_093) ^ Math.imul(y | 0, 19_349_663)) + 4_294_967_296 * ((x & 511) * 512 + (y & 511));
  return {
    add: (point, id) => {
      const at = key(cellOf(point[0]), cellOf(point[1]));
      const cell = cells.get(at);
      if (cell) cell.push({ point, id });
      else cells.set(at, [{ point, id }]);
    },
    near: ([x, y]) => {
      const [cx, cy] = [cellOf(x), cellOf(y)];
      const found: number[] = [];
      for (let column = cx - 1; column <= cx + 1; column += 1)
        for (let row = cy - 1; row <= cy + 1; row += 1)
          for (const { point, id } of cells.get(key(column, row)) ?? [])
            if (Math.hypot(point[0] - x, point[1] - y) <= radiusMm) found.push(id);
      return found;
    },
  };
};
