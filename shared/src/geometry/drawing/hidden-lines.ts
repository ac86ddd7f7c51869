import { type CellGrid, cellGrid } from './cell-grid.ts';
import { type CoverGrid, coverGrid } from './cover-grid.ts';
import { nearestOfRow, type Spans } from './nearest-of-row.ts';
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

type Sight = {
  /** The triangles of a cell stand in the order of their nearest corners, nearest first. */
  triangles: CellGrid;
  nearest: Float64Array;
  rims: CellGrid;
  /** The walk along an edge on which each rim was last met. */
  seen: Int32Array;
  walk: number;
  asideMm: number;
  cover: CoverGrid | null;
  rows: Map<number, Spans>;
};

const makeSight = (scene: Scene): Sight => {
  const { points, front, edges, isRim } = scene;
  const bounds = boundsOf(points);
  const size = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  const nearest = nearestDepths(scene);
  const triangles = cellGrid(bounds, { points, of: front, corners: 3, stride: 3, count: front.length / 3 }, () => true);
  sortByDepth(triangles, nearest);
  const rims = cellGrid(
    bounds,
    { points, of: edges, corners: 2, stride: 4, count: isRim.length },
    (edge) => isRim[edge] === 1,
  );
  const seen = new Int32Array(isRim.length).fill(-1);
  const cover = isRim.length > fewEdges ? coverGrid(scene, bounds) : null;
  const rows = nearestOfRow(scene);
  return { triangles, nearest, rims, rows, seen, walk: 0, asideMm: Math.max(0.02, size * 2e-5), cover };
};

/** Up to so many edges, finding out what is certainly hidden costs more than it saves. */
const fewEdges = 3000;

const nearestDepths = ({ points, front }: Scene): Float64Array => {
  const nearest = new Float64Array(front.length / 3);
  for (let index = 0; index < nearest.length; index += 1) {
    const [a, b, c] = [front[index * 3] ?? 0, front[index * 3 + 1] ?? 0, front[index * 3 + 2] ?? 0];
    nearest[index] = Math.max(points[a * 3 + 2] ?? 0, points[b * 3 + 2] ?? 0, points[c * 3 + 2] ?? 0);
  }
  return nearest;
};

const sortByDepth = ({ starts, shapes }: CellGrid, nearest: Float64Array): void => {
  for (let cell = 0; cell + 1 < starts.length; cell += 1) {
    const [from, to] = [starts[cell] ?? 0, starts[cell + 1] ?? 0];
    if (to - from > 1) shapes.subarray(from, to).sort((a, b) => (nearest[b] ?? 0) - (nearest[a] ?? 0));
  }
};

const whole: Spans = [0, 1];

const addVisible = (scene: Scene, sight: Sight, edge: number, lines: VisibleLine[]): void => {
  const own = sight.rows.get(edge) ?? whole;
  if (own.length === 0) return;
  const open = sight.cover?.openSpans(edge) ?? whole;
  for (let place = 0; place < own.length; place += 2) {
    for (let index = 0; index < open.length; index += 2) {
      const from = Math.max(own[place] ?? 0, open[index] ?? 0);
      const to = Math.min(own[place + 1] ?? 1, open[index + 1] ?? 1);
      if (from < to) addSpan(scene, sight, { edge, from, to }, lines);
    }
  }
};

/** A part of an edge, from and to as parts of its length. */
type Span = { edge: number; from: number; to: number };

const addSpan = (scene: Scene, sight: Sight, span: Span, lines: VisibleLine[]): void => {
  const { points, edges, isRim } = scene;
  const { edge } = span;
  const [from, to] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
  const [ax, ay, near] = [points[from] ?? 0, points[from + 1] ?? 0, points[from + 2] ?? 0];
  const [bx, by, far] = [points[to] ?? 0, points[to + 1] ?? 0, points[to + 2] ?? 0];
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  if (length < 0.005) return;
  const cuts = crossings(scene, sight, span);
  cuts.push(span.to);
  let start = span.from;
  let open: VisibleLine | null = null;
  for (const cut of cuts) {
    if ((cut - start) * length < 0.002 && cut < span.to) continue;
    const middle = (start + cut) / 2;
    const [x, y, depth] = [ax + (bx - ax) * middle, ay + (by - ay) * middle, near + (far - near) * middle];
    const [endX, endY] = [ax + (bx - ax) * cut, ay + (by - ay) * cut];
    if (isHidden(scene, sight, edge, [x, y, depth])) {
      open = null;
    } else {
      const isOutline = isRim[edge] === 1 && isFree(scene, sight, [x, y], [(ay - by) / length, (bx - ax) / length]);
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

/** Where a part of an edge crosses rims, as parts of the edge's length, in order. */
const crossings = (scene: Scene, sight: Sight, { edge, from, to }: Span): number[] => {
  const { points, edges } = scene;
  const { rims, seen } = sight;
  sight.walk += 1;
  const { walk } = sight;
  const [a, b] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
  const [ax, ay, bx, by] = [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0];
  const [ux, uy] = [bx - ax, by - ay];
  const found: number[] = [];
  rims.along(ax + ux * from, ay + uy * from, ax + ux * to, ay + uy * to, (cell) => {
    const end = rims.starts[cell + 1] ?? 0;
    for (let place = rims.starts[cell] ?? 0; place < end; place += 1) {
      const rim = rims.shapes[place] ?? 0;
      if (seen[rim] === walk || rim === edge) continue;
      seen[rim] = walk;
      const part = crossing(scene, edge, rim);
      if (part > from && part < to) found.push(part);
    }
  });
  return found.length > 1 ? found.sort((p, q) => p - q) : found;
};

/** Where along an edge a rim crosses it, or 0. */
const crossing = ({ points, edges }: Scene, edge: number, rim: number): number => {
  const [a, b] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
  const [c, d] = [(edges[rim * 4] ?? 0) * 3, (edges[rim * 4 + 1] ?? 0) * 3];
  const [ax, ay, cx, cy] = [points[a] ?? 0, points[a + 1] ?? 0, points[c] ?? 0, points[c + 1] ?? 0];
  const [ux, uy] = [(points[b] ?? 0) - ax, (points[b + 1] ?? 0) - ay];
  const [vx, vy] = [(points[d] ?? 0) - cx, (points[d + 1] ?? 0) - cy];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9 * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(vx) + Math.abs(vy))) return 0;
  const own = ((cx - ax) * vy - (cy - ay) * vx) / turn;
  const other = ((cx - ax) * uy - (cy - ay) * ux) / turn;
  return own > 1e-6 && own < 1 - 1e-6 && other > -1e-6 && other < 1 + 1e-6 ? own : 0;
};

const isHidden = (scene: Scene, sight: Sight, edge: number, [x, y, depth]: [number, number, number]): boolean => {
  const { triangles, nearest } = sight;
  const [left, right] = [scene.edges[edge * 4 + 2], scene.edges[edge * 4 + 3]];
  const cell = triangles.cellAt(x, y);
  const end = triangles.starts[cell + 1] ?? 0;
  for (let place = triangles.starts[cell] ?? 0; place < end; place += 1) {
    const triangle = triangles.shapes[place] ?? 0;
    if ((nearest[triangle] ?? 0) <= depth) return false;
    if (triangle !== left && triangle !== right && depthAt(scene, triangle, [x, y, depth]) > 0) return true;
  }
  return false;
};

/** Whether no triangle lies on one of the two sides of a point. */
const isFree = (scene: Scene, sight: Sight, [x, y]: [number, number], [nx, ny]: [number, number]): boolean => {
  const { asideMm } = sight;
  return (
    isEmpty(scene, sight, [x + nx * asideMm, y + ny * asideMm]) ||
    isEmpty(scene, sight, [x - nx * asideMm, y - ny * asideMm])
  );
};

const isEmpty = (scene: Scene, { triangles }: Sight, [x, y]: [number, number]): boolean => {
  const cell = triangles.cellAt(x, y);
  const end = triangles.starts[cell + 1] ?? 0;
  for (let place = triangles.starts[cell] ?? 0; place < end; place += 1) {
    if (!Number.isNaN(depthAt(scene, triangles.shapes[place] ?? 0, [x, y, 0]))) return false;
  }
  return true;
};

/** How far a triangle lies before a point, less the slack of its slant; NaN where it does not cover the point. */
const depthAt = ({ points, front }: Scene, triangle: number, [x, y, depth]: [number, number, number]): number => {
  const a = (front[triangle * 3] ?? 0) * 3;
  const b = (front[triangle * 3 + 1] ?? 0) * 3;
  const c = (front[triangle * 3 + 2] ?? 0) * 3;
  const [ax, ay, bx, by] = [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0];
  const [cx, cy] = [points[c] ?? 0, points[c + 1] ?? 0];
  const u = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const v = (cx - bx) * (y - by) - (cy - by) * (x - bx);
  const w = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
  const whole = u + v + w;
  if (whole < 1e-12) return Number.NaN;
  const side = Math.sqrt(whole);
  const slack = -1e-4 * side;
  if (u < slack || v < slack || w < slack) return Number.NaN;
  const [az, bz, cz] = [points[a + 2] ?? 0, points[b + 2] ?? 0, points[c + 2] ?? 0];
  const slope = Math.max(Math.abs(bz - az), Math.abs(cz - bz), Math.abs(az - cz)) / side;
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
