import { flatten } from '../../geometry/body/flatten.ts';
import { type Path, type Point, perimeterOf, reversed } from '../../geometry/body/path.ts';
import { surrounds } from '../../geometry/measures/plan-loops.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { widestGap } from './outline/chain-strands.ts';
import { type Making, roundedMm } from './outline/part-finder.ts';
import { endOf, startOf } from './outline/strand.ts';

/** Only the longest lines are looked at: an outline around a part is longer than the part. */
const mostLines = 200;

const stepDeg = 10;

/** Lines end to end with the ways between them, as if closed; where the widest of these ways begins. */
type Ring = { polygon: Point[]; at: Point; gapMm: number };

/**
 * Puts parts on request that lie in an outline which does not close: what is drawn as a hole of a plate would be cut as a small part of its own.
 * `outside`: the lines that close nothing and lie in no part, in mm of the drawing.
 */
export const remarkOpenAround = (parts: readonly Making[], outside: readonly Path[]): void => {
  if (outside.length === 0) return;
  const rings = ringsOf(outside.toSorted((a, b) => perimeterOf(b) - perimeterOf(a)).slice(0, mostLines));
  for (const { loop, part } of parts) {
    const { min, max } = loop.box;
    const corners: Point[] = [min, [max[0], min[1]], max, [min[0], max[1]]];
    const around = rings.find(({ polygon }) => corners.every((corner) => surrounds(polygon, corner)));
    if (around) part.findings.push(remarkOfRing(around));
  }
};

const remarkOfRing = ({ at: [x, y], gapMm }: Ring): Remark =>
  remarkOf('request.in-open-outline', { x: roundedMm(x), y: roundedMm(y), gapMm: roundedMm(gapMm) });

const ringsOf = (paths: readonly Path[]): Ring[] => {
  const waiting = [...paths];
  const rings: Ring[] = [];
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const ring = ringFrom(first, waiting);
    if (ring !== null) rings.push(ring);
  }
  return rings;
};

/** Goes on from the end of a line to the nearest line that waits, until its own start is nearer; takes those lines out. Null: too wide open. */
const ringFrom = (first: Path, waiting: Path[]): Ring | null => {
  const start = startOf({ path: first });
  const polygon: Point[] = flatten(first, stepDeg);
  const gaps: { at: Point; mm: number }[] = [];
  let length = perimeterOf(first);
  let end = endOf({ path: first });
  for (;;) {
    const next = nearestTo(end, waiting);
    const homeMm = distance(end, start);
    if (next === null || next.mm >= homeMm) {
      gaps.push({ at: end, mm: homeMm });
      break;
    }
    gaps.push({ at: end, mm: next.mm });
    waiting.splice(next.index, 1);
    polygon.push(...flatten(next.path, stepDeg));
    length += perimeterOf(next.path);
    end = endOf(next);
  }
  const open = gaps.reduce((sum, { mm }) => sum + mm, 0);
  const widest = gaps.reduce((best, gap) => (gap.mm > best.mm ? gap : best));
  return open <= widestGap * (length + open) ? { polygon, at: widest.at, gapMm: widest.mm } : null;
};

const nearestTo = (at: Point, paths: readonly Path[]): { path: Path; index: number; mm: number } | null => {
  let best: { path: Path; index: number; mm: number } | null = null;
  for (const [index, path] of paths.entries()) {
    const [toStart, toEnd] = [distance(at, startOf({ path })), distance(at, endOf({ path }))];
    const mm = Math.min(toStart, toEnd);
    if (best === null || mm < best.mm) best = { path: toStart <= toEnd ? path : reversed(path), index, mm };
  }
  return best;
};

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);
