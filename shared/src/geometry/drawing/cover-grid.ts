import type { Scene } from './project-scene.ts';

/**
 * What certainly hides what lies behind it: for each small square of the drawing the depth of the nearest triangle that covers it all.
 * Only ever leaves out what is hidden for certain, so that the lines found with and without it are the same.
 */
export type CoverGrid = {
  /** The parts of an edge that may be seen: where each begins and ends, as parts of its length, in order. */
  openSpans: (edge: number) => number[];
};

type Bounds = { minX: number; minY: number; maxX: number; maxY: number };
type Raster = Bounds & { cellMm: number; columns: number; rows: number; depths: Float64Array };

const squares = 400_000;

export const coverGrid = (scene: Scene, bounds: Bounds): CoverGrid => {
  const raster = makeRaster(bounds);
  for (let triangle = 0; triangle * 3 < scene.front.length; triangle += 1) cover(raster, scene, triangle);
  return { openSpans: (edge) => openSpans(raster, scene, edge) };
};

const makeRaster = (bounds: Bounds): Raster => {
  const [width, height] = [Math.max(bounds.maxX - bounds.minX, 1e-3), Math.max(bounds.maxY - bounds.minY, 1e-3)];
  const cellMm = Math.max(Math.sqrt((width * height) / squares), Math.max(width, height) / 20_000);
  const [columns, rows] = [Math.floor(width / cellMm) + 1, Math.floor(height / cellMm) + 1];
  return { ...bounds, cellMm, columns, rows, depths: new Float64Array(columns * rows).fill(Number.NEGATIVE_INFINITY) };
};

const cover = (raster: Raster, { points, front }: Scene, triangle: number): void => {
  const a = (front[triangle * 3] ?? 0) * 3;
  const b = (front[triangle * 3 + 1] ?? 0) * 3;
  const c = (front[triangle * 3 + 2] ?? 0) * 3;
  const [ax, ay, az] = [points[a] ?? 0, points[a + 1] ?? 0, points[a + 2] ?? 0];
  const [ux, uy, uz] = [(points[b] ?? 0) - ax, (points[b + 1] ?? 0) - ay, (points[b + 2] ?? 0) - az];
  const [vx, vy, vz] = [(points[c] ?? 0) - ax, (points[c + 1] ?? 0) - ay, (points[c + 2] ?? 0) - az];
  const whole = ux * vy - uy * vx;
  if (whole < 1e-9) return;
  const [riseX, riseY] = [(uz * vy - vz * uy) / whole, (vz * ux - uz * vx) / whole];
  const steepest = Math.max(Math.abs(uz), Math.abs(vz), Math.abs(uz - vz)) / Math.sqrt(whole);
  const { minX, minY, cellMm } = raster;
  const safety = 0.03 + steepest * 3e-3 + ((Math.abs(riseX) + Math.abs(riseY)) * cellMm) / 2;
  const lowest = Math.min(ay, ay + uy, ay + vy);
  const highest = Math.max(ay, ay + uy, ay + vy);
  const last = Math.floor((highest - minY) / cellMm) - 1;
  for (let row = Math.ceil((lowest - minY) / cellMm); row <= last; row += 1) {
    const y = minY + row * cellMm;
    const [from, to] = coveredColumns(raster, [ax, ay, ux, uy, vx, vy], y);
    let depth = az + riseX * (minX + (from + 0.5) * cellMm - ax) + riseY * (y + cellMm / 2 - ay) - safety;
    for (let place = row * raster.columns + from; place <= row * raster.columns + to; place += 1) {
      if (depth > (raster.depths[place] ?? 0)) raster.depths[place] = depth;
      depth += riseX * cellMm;
    }
  }
};

type Triangle = [ax: number, ay: number, ux: number, uy: number, vx: number, vy: number];

/** The first and last column of a row that a triangle covers whole. */
const coveredColumns = ({ minX, cellMm }: Raster, triangle: Triangle, y: number): [number, number] => {
  crossRange(triangle, y);
  const [lowFrom, lowTo] = [range.from, range.to];
  crossRange(triangle, y + cellMm);
  const [from, to] = [Math.max(lowFrom, range.from), Math.min(lowTo, range.to)];
  return [Math.ceil((from - minX) / cellMm + 1e-6), Math.floor((to - minX) / cellMm - 1e-6) - 1];
};

const range = { from: 0, to: 0 };

/** Where a level line lies within a triangle, in `range`. */
const crossRange = ([ax, ay, ux, uy, vx, vy]: Triangle, y: number): void => {
  range.from = Number.POSITIVE_INFINITY;
  range.to = Number.NEGATIVE_INFINITY;
  meetSide(ax, ay, ux, uy, y);
  meetSide(ax, ay, vx, vy, y);
  meetSide(ax + ux, ay + uy, vx - ux, vy - uy, y);
};

const meetSide = (x: number, y: number, dx: number, dy: number, level: number): void => {
  if (dy === 0 || (level - y) / dy < 0 || (level - y) / dy > 1) return;
  const at = x + ((level - y) / dy) * dx;
  range.from = Math.min(range.from, at);
  range.to = Math.max(range.to, at);
};

const openSpans = (raster: Raster, { points, edges }: Scene, edge: number): number[] => {
  const [a, b] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
  const [x, y, z] = [(points[a] ?? 0) - raster.minX, (points[a + 1] ?? 0) - raster.minY, points[a + 2] ?? 0];
  const [dx, dy, dz] = [
    (points[b] ?? 0) - (points[a] ?? 0),
    (points[b + 1] ?? 0) - (points[a + 1] ?? 0),
    (points[b + 2] ?? 0) - z,
  ];
  const isLevel = Math.abs(dx) >= Math.abs(dy);
  const [start, run] = isLevel ? [x, dx] : [y, dy];
  if (Math.abs(run) < 1e-9) return [0, 1];
  const [side, drift] = isLevel ? [y, dy] : [x, dx];
  const [along, across] = isLevel ? [1, raster.columns] : [raster.columns, 1];
  const most = (isLevel ? raster.rows : raster.columns) - 1;
  const { cellMm, depths } = raster;
  const spans: number[] = [];
  const step = run < 0 ? -1 : 1;
  const end = Math.floor((start + run) / cellMm);
  for (let cell = Math.floor(start / cellMm); step > 0 ? cell <= end : cell >= end; cell += step) {
    const from = Math.max(0, ((step > 0 ? cell : cell + 1) * cellMm - start) / run);
    const to = Math.min(1, ((step > 0 ? cell + 1 : cell) * cellMm - start) / run);
    const depth = z + Math.max(dz * from, dz * to);
    const [one, other] = [(side + drift * from) / cellMm, (side + drift * to) / cellMm];
    const first = Math.max(0, Math.floor(Math.min(one, other) - 1e-6));
    const last = Math.min(most, Math.floor(Math.max(one, other) + 1e-6));
    let isHidden = true;
    for (let place = first; place <= last && isHidden; place += 1) {
      isHidden = (depths[cell * along + place * across] ?? Number.NEGATIVE_INFINITY) > depth;
    }
    if (isHidden) continue;
    if (spans.length > 0 && (spans[spans.length - 1] ?? 0) >= from) spans[spans.length - 1] = to;
    else spans.push(from, to);
  }
  return spans;
};
