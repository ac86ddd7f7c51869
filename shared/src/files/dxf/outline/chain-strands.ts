import { areaOf, type Path, type PathPiece, type Point, perimeterOf } from '../../../geometry/body/path.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { dxfLimits } from '../content/dxf-limits.ts';
import { endOf, middleOf, type Strand, startOf, turnedRound } from './strand.ts';

/** Ends this near to each other are one point, mm. */
export const joinMm = 0.01;

/** Gaps up to this are closed and said, mm; wider ones stay open where nobody says otherwise. */
const closedGapMm = 0.1;

/** An outline that is open by at most so much of its length; what is wider open is a line and no outline. */
export const widestGap = 0.3;

export type Gap = { at: Point; widthMm: number };

export type Chained = {
  loops: { path: Path; line: number }[];
  /** What does not close, piece by piece as far as it hangs together. */
  open: { path: Path; line: number }[];
  gaps: Gap[];
};

/** An end of a strand at a node: the strand runs on from here, forward or backward. */
type End = { strand: number; isStart: boolean };

/** Closed loops made of strands, gaps up to `gapMm` closed; and what stays open. @throws DomainError E_LIMIT */
export const chainStrands = (strands: readonly Strand[], gapMm = closedGapMm): Chained => {
  const closed = strands.filter(isLoop);
  const pieces = strands.filter((strand) => !isLoop(strand));
  const net = buildNet(pieces);
  const gaps = closeGaps(net, gapMm);
  const dangling = pruneDangling(net);
  const loops = [...closed.map(({ path, line }) => ({ path: joined([path]), line })), ...walkLoops(net)];
  const rest = pieces.filter((_, index) => net.isFree[index] && !dangling.has(index));
  const open = [...pieces.filter((_, index) => dangling.has(index)), ...rest];
  return { loops, open: joinOpen(open), gaps };
};

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

const isLoop = (strand: Strand): boolean =>
  strand.isClosed || (strand.path.length > 1 && distance(startOf(strand), endOf(strand)) <= joinMm);

/** Strands and the nodes their ends lie at. */
type Net = {
  strands: readonly Strand[];
  nodeOf: [number, number][];
  ends: End[][];
  points: Point[];
  isFree: boolean[];
};

const buildNet = (strands: readonly Strand[]): Net => {
  const grid = pointGrid(joinMm);
  const points: Point[] = [];
  const ends: End[][] = [];
  const nodeAt = (point: Point): number => {
    const [known] = grid.near(point);
    if (known !== undefined) return known;
    grid.add(point, points.length);
    ends.push([]);
    return points.push(point) - 1;
  };
  const nodeOf = strands.map((strand, index): [number, number] => {
    const nodes: [number, number] = [nodeAt(startOf(strand)), nodeAt(endOf(strand))];
    ends[nodes[0]]?.push({ strand: index, isStart: true });
    ends[nodes[1]]?.push({ strand: index, isStart: false });
    return nodes;
  });
  return { strands, nodeOf, ends, points, isFree: strands.map(() => true) };
};

/** Joins nodes with one end each whose gap is small enough, the nearest first. */
const closeGaps = (net: Net, gapMm: number): Gap[] => {
  const grid = pointGrid(gapMm);
  const lone = net.ends.flatMap((ends, node) => (ends.length === 1 ? [node] : []));
  for (const node of lone) grid.add(net.points[node] as Point, node);
  const pairs = lone.flatMap((node) => {
    const widthTo = (other: number) => distance(net.points[node] as Point, net.points[other] as Point);
    const others = grid
      .near(net.points[node] as Point)
      .filter((other) => other !== node && !isSpeck(net, node, other, 4 * widthTo(other)));
    const other = others.reduce((best, each) => (best === -1 || widthTo(each) < widthTo(best) ? each : best), -1);
    return other === -1 ? [] : [{ node, other, widthMm: widthTo(other) }];
  });
  const gaps: Gap[] = [];
  for (const { node, other, widthMm } of pairs.sort((a, b) => a.widthMm - b.widthMm)) {
    if (net.ends[node]?.length !== 1 || net.ends[other]?.length !== 1) continue;
    const [end] = net.ends[other] as [End];
    net.ends[other] = [];
    net.ends[node]?.push(end);
    const nodes = net.nodeOf[end.strand] as [number, number];
    nodes[end.isStart ? 0 : 1] = node;
    gaps.push({ at: net.points[node] as Point, widthMm });
  }
  return gaps;
};

/** Whether two nodes are the ends of one strand that is hardly longer than the gap between them: closing it makes no outline. */
const isSpeck = (net: Net, node: number, other: number, leastMm: number): boolean => {
  const strand = net.ends[node]?.[0]?.strand ?? -1;
  return strand === net.ends[other]?.[0]?.strand && perimeterOf(net.strands[strand]?.path ?? []) < leastMm;
};

/** Takes out what ends nowhere, and then what hangs on nothing but that; answers those strands. */
const pruneDangling = (net: Net): Set<number> => {
  const dangling = new Set<number>();
  const degrees = net.ends.map(({ length }) => length);
  const waiting = degrees.flatMap((degree, node) => (degree === 1 ? [node] : []));
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (degrees[node] !== 1) continue;
    const end = net.ends[node]?.find(({ strand }) => !dangling.has(strand));
    if (end === undefined) continue;
    dangling.add(end.strand);
    for (const other of net.nodeOf[end.strand] ?? []) {
      const degree = (degrees[other] ?? 0) - 1;
      degrees[other] = degree;
      if (degree === 1) waiting.push(other);
    }
  }
  net.ends = net.ends.map((ends) => ends.filter(({ strand }) => !dangling.has(strand)));
  return dangling;
};

const walkLoops = (net: Net): Chained['loops'] => {
  const crowded = net.ends.find((ends) => ends.length > dxfLimits.endsAtOnePlace);
  if (crowded) {
    const line = net.strands[crowded[0]?.strand ?? 0]?.line ?? 1;
    throw new DomainError('E_LIMIT', { line, column: 1, element: 'LINE', max: dxfLimits.endsAtOnePlace });
  }
  const loops: Chained['loops'] = [];
  const steps = { left: 20 * net.strands.length + 100_000 };
  for (const [index, strand] of net.strands.entries()) {
    if (steps.left <= 0) break;
    if (!net.isFree[index] || !isInNet(net, index)) continue;
    const ways = [true, false].map((isForward) => walk(net, { strand: index, isStart: isForward }, steps));
    const found = ways.find((way) => way !== null && areaOf(way.path) > 0) ?? ways.find((way) => way !== null);
    if (!found || isWideOpen(net, found)) continue;
    for (const used of found.used) net.isFree[used] = false;
    loops.push({ path: found.path, line: strand.line });
  }
  return loops;
};

/** Whether the lines that close its gaps are too large a part of a loop. */
const isWideOpen = ({ strands }: Net, { path, used }: { path: Path; used: readonly number[] }): boolean => {
  const length = perimeterOf(path);
  const drawn = used.reduce((sum, strand) => sum + perimeterOf(strands[strand]?.path ?? []), 0);
  return length - drawn > widestGap * length;
};

const isInNet = ({ ends, nodeOf }: Net, strand: number): boolean =>
  (ends[nodeOf[strand]?.[0] ?? -1] ?? []).some((end) => end.strand === strand);

/** Walks from a strand's end along the leftmost free strands until it is round; null where it comes to an end or into its own way. */
const walk = (net: Net, from: End, steps: { left: number }): { path: Path; used: number[] } | null => {
  const home = nodeBehind(net, from);
  const used: number[] = [];
  const seen = new Set<number>();
  const paths: Path[] = [];
  let end = from;
  for (;;) {
    steps.left -= 1;
    if (seen.has(end.strand) || steps.left <= 0) return null;
    seen.add(end.strand);
    used.push(end.strand);
    const strand = net.strands[end.strand] as Strand;
    const way = end.isStart ? strand : turnedRound(strand);
    paths.push(way.path);
    const node = (net.nodeOf[end.strand] as [number, number])[end.isStart ? 1 : 0];
    if (node === home) return { path: joined(paths), used };
    const next = leftmost(net, node, way, end.strand);
    if (next === null) return null;
    end = next;
  }
};

const nodeBehind = (net: Net, { strand, isStart }: End): number =>
  (net.nodeOf[strand] as [number, number])[isStart ? 0 : 1];

const leftmost = (net: Net, node: number, way: Strand, from: number): End | null => {
  const free = (net.ends[node] ?? []).filter(({ strand }) => strand !== from && net.isFree[strand]);
  const [only, second] = free;
  if (only === undefined) return null;
  if (second === undefined) return only;
  const back = directionFrom(turnedRound(way));
  const turnOf = (end: End) => {
    const strand = net.strands[end.strand] as Strand;
    const along = directionFrom(end.isStart ? strand : turnedRound(strand));
    // the smallest turn clockwise from the way back is the leftmost way on
    return (back - along + 4 * Math.PI) % (2 * Math.PI);
  };
  return free.reduce((best, end) => (turnOf(end) < turnOf(best) ? end : best));
};

/** Where a strand heads a little way from its start. */
const directionFrom = ({ path }: Strand): number => {
  const [piece] = path;
  if (piece === undefined) return 0;
  const to = piece.kind === 'line' ? piece.end : middleOf({ ...piece, sweepRad: piece.sweepRad / 8 });
  return Math.atan2(to[1] - piece.start[1], to[0] - piece.start[0]);
};

const isSame = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by;

/** Paths behind one another as a closed loop: ends that are one point meet exactly, wider gaps get a line of their own. */
const joined = (paths: readonly Path[]): Path => {
  const all = paths.length === 1 ? (paths[0] ?? []) : paths.flat();
  if (all.every((piece, index) => isSame(piece.end, (all[index + 1] ?? all[0] ?? piece).start))) return all;
  return all.flatMap((piece, index): Path => {
    const next = all[(index + 1) % all.length] as PathPiece;
    const width = distance(piece.end, next.start);
    if (width === 0) return [piece];
    if (width > joinMm) return [piece, { kind: 'line', start: piece.end, end: next.start }];
    return [{ ...piece, end: next.start }];
  });
};

/** Open strands joined where their ends meet, so that each line of them is told once. */
const joinOpen = (strands: readonly Strand[]): Chained['open'] => {
  const net = buildNet(strands);
  const isDone = strands.map(() => false);
  return strands.flatMap((strand, index) => {
    if (isDone[index]) return [];
    isDone[index] = true;
    const path = [...strand.path];
    const follow = (node: number, extend: (path: Path) => void) => {
      let at = node;
      for (;;) {
        const [next, more] = (net.ends[at] ?? []).filter((end) => !isDone[end.strand]);
        if (next === undefined || more !== undefined) return;
        isDone[next.strand] = true;
        const on = net.strands[next.strand] as Strand;
        extend(next.isStart ? on.path : turnedRound(on).path);
        at = (net.nodeOf[next.strand] as [number, number])[next.isStart ? 1 : 0];
      }
    };
    const [start, end] = net.nodeOf[index] as [number, number];
    follow(end, (more) => {
      for (const piece of more) path.push(piece);
    });
    const before: Path[] = [];
    follow(start, (more) => {
      before.push(turnedRound({ path: more, isClosed: false, line: strand.line }).path);
    });
    return [{ path: [...before.toReversed().flat(), ...path], line: strand.line }];
  });
};

/** Points that are found by a place near them. */
type PointGrid = {
  add: (point: Point, id: number) => void;
  /** Ids of the points that lie within the radius of a place. */
  near: (point: Point) => number[];
};

/** A grid whose cells are as wide as the radius looked in. */
const pointGrid = (radiusMm: number): PointGrid => {
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
