import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, circleOf, type Path, type Point, reversed } from '../../../geometry/body/path.ts';
import { surrounds } from '../../../geometry/measures/plan-loops.ts';
import { boundsOf } from '../../nc1/shape/contour-path.ts';
import type { Box } from './box-grid.ts';
import { cellKey } from './strand.ts';

/** A closed loop, counter-clockwise, and the loops that lie directly in it. */
export type Loop = {
  path: Path;
  line: number;
  circle: { centre: Point; radiusMm: number } | null;
  areaMm2: number;
  box: Box;
  inner: Loop[];
  depth: number;
  polygon: () => Point[];
};

/** Loops smaller than this are specks, mm2. */
const leastMm2 = 1e-4;

/** Loops measured, each once: how many lay on another is told. */
export const measureLoops = (found: readonly { path: Path; line: number }[]): { loops: Loop[]; doubles: number } => {
  const drawn = new Set<number>();
  let doubles = 0;
  const loops = found.flatMap(({ path, line }): Loop[] => {
    const area = areaOf(path);
    if (Math.abs(area) < leastMm2) return [];
    const circle = circleOf(path);
    const box = circle === null ? boundsOf([path]) : boxAbout(circle);
    const key = cellKey([...box.min, ...box.max, Math.abs(area)]);
    if (drawn.has(key)) {
      doubles += 1;
      return [];
    }
    drawn.add(key);
    const way = area < 0 ? reversed(path) : path;
    let polygon: Point[] | null = null;
    const drawnOut = () => {
      polygon ??= flatten(way, 10);
      return polygon;
    };
    return [{ path: way, line, circle, areaMm2: Math.abs(area), box, inner: [], depth: 0, polygon: drawnOut }];
  });
  return { loops, doubles };
};

const boxAbout = ({ centre: [x, y], radiusMm }: { centre: Point; radiusMm: number }): Box => ({
  min: [x - radiusMm, y - radiusMm],
  max: [x + radiusMm, y + radiusMm],
});

const holdsBox = (outer: Box, { min, max }: Box): boolean =>
  outer.min[0] <= min[0] + slackMm &&
  outer.min[1] <= min[1] + slackMm &&
  outer.max[0] >= max[0] - slackMm &&
  outer.max[1] >= max[1] - slackMm;

/** Loops may touch by as much as rounding moves them, mm. */
const slackMm = 0.02;

/** Whether a point lies within `reach` of a polygon's line. */
export const isNearLine = (polygon: readonly Point[], [x, y]: Point, reach: number): boolean => {
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from === undefined) break;
    const [dx, dy, px, py] = [to[0] - from[0], to[1] - from[1], x - from[0], y - from[1]];
    const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    const [ox, oy] = [px - part * dx, py - part * dy];
    if (ox * ox + oy * oy <= reach * reach) return true;
    from = to;
  }
  return false;
};

/** Whether a loop lies in another: a corner that is not on its line decides. */
export const isWithin = (loop: Loop, outer: Loop): boolean => {
  if (loop.areaMm2 > outer.areaMm2 || !holdsBox(outer.box, loop.box)) return false;
  const corners = loop.path.map(({ start }) => start);
  const step = Math.max(1, Math.floor(corners.length / 8));
  for (let index = 0; index < corners.length; index += step) {
    const point = corners[index] as Point;
    if (!isNearLine(outer.polygon(), point, slackMm)) return surrounds(outer.polygon(), point);
  }
  return true;
};
