import type { Profile, ProfileFamily } from '../catalogue/profile.schema.ts';
import type { Body, Vector } from '../geometry/body/body.schema.ts';
import { threadName } from '../geometry/body/drilling-of.ts';
import { circleOf, type Path, type Point, polygonPath } from '../geometry/body/path.ts';
import { add, dot, localIn, normalOf, pointIn, spanOf, subtract, times } from '../geometry/body/vectors.ts';
import { wallsMet } from '../geometry/measures/axis-crossings.ts';
import { planLoops } from '../geometry/measures/plan-loops.ts';
import { platePlan } from '../geometry/measures/plate-plan.ts';
import { sectionMeasures } from '../geometry/measures/section-measures.ts';
import { clipPolygon } from '../geometry/measures/trace-of.ts';
import { planBody, type Step } from '../geometry/solids/make-solid.ts';
import type { HalfSpace, Removal } from '../geometry/solids/removals/walls.ts';
import type { PartFacts } from '../parts/part-facts.schema.ts';
import { cornersOf } from './path-corners.ts';
import { boxCorners, hullVertices } from './solid-corners.ts';

export type FeatureKind =
  | 'hole'
  | 'thread'
  /** A corner, an arc or a circle of the outer contour of a plate, and of its openings. */
  | 'outline'
  | 'outline-arc'
  | 'opening'
  | 'opening-arc'
  /** A plane that cuts a bar. */
  | 'cut'
  /** A corner of a recess. */
  | 'recess'
  /** How an asymmetric section lies; not shown. */
  | 'section'
  /** What no geometry is made of. */
  | 'unmade';

/** One thing that is recognised again: numbers that no turn changes, and points that turn with the part, in no order. */
export type Feature = {
  kind: FeatureKind;
  /** Diameter and depth of a hole, radius of an arc; mm. */
  scalars: number[];
  /** mm from the middle of the finished piece's box. */
  points: Vector[];
  text?: string;
};

/** What of a part is the same in every file format, wherever its axes lie. */
export type PartShape = {
  /** Plate or bar, with thickness or profile: parts of another material are never the same. */
  material: string;
  isPlate: boolean;
  /** Size of the finished piece along the axes of its body, mm. */
  sizeMm: Vector;
  volumeMm3: number;
  surfaceMm2: number;
  features: Feature[];
  /** What it looks like from the side that is drawn. */
  drawn: DrawnLoop[];
};

/** Points in mm from the middle: a contour in its order, or the corners of what is taken off. */
export type DrawnLoop = { kind: 'contour' | 'removed'; points: Vector[] };

/** The shape of a part; `profile`: its section where the catalogue has it. */
export const partShape = (facts: PartFacts, profile: Profile | null): PartShape => {
  const isPlate = facts.category === 'FLAT';
  const { body } = facts;
  const { steps, unmade } = planBody(body);
  const section = sectionMeasures(body, isPlate ? null : profile);
  const seen = { body, loops: section.loops };
  const plan = isPlate ? platePlan(body, section, steps) : null;
  const loops = plan && planLoops(plan);
  const blank = blankBox(body);
  const made =
    plan && loops
      ? plateFeatures(plan.axes, blank, loops)
      : { box: trimmedBox(blank, steps), ...workOf(steps, { blank, loops: section.loops }) };
  const features = [
    ...made.features,
    ...steps.flatMap((step) => holesOf(step, seen)),
    ...unmade.map(
      ({ kind, parameters }): Feature => ({
        kind: 'unmade',
        scalars: [],
        points: [],
        text: `${kind} ${textOf(parameters)}`,
      }),
    ),
  ];
  const [low, high] = made.box;
  const middle = times(add(low, high), 0.5);
  const centred = features.map((each) => ({ ...each, points: each.points.map((point) => subtract(point, middle)) }));
  const bySection = isPlate ? [] : sectionMarks(body, facts.profileFamily);
  return {
    material: isPlate ? `plate ${facts.thicknessMm ?? ''}` : `bar ${facts.profileId ?? ''}`,
    isPlate,
    sizeMm: subtract(high, low),
    volumeMm3: facts.measures.netVolumeMm3,
    surfaceMm2: facts.measures.surfaceMm2,
    drawn: made.drawn.map(({ kind, points }) => ({ kind, points: points.map((point) => subtract(point, middle)) })),
    features: distinct([...centred.filter(isInBox(subtract(high, low))), ...bySection]),
  };
};

type Box = [low: Vector, high: Vector];

const blankBox = ({ blankMm }: Body): Box => [
  [0, 0, 0],
  [blankMm.length, blankMm.height, blankMm.width],
];

const textOf = (parameters: object) =>
  JSON.stringify(parameters, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value));

type Loops = NonNullable<ReturnType<typeof planLoops>>;

/** The contours of a plate: what its corners are, however they were cut. */
const plateFeatures = (axes: [number, number, number], blank: Box, { outer, inner }: Loops) => {
  const faces = [blank[0][axes[2]] ?? 0, blank[1][axes[2]] ?? 0];
  const through = ([p, q]: Point): Vector[] =>
    faces.map((height): Vector => {
      const point: Vector = [0, 0, 0];
      point[axes[0]] = p;
      point[axes[1]] = q;
      point[axes[2]] = height;
      return point;
    });
  const openings = inner.flatMap(({ path, hole }) => (hole === null ? loopFeatures(path, 'opening', through) : []));
  const outline = loopFeatures(outer.path, 'outline', through);
  const box: Box = [[...blank[0]], [...blank[1]]];
  for (const axis of [0, 1] as const) {
    const [low, high] = spanOf(extremesOf(outer.path, axis));
    box[0][axes[axis]] = low;
    box[1][axes[axis]] = high;
  }
  const drawn = [outer, ...inner.filter(({ hole }) => hole === null)].map(
    ({ polygon }): DrawnLoop => ({ kind: 'contour', points: polygon.flatMap((point) => through(point).slice(0, 1)) }),
  );
  return { box, features: [...outline, ...openings], drawn };
};

/** Features of a bar, and the same as what is seen to be taken off it. */
const workOf = (steps: readonly Step[], bar: Bar) => {
  const parts = steps.flatMap(({ removals }) => removals.map(worked(bar)));
  const drawn = parts
    .map((features) => features.filter(({ kind }) => kind === 'cut' || kind === 'recess'))
    .filter((features) => features.length > 2)
    .map((features): DrawnLoop => ({ kind: 'removed', points: features.flatMap(({ points }) => points) }));
  return { features: parts.flat(), drawn };
};

const extremesOf = (path: Path, axis: 0 | 1): number[] => {
  const circle = circleOf(path);
  if (circle) return [circle.centre[axis] - circle.radiusMm, circle.centre[axis] + circle.radiusMm];
  return path.flatMap((piece) => {
    const ends = [piece.start[axis], piece.end[axis]];
    if (piece.kind === 'line') return ends;
    const from = Math.atan2(piece.start[1] - piece.centre[1], piece.start[0] - piece.centre[0]);
    const tops = [0, 1, 2, 3].filter((quarter) => {
      const turn = ((quarter * Math.PI) / 2 - from) * Math.sign(piece.sweepRad);
      const turned = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      return turned < Math.abs(piece.sweepRad);
    });
    const along = [Math.cos, Math.sin][axis] ?? Math.cos;
    return [...ends, ...tops.map((quarter) => piece.centre[axis] + piece.radius * along((quarter * Math.PI) / 2))];
  });
};

const loopFeatures = (path: Path, kind: 'outline' | 'opening', through: (point: Point) => Vector[]): Feature[] => {
  const circle = circleOf(path);
  if (circle) {
    const [scalars, points] = [[2 * circle.radiusMm], through(circle.centre)];
    return [
      kind === 'opening' ? holeFeature('hole', 2 * circle.radiusMm, points) : { kind: `${kind}-arc`, scalars, points },
    ];
  }
  const { corners, arcs } = cornersOf(path);
  return [
    ...corners.map((point): Feature => ({ kind, scalars: [], points: through(point) })),
    ...arcs.map(
      ({ radiusMm, middle }): Feature => ({ kind: `${kind}-arc`, scalars: [radiusMm], points: through(middle) }),
    ),
  ];
};

const holeFeature = (kind: 'hole' | 'thread', diameterMm: number, points: Vector[]): Feature => {
  const [from = [0, 0, 0], to = from] = points;
  const depth = Math.hypot(...subtract(to, from));
  return { kind, scalars: [diameterMm, depth], points };
};

/** Every wall that a drill goes through is a hole of its own. */
const holesOf = ({ processing, removals }: Step, { body, loops }: { body: Body; loops: Path[] }): Feature[] =>
  removals.flatMap((removal) => {
    if (removal.kind !== 'cylinder') return [];
    const kind = processing.name === threadName ? 'thread' : 'hole';
    return wallsMet(loops, body.blankMm.length, removal).map(({ from, to }) =>
      holeFeature(
        kind,
        2 * removal.radiusMm,
        [from, to].map((at) => add(removal.start, times(removal.direction, at))),
      ),
    );
  });

/** What is left of the blank where planes square to it shorten it. */
const trimmedBox = (blank: Box, steps: readonly Step[]): Box => {
  const box: Box = [[...blank[0]], [...blank[1]]];
  for (const { removals } of steps) {
    for (const removal of removals) {
      if (removal.kind !== 'convex') continue;
      const [only, second] = removal.within;
      if (!only || second) continue;
      for (const axis of [0, 1, 2] as const) {
        const along = only.normal[axis];
        if (along > 1 - 1e-9) box[1][axis] = Math.min(box[1][axis], only.offset);
        if (along < -1 + 1e-9) box[0][axis] = Math.max(box[0][axis], -only.offset);
      }
    }
  }
  return box;
};

const isSquareToAxis = ({ normal }: HalfSpace) => normal.some((along) => Math.abs(along) > 1 - 1e-9);

/** What a removal other than a drilling leaves behind, as points. */
type Bar = { blank: Box; loops: Path[] };

const worked =
  (bar: Bar) =>
  (removal: Removal): Feature[] => {
    switch (removal.kind) {
      case 'cylinder':
        return [];
      case 'convex':
        return convexFeatures(removal.within, bar.blank);
      case 'prism':
        return prismFeatures(removal, bar);
      case 'ball':
        return [{ kind: 'recess', scalars: [removal.radiusMm], points: [removal.centre] }];
      case 'polyhedron':
        return removal.points.map((point): Feature => ({ kind: 'recess', scalars: [], points: [point] }));
      case 'common':
        return removal.of.flatMap(worked(bar));
      case 'less':
        return [removal.of, ...removal.kept].flatMap(worked(bar));
      default:
        return removal satisfies never;
    }
  };

const convexFeatures = (within: HalfSpace[], blank: Box): Feature[] => {
  const [only, second] = within;
  if (only && !second) {
    const isMissed = boxCorners(blank).every((point) => dot(only.normal, point) < only.offset + 1e-3);
    if (isSquareToAxis(only) || isMissed) return [];
  }
  const kind = only && !second ? 'cut' : 'recess';
  return hullVertices(within, blank).map((point): Feature => ({ kind, scalars: [], points: [point] }));
};

type Prism = Extract<Removal, { kind: 'prism' }>;

const prismFeatures = (prism: Prism, { blank, loops: section }: Bar): Feature[] => {
  const { frame, loops, outside, depthMm, backMm } = prism;
  const seen = boxCorners(blank).map((point) => localIn(frame, point));
  const [bottom, top] = spanOf(seen.map(([, , height]) => height));
  const depth: [number, number] = [Math.min(top, backMm), Math.max(bottom, depthMm === null ? bottom : -depthMm)];
  const at = (height: number, [x, y]: Point): Vector => pointIn(frame, [x, y, height]);
  if (outside)
    return loops.flatMap((loop) => loopFeatures(loop, 'outline', (point) => depth.map((height) => at(height, point))));
  const room = [0, 1].map((axis) => spanOf(seen.map((point) => point[axis] ?? 0)));
  return loops.flatMap((loop) => {
    const walls = isWithin(loop, room) ? wallsUnder(loop, prism, section, blank) : [];
    if (walls.length > 0)
      return walls.flatMap((wall) => loopFeatures(loop, 'opening', (point) => wall.map((height) => at(height, point))));
    return notchFeatures(loop, room, (point) => depth.map((height) => at(height, point)));
  });
};

const isWithin = (loop: Path, room: readonly [number, number][]): boolean =>
  room.every(([low, high], axis) => {
    const [from, to] = spanOf(extremesOf(loop, axis === 0 ? 0 : 1));
    return from > low + 0.01 && to < high - 0.01;
  });

/** The walls of a section that an opening goes through, as heights over its plane. */
const wallsUnder = (loop: Path, { frame, depthMm, backMm }: Prism, section: Path[], blank: Box): number[][] => {
  const [x, y] = [0, 1].map((axis) =>
    spanOf(extremesOf(loop, axis === 0 ? 0 : 1)).reduce((sum, each) => sum + each / 2, 0),
  );
  const start = pointIn(frame, [x ?? 0, y ?? 0, 0]);
  const drill = {
    kind: 'cylinder' as const,
    start,
    direction: times(normalOf(frame), -1),
    radiusMm: 0,
    depthMm,
    backMm,
  };
  return wallsMet(section, blank[1][0], drill).map(({ from, to }) => [-from, -to]);
};

/** A notch ends where the piece ends, however far its contour reaches beyond. */
const notchFeatures = (
  loop: Path,
  room: readonly [number, number][],
  through: (point: Point) => Vector[],
): Feature[] => {
  const { corners, arcs } = cornersOf(loop);
  const edges = room.flatMap(([low, high], axis) => {
    const normal: Point = axis === 0 ? [1, 0] : [0, 1];
    const back: Point = axis === 0 ? [-1, 0] : [0, -1];
    return [
      { normal, offset: low },
      { normal: back, offset: -high },
    ];
  });
  const clipped = edges.reduce(clipPolygon, corners);
  return [
    ...cornersOf(polygonPath(clipped)).corners.flatMap((point) =>
      through(point).map((each): Feature => ({ kind: 'recess', scalars: [], points: [each] })),
    ),
    ...arcs.map(
      ({ radiusMm, middle }): Feature => ({ kind: 'opening-arc', scalars: [radiusMm], points: through(middle) }),
    ),
  ];
};

/** Where the section leans: unequal sides as points far out, so that only turns that keep the section fit. */
const sectionMarks = ({ section, blankMm }: Body, family: ProfileFamily | null): Feature[] => {
  if (section.kind === 'box' || family === null) return [];
  const isUpright = section.heightAxis === 'y';
  const up: Vector = isUpright ? [0, section.flipY ? -1 : 1, 0] : [0, 0, section.flipZ ? -1 : 1];
  const across: Vector = isUpright ? [0, 0, section.flipZ ? -1 : 1] : [0, section.flipY ? -1 : 1, 0];
  const reach = (blankMm.height + blankMm.width) / 4;
  const mark = (...points: Vector[]): Feature => ({
    kind: 'section',
    scalars: [],
    points: points.map((point) => times(point, reach)),
  });
  switch (family) {
    case 'UPN':
    case 'UPE':
    case 'UAP':
    case 'PFC':
      return [mark(times(across, -1))];
    case 'L_EQUAL':
      return [mark(times(across, -1), times(up, -1))];
    case 'L_UNEQUAL':
      return [mark(times(add(across, up), -1))];
    case 'T':
      return [mark(up)];
    case 'RHS':
    case 'SHS':
    case 'CHS':
    case 'FL':
    case 'BFL':
    case 'RD':
    case 'SQ':
      return [];
    default:
      return [mark(up, times(up, -1))];
  }
};

const isInBox =
  (size: Vector) =>
  ({ kind, points }: Feature): boolean =>
    kind === 'section' ||
    kind === 'unmade' ||
    points.some((point) => point.every((at, axis) => Math.abs(at) <= (size[axis] ?? 0) / 2 + 0.05));

/** What is worked twice in the same place is there once. */
const distinct = (features: Feature[]): Feature[] => {
  const keys = new Map(features.map((feature) => [featureKey(feature), feature]));
  return [...keys.values()];
};

const hundredth = (value: number): number => Math.round(value * 100) || 0;

/** Names a feature to 0.01 mm; the order of its points does not count. */
export const featureKey = ({ kind, scalars, points, text = '' }: Feature): string => {
  const places = points.map((point) => point.map(hundredth).join()).sort();
  return `${kind} ${scalars.map(hundredth).join()} ${places.join(' ')} ${text}`;
};
