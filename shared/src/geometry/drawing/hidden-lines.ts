import { type CellGrid, cellGrid } from './cell-grid.ts';
import type { Scene } from './project-scene.ts';

/** A visible piece of an edge: x, y, x, y (right, up), mm. `isOutline`: nothing lies behind one of its sides. */
export type VisibleLine = { ends: [number, number, number, number]; isOutline: boolean };

/** The visible pieces of a scene's edges: cut where they cross a rim, each piece kept when no triangle lies before its middle. */
export const hiddenLines = (scene: Scene): VisibleLine[] => {
  const sight = makeSight(scene);
  const lines: VisibleLine[] = [];
  for (let edge = 0; edge < scene.isRim.length; edge += 1) addVisible(scene, sight, edge, lines);
  return lines;
};

type Sight = { triangles: CellGrid; rims: CellGrid; seen: Int32Array; asideMm: number };

const makeSight = (scene: Scene): Sight => {
  const bounds = boundsOf(scene.points);
  const size = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  const triangles = cellGrid(bounds, Math.max(16, scene.front.length / 3));
  const rims = cellGrid(bounds, Math.max(16, scene.isRim.length));
  for (let index = 0; index < scene.front.length; index += 3) {
    triangles.enter(
      index / 3,
      [0, 1, 2].flatMap((corner) => flat(scene, scene.front[index + corner] ?? 0)),
    );
  }
  scene.isRim.forEach((isRim, edge) => {
    if (isRim === 1) rims.enter(edge, endsOf(scene, edge));
  });
  return { triangles, rims, seen: new Int32Array(scene.isRim.length).fill(-1), asideMm: Math.max(0.02, size * 2e-5) };
};

const flat = (scene: Scene, vertex: number): [number, number] => [
  scene.points[vertex * 3] ?? 0,
  scene.points[vertex * 3 + 1] ?? 0,
];

const endsOf = (scene: Scene, edge: number): [number, number, number, number] => [
  ...flat(scene, scene.edges[edge * 4] ?? 0),
  ...flat(scene, scene.edges[edge * 4 + 1] ?? 0),
];

const addVisible = (scene: Scene, sight: Sight, edge: number, lines: VisibleLine[]): void => {
  const [ax, ay, bx, by] = endsOf(scene, edge);
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  if (length < 0.005) return;
  const [from, to] = [scene.edges[edge * 4] ?? 0, scene.edges[edge * 4 + 1] ?? 0];
  const [near, far] = [scene.points[from * 3 + 2] ?? 0, scene.points[to * 3 + 2] ?? 0];
  const cuts = [...crossings(scene, sight, edge), 1];
  let start = 0;
  let open: VisibleLine | null = null;
  for (const cut of cuts) {
    if ((cut - start) * length < 0.002 && cut < 1) continue;
    const middle = (start + cut) / 2;
    const [x, y, depth] = [ax + (bx - ax) * middle, ay + (by - ay) * middle, near + (far - near) * middle];
    const [endX, endY] = [ax + (bx - ax) * cut, ay + (by - ay) * cut];
    if (isHidden(scene, sight, edge, [x, y, depth])) {
      open = null;
    } else {
      const isOutline =
        scene.isRim[edge] === 1 && isFree(scene, sight, [x, y], [(ay - by) / length, (bx - ax) / length]);
      if (open !== null && open.isOutline === isOutline) {
        open.ends[2] = endX;
        open.ends[3] = endY;
      } else {
        open = { ends: [ax + (bx - ax) * start, ay + (by - ay) * start, endX, endY], isOutline };
        lines.push(open);
      }
    }
    start = cut;
  }
};

/** Where an edge crosses rims, as parts of its length, in order. */
const crossings = (scene: Scene, sight: Sight, edge: number): number[] => {
  const ends = endsOf(scene, edge);
  const found: number[] = [];
  sight.rims.along(ends, (rims) => {
    for (const rim of rims) {
      if (sight.seen[rim] === edge || rim === edge) continue;
      sight.seen[rim] = edge;
      const part = crossing(ends, endsOf(scene, rim));
      if (part !== null) found.push(part);
    }
  });
  return found.sort((a, b) => a - b);
};

type Ends = [number, number, number, number];

const crossing = ([ax, ay, bx, by]: Ends, [cx, cy, dx, dy]: Ends): number | null => {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9 * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(vx) + Math.abs(vy))) return null;
  const own = ((cx - ax) * vy - (cy - ay) * vx) / turn;
  const other = ((cx - ax) * uy - (cy - ay) * ux) / turn;
  return own > 1e-6 && own < 1 - 1e-6 && other > -1e-6 && other < 1 + 1e-6 ? own : null;
};

const isHidden = (scene: Scene, sight: Sight, edge: number, [x, y, depth]: [number, number, number]): boolean => {
  const [left, right] = [scene.edges[edge * 4 + 2], scene.edges[edge * 4 + 3]];
  for (const triangle of sight.triangles.at(x, y)) {
    if (triangle !== left && triangle !== right && depthAt(scene, triangle, x, y, depth) > 0) return true;
  }
  return false;
};

/** Whether no triangle lies on one of the two sides of a point. */
const isFree = (
  scene: Scene,
  { triangles, asideMm }: Sight,
  [x, y]: [number, number],
  [nx, ny]: [number, number],
): boolean =>
  [asideMm, -asideMm].some((aside) => {
    const [px, py] = [x + nx * aside, y + ny * aside];
    return triangles.at(px, py).every((triangle) => Number.isNaN(depthAt(scene, triangle, px, py, 0)));
  });

/** How far a triangle lies before a point, less the slack of its slant; NaN where it does not cover the point. */
const depthAt = ({ points, front }: Scene, triangle: number, x: number, y: number, depth: number): number => {
  const [a, b, c] = [
    (front[triangle * 3] ?? 0) * 3,
    (front[triangle * 3 + 1] ?? 0) * 3,
    (front[triangle * 3 + 2] ?? 0) * 3,
  ];
  const [ax, ay, bx, by, cx, cy] = [
    points[a] ?? 0,
    points[a + 1] ?? 0,
    points[b] ?? 0,
    points[b + 1] ?? 0,
    points[c] ?? 0,
    points[c + 1] ?? 0,
  ];
  const u = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const v = (cx - bx) * (y - by) - (cy - by) * (x - bx);
  const w = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
  const whole = u + v + w;
  const slack = -1e-4 * Math.sqrt(whole);
  if (u < slack || v < slack || w < slack || whole < 1e-12) return Number.NaN;
  const [az, bz, cz] = [points[a + 2] ?? 0, points[b + 2] ?? 0, points[c + 2] ?? 0];
  const slope = Math.max(Math.abs(bz - az), Math.abs(cz - bz), Math.abs(az - cz)) / Math.sqrt(whole);
  return (az * v + bz * w + cz * u) / whole - depth - 0.02 - slope * 2e-3;
};

const boundsOf = (points: Float64Array) => {
  const bounds = {
    minX: Number.POSITIVE_INFINITY,
    minY: Number.POSITIVE_INFINITY,
    maxX: Number.NEGATIVE_INFINITY,
    maxY: Number.NEGATIVE_INFINITY,
  };
  for (let index = 0; index < points.length; index += 3) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    bounds.minX = Math.min(bounds.minX, x);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return bounds;
};
