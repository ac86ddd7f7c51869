import type { Vector } from '../../../geometry/body/body.schema.ts';
import { add, cross, dot, lengthOf, subtract, times } from '../../../geometry/body/vectors.ts';
import { arcAxis, arcPoint, type Edge } from './edge.ts';
import type { Surface } from './surface.ts';

export type Loop = readonly Edge[];

/** A face: `sense` 1 where the material lies behind the surface's plane normal, or on the side of axis and centre. */
export type FaceShape = { surface: Surface; sense: 1 | -1; loops: readonly Loop[] };

export type FaceMeasures = {
  areaMm2: number;
  /** Area as a vector along the outward normal: the sum of all of a closed body is nothing. */
  vector: Vector;
  /** Integral of (point minus reference) times outward normal; a third of the sum of all is the volume. Null: the surface is not known. */
  momentMm3: number | null;
};

/** Area, area vector and share of the volume of a face from its loops, in closed form where edges are lines and arcs. */
export const measureFace = ({ surface, sense, loops }: FaceShape, reference: Vector): FaceMeasures => {
  const vector = loops.flat().reduce((sum, edge) => add(sum, areaVector(edge, reference)), [0, 0, 0] as Vector);
  const moment = (point: Vector) => dot(subtract(point, reference), vector);
  switch (surface.kind) {
    case 'plane':
      return { areaMm2: dot(vector, surface.normal) * sense, vector, momentMm3: moment(surface.origin) };
    case 'cone': {
      const sin = surface.tan / Math.hypot(1, surface.tan);
      const areaMm2 = Math.abs(dot(vector, surface.axis)) / sin;
      return { areaMm2, vector, momentMm3: moment(surface.apex) };
    }
    case 'cylinder': {
      const { origin, axis, radius } = surface;
      const areaMm2 = -sense * radius * turned(loops, { origin, axis }, (height) => height).integral;
      return { areaMm2, vector, momentMm3: moment(origin) + sense * radius * areaMm2 };
    }
    case 'sphere': {
      const { centre, axis, radius } = surface;
      const { integral, turns } = turned(loops, { origin: centre, axis }, (height) => height);
      const full = 4 * Math.PI * radius ** 2;
      const flat = -sense * radius * integral + 2 * Math.PI * radius ** 2 * Math.abs(Math.round(turns));
      const areaMm2 = flat > 1e-9 * full ? flat : flat + full;
      return { areaMm2, vector, momentMm3: moment(centre) + sense * radius * areaMm2 };
    }
    case 'torus':
      return measureTorus(surface, { sense, loops }, { vector, moment });
    default:
      return { areaMm2: lengthOf(vector), vector, momentMm3: null };
  }
};

/** Half of the integral of (point minus reference) cross d(point) along an edge. */
const areaVector = (edge: Edge, reference: Vector): Vector => {
  const [a, b] = [subtract(edge.start, reference), subtract(edge.end, reference)];
  if (edge.kind === 'line') return times(cross(a, b), 0.5);
  if (edge.kind === 'points')
    return edge.points.slice(1).reduce(
      (sum, point, place) => {
        const from = subtract(edge.points[place] as Vector, reference);
        return add(sum, times(cross(from, subtract(point, reference)), 0.5));
      },
      [0, 0, 0] as Vector,
    );
  const centre = subtract(edge.centre, reference);
  const way = times(cross(centre, subtract(b, a)), 0.5);
  return add(way, times(cross(edge.u, edge.v), edge.sweepRad / 2));
};

type Axis = { origin: Vector; axis: Vector };
/** The function that is summed up over the turn: of the height along the axis and the distance from it. */
type Weight = (height: number, distance: number) => number;

/** The sum over all loops of weight times turn about the axis, and how often they run about it. */
const turned = (loops: readonly Loop[], about: Axis, weight: Weight): { integral: number; turns: number } => {
  let [integral, turn] = [0, 0];
  for (const edge of loops.flat()) {
    const own = turnOf(edge, about, weight);
    integral += own.integral;
    turn += own.turn;
  }
  return { integral, turns: turn / (2 * Math.PI) };
};

const steps = 64;
const parallel = 1e-9;

const turnOf = (edge: Edge, about: Axis, weight: Weight): { integral: number; turn: number } => {
  const { origin, axis } = about;
  if (edge.kind === 'line' && lengthOf(cross(subtract(edge.end, edge.start), axis)) < 1e-9)
    return { integral: 0, turn: 0 };
  if (edge.kind === 'arc' && edge.radius !== null) {
    const own = arcAxis(edge);
    const from = subtract(edge.centre, origin);
    const isAbout =
      Math.abs(Math.abs(dot(own, axis)) - 1) < parallel && lengthOf(cross(from, axis)) < 1e-6 * edge.radius;
    if (isAbout) {
      const turn = edge.sweepRad * Math.sign(dot(own, axis));
      return { integral: weight(dot(from, axis), edge.radius) * turn, turn };
    }
  }
  return drawnTurn(drawn(edge), about, weight);
};

const drawn = (edge: Edge): readonly Vector[] => {
  const at = (share: number): Vector =>
    edge.kind === 'arc' ? arcPoint(edge, share) : add(edge.start, times(subtract(edge.end, edge.start), share));
  if (edge.kind !== 'points') return Array.from({ length: steps + 1 }, (_, place) => at(place / steps));
  return edge.points;
};

/** Simpson over pairs of stretches, the last one alone where their number is odd. */
const drawnTurn = (points: readonly Vector[], { origin, axis }: Axis, weight: Weight) => {
  let [integral, turn] = [0, 0];
  const at = (place: number) => {
    const from = subtract(points[place] as Vector, origin);
    const height = dot(from, axis);
    const across = subtract(from, times(axis, height));
    return { across, value: weight(height, lengthOf(across)) };
  };
  const between = (a: Vector, b: Vector) => Math.atan2(dot(cross(a, b), axis), dot(a, b));
  for (let place = 0; place + 1 < points.length; place += 2) {
    const [first, middle] = [at(place), at(place + 1)];
    const last = place + 2 < points.length ? at(place + 2) : null;
    const own = between(first.across, middle.across) + (last ? between(middle.across, last.across) : 0);
    turn += own;
    integral += last
      ? (own * (first.value + 4 * middle.value + last.value)) / 6
      : (own * (first.value + middle.value)) / 2;
  }
  return { integral, turn };
};

type Torus = Extract<Surface, { kind: 'torus' }>;

/** Faces that run right round the tube have no closed form here, as those of bent tubes; all others do. */
const measureTorus = (
  { centre, axis, major, minor }: Torus,
  { sense, loops }: Omit<FaceShape, 'surface'>,
  { vector, moment }: { vector: Vector; moment: (point: Vector) => number },
): FaceMeasures => {
  const about = { origin: centre, axis };
  const angle = (height: number, distance: number) => Math.atan2(height, distance - major);
  const area: Weight = (height, distance) => {
    const at = angle(height, distance);
    return minor * (major * at + minor * Math.sin(at));
  };
  const share: Weight = (height, distance) => {
    const at = angle(height, distance);
    const own = (major ** 2 + minor ** 2) * Math.sin(at) + major * minor * (at / 2 + Math.sin(2 * at) / 4);
    return minor * (own + major * minor * at);
  };
  const full = 4 * Math.PI ** 2 * major * minor;
  const fullShare = 2 * Math.PI * minor * 3 * Math.PI * major * minor;
  const flat = -sense * turned(loops, about, area).integral;
  const missing = flat > 1e-9 * full ? 0 : 1;
  const own = -sense * turned(loops, about, share).integral + missing * fullShare;
  const isRound = loops.some((loop) => Math.abs(aroundTube(loop, about, angle)) > 0.5) || major <= minor;
  return {
    areaMm2: flat + missing * full,
    vector,
    momentMm3: isRound ? null : moment(centre) + sense * own,
  };
};

/** How often a loop runs round the tube. */
const aroundTube = (loop: Loop, { origin, axis }: Axis, angle: Weight): number => {
  const angles = loop.flatMap(drawn).map((point) => {
    const from = subtract(point, origin);
    const height = dot(from, axis);
    return angle(height, lengthOf(subtract(from, times(axis, height))));
  });
  const turn = angles.reduce((sum, at, place) => {
    const step = at - (angles[(place + angles.length - 1) % angles.length] ?? at);
    return sum + step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  }, 0);
  return turn / (2 * Math.PI);
};
