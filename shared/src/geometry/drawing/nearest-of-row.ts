import type { Scene } from './project-scene.ts';

/** Spans of an edge: where each begins and ends, as parts of the edge's length, in order. */
export type Spans = readonly number[];

/**
 * Where level and upright edges at one depth stand exactly behind each other, as in a row of equal parts, only the nearest can be seen:
 * for the edges behind, the spans that no nearer edge has on the same line. Edges that are not named stand alone.
 */
export const nearestOfRow = (scene: Scene): Map<number, Spans> => {
  const spans = new Map<number, Spans>();
  for (const row of rowsOf(scene).values()) {
    if (row.length > 1) thin(row, spans);
  }
  return spans;
};

type Place = { edge: number; start: number; end: number; depth: number };

const perMm = 1000;

const rowsOf = ({ points, edges, isRim }: Scene): Map<number, Place[]> => {
  const rows = new Map<number, Place[]>();
  for (let edge = 0; edge < isRim.length; edge += 1) {
    const [a, b] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
    const [ax, ay, bx, by] = [points[a] ?? 0, points[a + 1] ?? 0, points[b] ?? 0, points[b + 1] ?? 0];
    const depth = points[a + 2] ?? 0;
    const isLevel = Math.abs(by - ay) < 1e-6;
    if (Math.abs((points[b + 2] ?? 0) - depth) > 1e-6 || isLevel === Math.abs(bx - ax) < 1e-6) continue;
    const key = Math.round((isLevel ? ay : ax) * perMm) * 2 + (isLevel ? 1 : 0);
    const place = isLevel ? { edge, start: ax, end: bx, depth } : { edge, start: ay, end: by, depth };
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [place]);
    else row.push(place);
  }
  return rows;
};

const thin = (row: Place[], spans: Map<number, Spans>): void => {
  row.sort((p, q) => q.depth - p.depth || p.edge - q.edge);
  /** What nearer edges have taken, in order and apart: from, to, from, to. */
  const taken: number[] = [];
  for (const { edge, start, end } of row) {
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    const free = take(taken, low, high);
    if (free.length === 2 && free[0] === low && free[1] === high) continue;
    const parts = free.map((at) => (at - start) / (end - start));
    spans.set(edge, start < end ? parts : parts.toReversed());
  }
};

/** Takes what is still free between low and high, and gives it. */
const take = (taken: number[], low: number, high: number): number[] => {
  const free: number[] = [];
  let first = firstBeyond(taken, low);
  let [from, to, at] = [low, high, low];
  const begin = first;
  for (; first < taken.length && (taken[first] ?? 0) <= high; first += 2) {
    const [takenFrom, takenTo] = [taken[first] ?? 0, taken[first + 1] ?? 0];
    if (takenFrom - at > 1e-6) free.push(at, takenFrom);
    at = Math.max(at, takenTo);
    from = Math.min(from, takenFrom);
    to = Math.max(to, takenTo);
  }
  if (high - at > 1e-6) free.push(at, high);
  taken.splice(begin, first - begin, from, to);
  return free;
};

/** The place in the list of the first span that ends at or after a point. */
const firstBeyond = (taken: number[], point: number): number => {
  let [low, high] = [0, taken.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle * 2 + 1] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  return low * 2;
};
