import type { Point } from '../../../geometry/body/path.ts';

/** The parts of a polygon (it may be any but crossing itself) between two values of its second coordinate. */
export const clipToBand = (polygon: Point[], [low, high]: Point): Point[][] =>
  clipAbove(polygon, low).flatMap((part) => clipAbove(part.map(mirrored), -high).map((each) => each.map(mirrored)));

const mirrored = ([x, y]: Point): Point => [x, -y];

type Chain = { enters: number; leaves: number; points: Point[] };

const isAbove = ([, y]: Point, level: number) => y > level + 1e-6;

/** What lies above a level: the stretches of the outline there, joined along the level from one crossing to the next. */
const clipAbove = (polygon: Point[], level: number): Point[][] => {
  const first = polygon.findIndex((point) => !isAbove(point, level));
  if (first === -1) return [polygon];
  const turned = [...polygon.slice(first), ...polygon.slice(0, first + 1)];
  const chains: Chain[] = [];
  let chain: Chain | null = null;
  for (const [index, point] of turned.entries()) {
    const before = turned[index - 1];
    if (before === undefined) continue;
    if (isAbove(point, level)) {
      chain ??= { enters: crossing(before, point, level), leaves: 0, points: [] };
      chain.points.push(point);
    } else if (chain !== null) {
      chains.push({ ...chain, leaves: crossing(before, point, level) });
      chain = null;
    }
  }
  return joined(chains, level);
};

const crossing = (from: Point, to: Point, level: number): number =>
  from[0] + ((to[0] - from[0]) * (level - from[1])) / (to[1] - from[1]);

const joined = (chains: readonly Chain[], level: number): Point[][] => {
  const ends = chains
    .flatMap((chain) => [
      { x: chain.enters, chain, isEntry: true },
      { x: chain.leaves, chain, isEntry: false },
    ])
    .sort((a, b) => a.x - b.x);
  const nextOf = (chain: Chain): Chain | null => {
    const place = ends.findIndex((end) => end.chain === chain && !end.isEntry);
    const partner = ends[place % 2 === 0 ? place + 1 : place - 1];
    return partner?.isEntry ? partner.chain : null;
  };
  const open = new Set(chains);
  const loops: Point[][] = [];
  for (const start of chains) {
    const loop: Point[] = [];
    for (let chain: Chain | null = start; chain !== null && open.has(chain); chain = nextOf(chain)) {
      open.delete(chain);
      loop.push([chain.enters, level], ...chain.points, [chain.leaves, level]);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
};
