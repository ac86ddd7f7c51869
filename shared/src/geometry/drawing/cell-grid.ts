/** Square cells over a drawing, each with the numbers of the shapes (triangles, lines) that touch it. */
export type CellGrid = {
  /** Enters a shape by its corners (two: a line). */
  enter: (shape: number, corners: number[]) => void;
  /** Shapes of the cell that holds a point. */
  at: (x: number, y: number) => readonly number[];
  /** Calls back with the shapes of every cell a line touches, cell by cell. */
  along: (corners: number[], visit: (shapes: readonly number[]) => void) => void;
};

type Bounds = { minX: number; minY: number; maxX: number; maxY: number };

/** Makes a grid of about `cells` cells over the bounds. Corners are x, y, x, y, ... in mm. */
export const cellGrid = ({ minX, minY, maxX, maxY }: Bounds, cells: number): CellGrid => {
  const [width, height] = [Math.max(maxX - minX, 1e-3), Math.max(maxY - minY, 1e-3)];
  const cell = Math.max(Math.sqrt((width * height) / cells), Math.max(width, height) / 400);
  const columns = Math.floor(width / cell) + 1;
  const rows = Math.floor(height / cell) + 1;
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - minX) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - minY) / cell)));
  const slack = cell * 1e-3;

  const touched = (corners: number[], visit: (list: number[]) => void): void => {
    const ys = corners.filter((_, index) => index % 2 === 1);
    const last = row(Math.max(...ys) + slack);
    for (let place = row(Math.min(...ys) - slack); place <= last; place += 1) {
      const low = minY + place * cell - slack;
      const [from, to] = reachInBand(corners, low, low + cell + 2 * slack);
      if (from > to) continue;
      for (let index = column(from - slack); index <= column(to + slack); index += 1) {
        const list = lists[place * columns + index];
        if (list !== undefined) visit(list);
      }
    }
  };

  return {
    enter: (shape, corners) => touched(corners, (list) => list.push(shape)),
    at: (x, y) => lists[row(y) * columns + column(x)] ?? [],
    along: touched,
  };
};

/** The x range of a polygon within low <= y <= high; from > to when it has none. */
const reachInBand = (corners: number[], low: number, high: number): [number, number] => {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const meet = (x: number) => {
    from = Math.min(from, x);
    to = Math.max(to, x);
  };
  for (let index = 0; index < corners.length; index += 2) {
    const next = (index + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[index] ?? 0, corners[index + 1] ?? 0, corners[next] ?? 0, corners[next + 1] ?? 0];
    if (ay >= low && ay <= high) meet(ax);
    for (const level of [low, high]) {
      if (ay < level !== by < level) meet(ax + ((level - ay) / (by - ay)) * (bx - ax));
    }
  }
  return [from, to];
};
