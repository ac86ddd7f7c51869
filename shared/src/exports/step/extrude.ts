import type { Vector } from '../../geometry/body/body.schema.ts';
import type { Path, PathPiece, Point } from '../../geometry/body/path.ts';
import { add, cross, subtract, times, unit } from '../../geometry/body/vectors.ts';
import { directionText, placement, pointText, real, refs, type StepText } from './step-text.ts';

/** Where loops lie: their axes u and v, and the way w = u cross v along which walls stand on them. */
export type Base = { origin: Vector; u: Vector; v: Vector };

/** A plane across the way: w = at + alongU u + alongV v. */
export type Level = { at: number; alongU: number; alongV: number };

export const flatLevel = (at: number): Level => ({ at, alongU: 0, alongV: 0 });

/** Walls on a loop between two levels: their faces, and the bounds that the levels have there. */
export type Walls = { faces: number[]; low: number; high: number };

const wayOf = ({ u, v }: Base): Vector => cross(u, v);

const heightOf = ({ at, alongU, alongV }: Level, [u, v]: Point): number => at + alongU * u + alongV * v;

const placed = (base: Base, [u, v]: Point, height: number): Vector =>
  add(base.origin, add(add(times(base.u, u), times(base.v, v)), times(wayOf(base), height)));

/** An edge as a loop goes along it, forward or back. */
export const oriented = (step: StepText, edge: number, isForward: boolean): number =>
  step.add(`ORIENTED_EDGE('',*,*,#${edge},${isForward ? '.T.' : '.F.'})`);

/** An outline of arcs of no more than half a turn, so that every edge has two ends. */
const parted = (path: Path): Path =>
  path.flatMap((piece): Path => {
    if (piece.kind === 'line' || Math.abs(piece.sweepRad) <= Math.PI + 1e-9) return [piece];
    const half = piece.sweepRad / 2;
    const [cos, sin] = [Math.cos(half), Math.sin(half)];
    const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
    const middle: Point = [piece.centre[0] + x * cos - y * sin, piece.centre[1] + x * sin + y * cos];
    return [
      { ...piece, end: middle, sweepRad: half },
      { ...piece, start: middle, sweepRad: half },
    ];
  });

/** A loop whose walls can be made: without pieces of no length. */
export const wallPath = (path: Path): Path =>
  parted(
    path.filter(({ kind, start, end }) => kind === 'arc' || Math.hypot(end[0] - start[0], end[1] - start[1]) > 1e-7),
  );

/**
 * The walls on a loop, material to its left. `holes`: bounds of openings in the wall on a piece of it.
 * A level that leans makes ellipses of its arcs.
 */
export const walls = (
  step: StepText,
  base: Base,
  {
    path,
    low,
    high,
    holes = new Map(),
  }: { path: Path; low: Level; high: Level; holes?: ReadonlyMap<number, number[]> },
): Walls => {
  const way = wayOf(base);
  const corner = (level: Level, at: Point) => {
    const point = step.add(pointText(placed(base, at, heightOf(level, at))));
    return { vertex: step.add(`VERTEX_POINT('',#${point})`), at: placed(base, at, heightOf(level, at)) };
  };
  const [below, above] = [low, high].map((level) => path.map(({ start }) => corner(level, start)));
  const ends = { below: below ?? [], above: above ?? [] };
  const next = (place: number) => (place + 1) % path.length;
  const edgesOn = (level: Level, corners: typeof ends.below) =>
    path.map((piece, place) => {
      const [from, to] = [corners[place], corners[next(place)]] as [(typeof corners)[0], (typeof corners)[0]];
      const curve = piece.kind === 'line' ? lineText(step, from.at, to.at) : arcText(step, base, piece, level);
      const isSame = piece.kind === 'line' || piece.sweepRad > 0;
      return step.add(`EDGE_CURVE('',#${from.vertex},#${to.vertex},#${curve},${isSame ? '.T.' : '.F.'})`);
    });
  const [lowEdges, highEdges] = [edgesOn(low, ends.below), edgesOn(high, ends.above)];
  const risers = path.map((_, place) => {
    const [from, to] = [ends.below[place], ends.above[place]] as [
      (typeof below & object)[0],
      (typeof below & object)[0],
    ];
    return step.add(`EDGE_CURVE('',#${from.vertex},#${to.vertex},#${lineText(step, from.at, to.at)},.T.)`);
  });
  const faces = path.map((piece, place) => {
    const loop = step.add(
      `EDGE_LOOP('',${refs([
        oriented(step, lowEdges[place] ?? 0, true),
        oriented(step, risers[next(place)] ?? 0, true),
        oriented(step, highEdges[place] ?? 0, false),
        oriented(step, risers[place] ?? 0, false),
      ])})`,
    );
    const bounds = [step.add(`FACE_OUTER_BOUND('',#${loop},.T.)`), ...(holes.get(place) ?? [])];
    return faceOn(step, base, { piece, way, bounds });
  });
  const bound = (edges: readonly number[], isForward: boolean) => {
    const order = isForward ? edges : edges.toReversed();
    return step.add(`EDGE_LOOP('',${refs(order.map((edge) => oriented(step, edge, isForward)))})`);
  };
  return { faces, low: bound(lowEdges, false), high: bound(highEdges, true) };
};

const faceOn = (
  step: StepText,
  base: Base,
  { piece, way, bounds }: { piece: PathPiece; way: Vector; bounds: readonly number[] },
): number => {
  if (piece.kind === 'arc') {
    const axes = placement(step, placed(base, piece.centre, 0), way, base.u);
    const surface = step.add(`CYLINDRICAL_SURFACE('',#${axes},${real(piece.radius)})`);
    return step.add(`ADVANCED_FACE('',${refs(bounds)},#${surface},${piece.sweepRad > 0 ? '.T.' : '.F.'})`);
  }
  const along = unit(subtract(placed(base, piece.end, 0), placed(base, piece.start, 0)));
  const plane = step.add(`PLANE('',#${placement(step, placed(base, piece.start, 0), cross(along, way), along)})`);
  return step.add(`ADVANCED_FACE('',${refs(bounds)},#${plane},.T.)`);
};

/** A straight line as a curve; the number of its instance. */
export const lineText = (step: StepText, from: Vector, to: Vector): number => {
  const vector = step.once(`VECTOR('',#${step.once(directionText(unit(subtract(to, from))))},1.)`);
  return step.add(`LINE('',#${step.once(pointText(from))},#${vector})`);
};

type ArcPiece = Extract<PathPiece, { kind: 'arc' }>;

/** The curve in which a level cuts the wall on an arc: a circle, or an ellipse whose longer axis climbs the level. */
const arcText = (step: StepText, base: Base, { centre, radius }: ArcPiece, level: Level): number => {
  const at = placed(base, centre, heightOf(level, centre));
  const way = wayOf(base);
  const climb = Math.hypot(level.alongU, level.alongV);
  if (climb < 1e-12) return step.add(`CIRCLE('',#${placement(step, at, way, base.u)},${real(radius)})`);
  const steepest = add(times(base.u, level.alongU / climb), times(base.v, level.alongV / climb));
  const longer = unit(add(steepest, times(way, climb)));
  const axes = placement(step, at, levelNormal(base, level), longer);
  return step.add(`ELLIPSE('',#${axes},${real(radius * Math.hypot(1, climb))},${real(radius)})`);
};

const levelNormal = (base: Base, { alongU, alongV }: Level): Vector =>
  unit(add(wayOf(base), add(times(base.u, -alongU), times(base.v, -alongV))));

/** The face in a level within bounds, the first of them its outline; it looks along the way or against it. */
export const levelFace = (
  step: StepText,
  base: Base,
  { level, loops, isUp }: { level: Level; loops: readonly number[]; isUp: boolean },
): number => {
  const normal = levelNormal(base, level);
  const across = unit(cross(base.v, normal));
  const at = placed(base, [0, 0], level.at);
  const plane = step.add(`PLANE('',#${placement(step, at, isUp ? normal : times(normal, -1), across)})`);
  return planeFace(step, plane, loops);
};

/** A face on a plane within loops, the first of them its outline. */
export const planeFace = (step: StepText, plane: number, loops: readonly number[]): number => {
  const bounds = loops.map((loop, place) =>
    step.add(`${place === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',#${loop},.T.)`),
  );
  return step.add(`ADVANCED_FACE('',${refs(bounds)},#${plane},.T.)`);
};
