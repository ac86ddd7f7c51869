import type { PartFacts } from '../../../parts/part-facts.schema.ts';
import type { ContourPoint, Nc1Bend, Nc1Hole, Nc1Part } from '../nc1-document.ts';

type Bends = NonNullable<PartFacts['bends']>;
type Edge = { from: readonly [number, number]; to: readonly [number, number]; bulgeMm: number };

/** More bends than this are not measured one by one. */
const mostBends = 50;

const round = (mm: number) => Math.round(mm * 100) / 100;

/**
 * The bends of a flat plate whose lines say a radius: on which side its material ends first, and how near holes lie, both from the bend line
 * along the flat plate, mm. What another bend limits is no end of the plate. `sizeMm`: of a plate without an outline.
 */
export const measureBends = (part: Nc1Part, sizeMm: readonly [number, number]): Bends => {
  const bends = measuredFirst(part).filter(isMeasured);
  const edges = outlineOf(part, sizeMm);
  return bends.map((bend) => {
    const others = part.bends.slice(0, mostBends).filter((other) => other !== bend);
    const legs = [1, -1].flatMap((side) => legOn(side, bend, { edges, others }) ?? []);
    return {
      radiusMm: bend.radiusMm,
      angleDeg: bend.angleDeg,
      legMm: legs.length === 0 ? null : round(Math.min(...legs)),
      holes: holesBeside(bend, part.holes),
    };
  });
};

const isMeasured = ({ radiusMm }: Nc1Bend) => radiusMm > 0;

/** The bend lines of a plate that are drawn: first those that are measured, in their order. */
export const measuredFirst = ({ bends }: Pick<Nc1Part, 'bends'>): Nc1Bend[] =>
  bends
    .filter(({ from, to }) => lengthOf(from, to) > 1)
    .toSorted((a, b) => Number(isMeasured(b)) - Number(isMeasured(a)))
    .slice(0, mostBends);

const lengthOf = ([ax, ay]: Edge['from'], [bx, by]: Edge['from']) => Math.hypot(bx - ax, by - ay);

const outlineOf = ({ outer }: Nc1Part, [x, y]: readonly [number, number]): Edge[] => {
  const drawn = outer.find(({ on }) => on === 'v') ?? outer.find(({ on }) => on === 'h');
  const corner = (cx: number, q: number): ContourPoint => ({ x: cx, q, radiusMm: 0, bevels: [] });
  const points = drawn?.points ?? [corner(0, 0), corner(x, 0), corner(x, y), corner(0, y)];
  return points.map((point, at) => {
    const next = points[(at + 1) % points.length] as ContourPoint;
    return { from: [point.x, point.q], to: [next.x, next.q], bulgeMm: 2 * Math.abs(point.radiusMm) };
  });
};

/** A point along a bend line and square to it, from its first end. */
const placeOf = ({ from, to }: Nc1Bend, [x, y]: Edge['from']): { along: number; across: number } => {
  const length = lengthOf(from, to);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [dx, dy] = [x - from[0], y - from[1]];
  return { along: dx * ux + dy * uy, across: dy * ux - dx * uy };
};

/** How far the plate reaches beside a bend line at most, on one side; null: it does not, or another bend comes before its end. */
const legOn = (
  side: number,
  bend: Nc1Bend,
  { edges, others }: { edges: readonly Edge[]; others: readonly Nc1Bend[] },
): number | null => {
  const span = lengthOf(bend.from, bend.to);
  const reach = (edge: Pick<Edge, 'from' | 'to'>): number | null => {
    const [a, b] = [placeOf(bend, edge.from), placeOf(bend, edge.to)];
    const run = b.along - a.along;
    const at = (along: number) =>
      run === 0
        ? Math.max(a.across * side, b.across * side)
        : (a.across + ((b.across - a.across) * (along - a.along)) / run) * side;
    const [low, high] = [Math.max(0, Math.min(a.along, b.along)), Math.min(span, Math.max(a.along, b.along))];
    return low > high ? null : Math.max(at(low), at(high));
  };
  if (others.some((other) => (reach(other) ?? 0) > nothingMm)) return null;
  const reached = edges.flatMap((edge) => {
    const mm = reach(edge);
    return mm === null ? [] : [mm + edge.bulgeMm];
  });
  const most = Math.max(0, ...reached);
  return most > nothingMm ? most : null;
};

const nothingMm = 0.05;

/** Holes beside a bend line, each by the way from the line to its edge. */
const holesBeside = (bend: Nc1Bend, holes: readonly Nc1Hole[]): Bends[number]['holes'] => {
  const span = lengthOf(bend.from, bend.to);
  return holes.flatMap(({ x, q, kind, diameterMm, slot }) => {
    if (kind === 'mark' || slot !== null) return [];
    const { along, across } = placeOf(bend, [x, q]);
    const distanceMm = round(Math.abs(across) - diameterMm / 2);
    return along < 0 || along > span || distanceMm > farMm ? [] : [{ diameterMm, distanceMm }];
  });
};

/** No bend reaches so far. */
const farMm = 100;
