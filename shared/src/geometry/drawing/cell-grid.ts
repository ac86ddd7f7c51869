/** Square cells over a drawing, each with the numbers of the shapes (triangles, lines) that touch it. */
export type CellGrid = {
  /** The shapes of cell n are `shapes[starts[n]]` to `shapes[starts[n + 1] - 1]`. */
  starts: Int32Array;
  shapes: Int32Array;
  /** The cell that holds a point. */
  cellAt: (x: number, y: number) => number;
  /** Calls back with every cell that a line touches. */
  along: (ax: number, ay: number, bx: number, by: number, visit: (cell: number) => void) => void;
};

/** Where points lie: x, y, z of each; a shape is a run of `corners` point numbers (2: a line, 3: a triangle). */
type Shapes = { points: Float64Array; corners: 2 | 3; of: ArrayLike<number>; count: number; stride: number };
type Bounds = { minX: number; minY: number; maxX: number; maxY: number };

/**
 * Makes a grid of about one cell a shape over the bounds; `isEntered` leaves shapes out.
 * `of[n * stride]` and the following are the corners of shape n.
 */
export const cellGrid = (bounds: Bounds, shapes: Shapes, isEntered: (shape: number) => boolean): CellGrid => {
  const cells = squares(bounds, Math.max(16, shapes.count));
  const { points, corners, of, count, stride } = shapes;
  const eachCell = (visit: (cell: number, shape: number) => void): void => {
    let shape = 0;
    const seen = (cell: number) => visit(cell, shape);
    for (; shape < count; shape += 1) {
      if (!isEntered(shape)) continue;
      const a = (of[shape * stride] ?? 0) * 3;
      const b = (of[shape * stride + 1] ?? 0) * 3;
      const c = (of[shape * stride + corners - 1] ?? 0) * 3;
      cells.over(
        [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0, points[c] ?? 0, points[c + 1] ?? 0],
        seen,
      );
    }
  };
  const starts = new Int32Array(cells.count + 1);
  eachCell((cell) => {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  });
  for (let cell = 0; cell < cells.count; cell += 1) starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  const entered = new Int32Array(starts[cells.count] ?? 0);
  const filled = starts.slice(0, cells.count);
  eachCell((cell, shape) => {
    const place = filled[cell] ?? 0;
    entered[place] = shape;
    filled[cell] = place + 1;
  });
  return {
    starts,
    shapes: entered,
    cellAt: cells.at,
    along: (ax, ay, bx, by, visit) => cells.over([ax, ay, bx, by, bx, by], visit),
  };
};

type Corners = [number, number, number, number, number, number];

const squares = ({ minX, minY, maxX, maxY }: Bounds, wanted: number) => {
  const [width, height] = [Math.max(maxX - minX, 1e-3), Math.max(maxY - minY, 1e-3)];
  const cell = Math.max(Math.sqrt((width * height) / wanted), Math.max(width, height) / 1000);
  const columns = Math.floor(width / cell) + 1;
  const rows = Math.floor(height / cell) + 1;
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - minX) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - minY) / cell)));
  const slack = cell * 1e-3;
  const over = (corners: Corners, visit: (cell: number) => void): void => {
    const [, ay, , by, , cy] = corners;
    const last = row(Math.max(ay, by, cy) + slack);
    for (let place = row(Math.min(ay, by, cy) - slack); place <= last; place += 1) {
      const low = minY + place * cell - slack;
      reachInBand(corners, low, low + cell + 2 * slack);
      if (reach.from > reach.to) continue;
      const end = column(reach.to + slack);
      for (let index = column(reach.from - slack); index <= end; index += 1) visit(place * columns + index);
    }
  };
  return { count: columns * rows, at: (x: number, y: number) => row(y) * columns + column(x), over };
};

const reach = { from: 0, to: 0 };

/** The x range of a triangle (or a line: two equal corners) within low <= y <= high, in `reach`; from > to when it has none. */
const reachInBand = ([ax, ay, bx, by, cx, cy]: Corners, low: number, high: number): void => {
  reach.from = Number.POSITIVE_INFINITY;
  reach.to = Number.NEGATIVE_INFINITY;
  meetSide(ax, ay, bx, by, low, high);
  meetSide(bx, by, cx, cy, low, high);
  meetSide(cx, cy, ax, ay, low, high);
};

const meetSide = (ax: number, ay: number, bx: number, by: number, low: number, high: number): void => {
  if (ay >= low && ay <= high) meet(ax);
  if (ay < low !== by < low) meet(ax + ((low - ay) / (by - ay)) * (bx - ax));
  if (ay < high !== by < high) meet(ax + ((high - ay) / (by - ay)) * (bx - ax));
};

const meet = (x: number): void => {
  if (x < reach.from) reach.from = x;
  if (x > reach.to) reach.to = x;
};
