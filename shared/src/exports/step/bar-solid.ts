import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import {
  areaOf,
  circlePath,
  mapped,
  type Path,
  type PathPiece,
  type Point,
  reversed,
} from '../../geometry/body/path.ts';
import { cross, dot, normalOf, pointIn } from '../../geometry/body/vectors.ts';
import { barEnds } from '../../geometry/measures/end-faces.ts';
import { isOutside } from '../../geometry/measures/is-outside.ts';
import { sectionMeasures } from '../../geometry/measures/section-measures.ts';
import { planBody, type Step } from '../../geometry/solids/make-solid.ts';
import type { Removal } from '../../geometry/solids/removals/walls.ts';
import { type Base, flatLevel, type Level, levelFace, wallPath, walls } from './extrude.ts';
import type { StepText } from './step-text.ts';

/** An opening through walls of a bar: seen along its way, x along the bar and q across it; from where to where it goes. */
type Tool = { way: Point; path: Path; from: number; to: number };

/** A wall that a tool goes through: the pieces of the section where it comes in and out, and where they lie along the way. */
type Pierced = {
  enter: { loop: number; piece: number; at: number };
  leave: { loop: number; piece: number; at: number };
};

const base: Base = { origin: [0, 0, 0], u: [0, 1, 0], v: [0, 0, 1] };

/** The faces of a bar along x: its section between the planes of both ends, with openings through its flat walls. Null: other work is on it. */
export const barFaces = (step: StepText, body: Body, profile: Profile | null): number[] | null => {
  const section = sectionMeasures(body, profile);
  const { steps, unmade } = planBody(body);
  if (unmade.length > 0) return null;
  const worked = steps.filter((each) => !isOutside(each, body, section));
  const drawn = body.section.kind === 'box' ? drawnSection(worked) : null;
  const loops = (drawn?.loops ?? section.loops).map(wallPath);
  const rest = worked.filter((each) => each !== drawn?.step);
  const removals = rest.flatMap(({ removals: own }) => own);
  const ends = barEnds(rest, section, body.blankMm.length);
  const [start, end] = [ends.start[0], ends.end[0]];
  const tools = removals.filter(({ kind }) => kind !== 'convex').map(toolOf);
  const isPlain = removals.every((removal) => removal.kind !== 'convex' || isEnd(removal));
  if (!isPlain || start === undefined || end === undefined || ends.start.length > 1 || ends.end.length > 1) return null;
  if (tools.includes(null)) return null;
  return barOf(step, loops, { start: levelOf(start), end: levelOf(end), tools: tools as Tool[] });
};

const isEnd = (removal: Extract<Removal, { kind: 'convex' }>): boolean =>
  removal.within.length === 1 && Math.abs(removal.within[0]?.normal[0] ?? 0) > 0.05;

const levelOf = ({ at, slopeY, slopeZ }: { at: number; slopeY: number; slopeZ: number }): Level =>
  Math.hypot(slopeY, slopeZ) < 1e-12 ? flatLevel(at) : { at, alongU: slopeY, alongV: slopeZ };

type Bar = { start: Level; end: Level; tools: readonly Tool[] };

const barOf = (step: StepText, loops: readonly Path[], { start, end, tools }: Bar): number[] | null => {
  const holes = loops.map(() => new Map<number, number[]>());
  const faces: number[] = [];
  for (const tool of tools) {
    const pierced = wallsOf(loops, tool);
    if (pierced === null || !liesBetween(loops, tool, { start, end })) return null;
    for (const { enter, leave } of pierced) {
      const made = walls(step, toolBase(tool), {
        path: tool.path,
        low: flatLevel(enter.at),
        high: flatLevel(leave.at),
      });
      faces.push(...made.faces);
      const bound = (loop: number) => step.add(`FACE_BOUND('',#${loop},.T.)`);
      for (const [{ loop, piece }, own] of [
        [enter, bound(made.low)],
        [leave, bound(made.high)],
      ] as const) {
        const known = holes[loop]?.get(piece) ?? [];
        holes[loop]?.set(piece, [...known, own]);
      }
    }
  }
  const outlines = loops.map((path, place) =>
    walls(step, base, { path, low: start, high: end, holes: holes[place] ?? new Map() }),
  );
  return [
    ...faces,
    ...outlines.flatMap((each) => each.faces),
    levelFace(step, base, { level: start, loops: outlines.map(({ low }) => low), isUp: false }),
    levelFace(step, base, { level: end, loops: outlines.map(({ high }) => high), isUp: true }),
  ];
};

/** What the file draws of a section that the catalogue lacks: the outline along the whole bar. */
const drawnSection = (steps: readonly Step[]): { step: Step; loops: Path[] } | null => {
  const step = steps.find(({ processing }) => processing.name === 'Section' && processing.kind === 'FreeContour');
  if (step === undefined) return null;
  const loops = step.removals.flatMap((removal): Path[] => {
    if (removal.kind !== 'prism' || removal.depthMm !== null) return [];
    return removal.loops.map((loop) => {
      const seen = (point: Point): Point => {
        const [, y, z] = pointIn(removal.frame, [...point, 0]);
        return [y, z];
      };
      return mapped(loop, seen, normalOf(removal.frame)[0] < 0);
    });
  });
  const sorted = loops.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
  return { step, loops: sorted.map((loop, place) => (areaOf(loop) > 0 === (place === 0) ? loop : reversed(loop))) };
};

/** A way square to the bar; the tool is seen along it, with x to the right and q = way cross x. */
const toolBase = ({ way: [y, z] }: Tool): Base => {
  const way: Vector = [0, y, z];
  return { origin: [0, 0, 0], u: [1, 0, 0], v: cross(way, [1, 0, 0]) };
};

const toolOf = (removal: Removal): Tool | null => {
  const back = 'backMm' in removal ? removal.backMm : 0;
  const depth =
    'depthMm' in removal && typeof removal.depthMm === 'number' ? removal.depthMm : Number.POSITIVE_INFINITY;
  if (removal.kind === 'cylinder') {
    const { start, direction, radiusMm } = removal;
    return seenTool(direction, start, { back, depth, path: ({ x, q }) => circlePath([x(start), q(start)], radiusMm) });
  }
  if (removal.kind !== 'prism' || removal.outside || removal.loops.length !== 1) return null;
  const { frame, loops } = removal;
  const [loop = []] = loops;
  const way = normalOf(frame).map((value) => 0 - value) as Vector;
  return seenTool(way, frame.origin, {
    back,
    depth,
    path: ({ x, q }) => {
      const seen = (point: Point): Point => {
        const at = pointIn(frame, [...point, 0]);
        return [x(at), q(at)];
      };
      // the frame looks against the way: what turns left in it turns right along the way
      return mapped(loop, seen, true);
    },
  });
};

type Seen = { x: (at: Vector) => number; q: (at: Vector) => number };

const seenTool = (
  direction: Vector,
  start: Vector,
  { back, depth, path }: { back: number; depth: number; path: (seen: Seen) => Path },
): Tool | null => {
  if (Math.abs(direction[0]) > 1e-9) return null;
  const way: Point = [direction[1], direction[2]];
  const across = cross(direction, [1, 0, 0]);
  const seen: Seen = { x: ([x]) => x, q: (at) => dot(at, across) };
  const loop = wallPath(path(seen));
  const from = dot(start, direction);
  return { way, path: areaOf(loop) < 0 ? loop : reversed(loop), from: from - back, to: from + depth };
};

const sameMm = 1e-6;

/** The walls that a tool goes right through; null where it ends within one, or meets a rounding or a slope. */
const wallsOf = (loops: readonly Path[], { way, path, from, to }: Tool): Pierced[] | null => {
  const [y, z] = way;
  const qs = path.flatMap(reach);
  const [low, high] = [Math.min(...qs), Math.max(...qs)];
  const met = loops.flatMap((loop, place) =>
    loop.flatMap((piece, index) => {
      // q of a point of the section: way cross x is (0, z, -y)
      const q = ([a, b]: Point) => a * z - b * y;
      const along = ([a, b]: Point) => a * y + b * z;
      const [q0, q1] = [q(piece.start), q(piece.end)];
      const isAside = piece.kind === 'line' && (Math.max(q0, q1) <= low + sameMm || Math.min(q0, q1) >= high - sameMm);
      if (isAside || isArcAside(piece, q, { low, high })) return [];
      const isAcross = piece.kind === 'line' && Math.abs(along(piece.start) - along(piece.end)) < sameMm;
      const spans = Math.min(q0, q1) <= low - sameMm && Math.max(q0, q1) >= high + sameMm;
      return [{ loop: place, piece: index, at: along(piece.start), isFlat: isAcross && spans, last: along(piece.end) }];
    }),
  );
  const reached = met.filter(
    ({ at, last, isFlat }) => isFlat || (Math.max(at, last) > from && Math.min(at, last) < to),
  );
  if (reached.some(({ isFlat }) => !isFlat)) return null;
  const sorted = reached.toSorted((a, b) => a.at - b.at);
  if (sorted.length % 2 === 1) return null;
  const pairs = sorted.flatMap((enter, place) =>
    place % 2 === 0 ? [{ enter, leave: sorted[place + 1] ?? enter }] : [],
  );
  const touched = pairs.filter(({ enter, leave }) => leave.at > from + sameMm && enter.at < to - sameMm);
  return touched.every(({ enter, leave }) => enter.at >= from - sameMm && leave.at <= to + sameMm) ? touched : null;
};

/** How far a piece reaches in q. */
const reach = (piece: PathPiece): number[] => {
  if (piece.kind === 'line') return [piece.start[1], piece.end[1]];
  return [piece.centre[1] - piece.radius, piece.centre[1] + piece.radius];
};

const isArcAside = (
  piece: PathPiece,
  q: (point: Point) => number,
  { low, high }: { low: number; high: number },
): boolean => {
  if (piece.kind === 'line') return false;
  const steps = Array.from({ length: 9 }, (_, place) => {
    const turn = (piece.sweepRad * place) / 8;
    const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return q([piece.centre[0] + x * cos - y * sin, piece.centre[1] + x * sin + y * cos]);
  });
  const bulge = piece.radius * (1 - Math.cos(piece.sweepRad / 16));
  return Math.max(...steps) + bulge <= low + sameMm || Math.min(...steps) - bulge >= high - sameMm;
};

/** An opening that an end cuts is none. */
const liesBetween = (loops: readonly Path[], { path }: Tool, { start, end }: Pick<Bar, 'start' | 'end'>): boolean => {
  const xs = path.flatMap((piece) =>
    piece.kind === 'line'
      ? [piece.start[0], piece.end[0]]
      : [piece.centre[0] - piece.radius, piece.centre[0] + piece.radius],
  );
  const corners = loops.flat().map((piece) => piece.start);
  const onLevel = ({ at, alongU, alongV }: Level) => corners.map(([u, v]) => at + alongU * u + alongV * v);
  return Math.min(...xs) > Math.max(...onLevel(start)) && Math.max(...xs) < Math.min(...onLevel(end));
};
