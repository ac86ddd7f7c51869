import { isRectangle } from '../../files/nc1/shape/contour-path.ts';
import type { FacePlate } from '../../files/nc1/shape/face-plates.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { circleOf, mapped, type Path, type Point } from '../../geometry/body/path.ts';
import { degOf, dot, normalOf, subtract } from '../../geometry/body/vectors.ts';
import { convexVolume } from '../../geometry/measures/convex-volume.ts';
import { type PlanShape, type PlatePlan, platePlan } from '../../geometry/measures/plate-plan.ts';
import { type Box, boxesMeet, removalBox } from '../../geometry/measures/removal-box.ts';
import type { Step } from '../../geometry/solids/make-solid.ts';
import type { Removal } from '../../geometry/solids/removals/walls.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import { flatMarks } from '../flat-marks.ts';
import { outlineOf, withThread } from '../flat-pattern.ts';
import type { NcBar } from './bar-plates.ts';
import type { FaceWork } from './nc1-text.ts';

/** The plane x = at + alongY y + alongZ z, in the numbers of NC1. */
type EndPlane = { at: number; alongY: number; alongZ: number };
type Ends = { start: EndPlane; end: EndPlane };

/** How long a bar is from end to end, where it begins, and how its ends lean, degrees. */
export type BarEnds = { fromMm: number; lengthMm: number; webCutDeg: [number, number]; flangeCutDeg: [number, number] };

const endKinds = new Set(['JackRafterCut', 'LongitudinalCut', 'DoubleCut']);

const isEndCut = ({ processing, removals }: Step): boolean =>
  endKinds.has(processing.kind) && removals.every((each) => each.kind === 'convex' && each.within.length === 1);

const halfSpaceOf = ({ removals: [only] }: Step) => (only?.kind === 'convex' ? only.within[0] : undefined);

/** The one plane at each end, or null: there are more, or one that runs along the bar. */
const endsOf = (steps: readonly Step[], bar: NcBar, lengthMm: number): Ends | null => {
  const planes: { isEnd: boolean; plane: EndPlane }[] = [];
  for (const step of steps.filter(isEndCut)) {
    const space = halfSpaceOf(step);
    if (space === undefined || step.removals.length > 1) return null;
    const onPlane: Vector = [
      space.normal[0] * space.offset,
      space.normal[1] * space.offset,
      space.normal[2] * space.offset,
    ];
    const origin = bar.fromBody([0, 0, 0]);
    const normal = subtract(bar.fromBody(space.normal), origin);
    const point = bar.fromBody(onPlane);
    if (Math.abs(normal[0]) < 0.02) return null;
    const [alongY, alongZ] = [-normal[1] / normal[0], -normal[2] / normal[0]];
    planes.push({
      isEnd: normal[0] > 0,
      plane: { at: dot(normal, point) / normal[0], alongY, alongZ },
    });
  }
  const [starts, ends] = [planes.filter(({ isEnd }) => !isEnd), planes.filter(({ isEnd }) => isEnd)];
  if (starts.length > 1 || ends.length > 1) return null;
  return {
    start: starts[0]?.plane ?? { at: 0, alongY: 0, alongZ: 0 },
    end: ends[0]?.plane ?? { at: lengthMm, alongY: 0, alongZ: 0 },
  };
};

const spanOf = ({ start, end }: Ends, { height, width }: NcBar['sizes']): BarEnds => {
  const corners = [0, height].flatMap((y) => [0, width].map((z): Point => [y, z]));
  const xs = (plane: EndPlane) => corners.map(([y, z]) => plane.at + plane.alongY * y + plane.alongZ * z);
  const fromMm = Math.min(...xs(start));
  const cutDeg = (slope: number) => -degOf(Math.atan(slope));
  return {
    fromMm,
    lengthMm: Math.max(...xs(end)) - fromMm,
    webCutDeg: [cutDeg(start.alongY), cutDeg(end.alongY)],
    flangeCutDeg: [cutDeg(start.alongZ), cutDeg(end.alongZ)],
  };
};

/** Why NC1 cannot say what is done to a bar. */
export type NoBar = 'not-square' | 'falls-apart' | 'nothing-left';

/** The ends of a bar and what is done on each of its faces; contours are written for all faces where one is notched. */
export const barWorks = (
  kernel: Kernel,
  body: Body,
  { bar, steps }: { bar: NcBar; steps: readonly Step[] },
): { ends: BarEnds; works: FaceWork[] } | NoBar => {
  const planes = endsOf(steps, bar, body.blankMm.length);
  if (planes === null) return 'not-square';
  const ends = spanOf(planes, bar.sizes);
  const others = steps.filter((step) => !isEndCut(step));
  if (bar.plates.length === 0) return others.length === 0 ? { ends, works: [] } : 'not-square';
  const plain = bar.plates.map((plate) => workOn(kernel, body, { bar, plate, steps: others, ends }));
  const failed = plain.find((work) => typeof work === 'string');
  if (typeof failed === 'string') return failed;
  const works = plain as FaceWork[];
  if (works.every(({ outer }) => outer === null)) return { ends, works };
  const isLeaning = planes.start.alongY !== 0 || planes.end.alongY !== 0;
  if (isLeaning) return 'not-square';
  const whole = bar.plates.map((plate) => workOn(kernel, body, { bar, plate, steps, ends, isWhole: true }));
  const lost = whole.find((work) => typeof work === 'string');
  return typeof lost === 'string' ? lost : { ends, works: whole as FaceWork[] };
};

type PlateAt = { bar: NcBar; plate: FacePlate; steps: readonly Step[]; ends: BarEnds; isWhole?: boolean };

/** The stretch of q that a plate is cut in, and the whole of its face. */
const bandOf = ({ bandMm, extentMm }: FacePlate): Point => [
  Math.max(0, bandMm?.[0] ?? 0),
  Math.min(extentMm, bandMm?.[1] ?? extentMm),
];

const workOn = (
  kernel: Kernel,
  body: Body,
  { bar, plate, steps, ends, isWhole = false }: PlateAt,
): FaceWork | NoBar => {
  const band = bandOf(plate);
  const at = (q: number, across: number): Vector => bar.toBody(plate.qAxis === 1 ? [0, q, across] : [0, across, q]);
  const [a, b] = [at(band[0], plate.across[0]), at(band[1], plate.across[1])];
  const [min, max]: [Point, Point] = [
    [Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    [Math.max(a[1], b[1]), Math.max(a[2], b[2])],
  ];
  const box: Box = {
    min: [-1, min[0] + slackMm, min[1] + slackMm],
    max: [body.blankMm.length + 1, max[0] - slackMm, max[1] - slackMm],
  };
  const own = steps
    .map((step) => ({ ...step, removals: step.removals.filter((each) => reaches(each, box)) }))
    .filter(({ removals }) => removals.length > 0);
  const plan = platePlan(body, { min, max }, own);
  const shapes = plan.shapes.flatMap(({ step, shape }) => {
    const seen = isEndCut(step) ? outermost(shape, step, plan, [0, ...min]) : shape;
    return seen === null ? [] : [{ step, shape: seen }];
  });
  if (shapes.some(({ shape }) => !isSquare(shape))) return 'not-square';
  const cut = outlineOf(kernel, { ...plan, shapes });
  if (typeof cut === 'string') return cut;
  const place = ([p, r]: Point): Point => {
    const point: Vector = [0, 0, 0];
    point[plan.axes[0]] = p + ([0, ...min][plan.axes[0]] ?? 0);
    point[plan.axes[1]] = r + ([0, ...min][plan.axes[1]] ?? 0);
    point[plan.axes[2]] = [0, (min[0] + max[0]) / 2, (min[1] + max[1]) / 2][plan.axes[2]] ?? 0;
    const [x, y, z] = bar.fromBody(point);
    return [x - ends.fromMm, plate.qAxis === 1 ? y : z];
  };
  const [o, p, r] = [place([0, 0]), place([1, 0]), place([0, 1])];
  const mirrors = (p[0] - o[0]) * (r[1] - o[1]) - (p[1] - o[1]) * (r[0] - o[0]) < 0;
  const placed = (path: Path): Path => mapped(path, place, mirrors);
  const circles = cut.inner.map((path) => ({ path, circle: circleOf(path) }));
  const isPlain = isRectangle(cut.outer, [0, 0], plan.sizeMm);
  return {
    face: plate.face,
    outer: isPlain && !isWhole ? null : stretched(placed(cut.outer), band, plate.extentMm),
    inner: circles.flatMap(({ path, circle }) => (circle === null ? [placed(path)] : [])),
    holes: circles.flatMap(({ circle }) =>
      circle === null ? [] : [{ ...withThread(circle, plan), centre: place(circle.centre), depthMm: 0 }],
    ),
    marks: marksOn(body, { bar, plate, plan, low: [0, ...min] }, place),
  };
};

const slackMm = 0.01;

const reaches = (removal: Removal, box: Box): boolean =>
  removal.kind === 'convex'
    ? (convexVolume(box, removal.within)?.volumeMm3 ?? 0) > 0
    : boxesMeet(removalBox(removal), box);

const isSquare = (shape: PlanShape): boolean =>
  shape.kind !== 'spatial' && (shape.kind !== 'hole' || shape.isThrough || shape.depthMm <= 0);

/** A cut that leans over the plate ends it in its outermost line; one that takes nothing of it is none. */
const outermost = (shape: PlanShape, step: Step, plan: PlatePlan, low: Vector): PlanShape | null => {
  const space = halfSpaceOf(step);
  if (shape.kind !== 'spatial' || space === undefined) return shape;
  const flat: Point = [space.normal[plan.axes[0]] ?? 0, space.normal[plan.axes[1]] ?? 0];
  const length = Math.hypot(...flat);
  if (length < 1e-6) return null;
  const offsets = [0, plan.thicknessMm].map((height) => {
    const point: Vector = [...low];
    point[plan.axes[2]] = (low[plan.axes[2]] ?? 0) + height;
    return (space.offset - dot(space.normal, point)) / length;
  });
  return { kind: 'line', normal: [flat[0] / length, flat[1] / length], offset: Math.max(...offsets) };
};

/** Where a plate is cut between others only, its contour goes on to the edges of the face. */
const stretched = (path: Path, [low, high]: Point, extentMm: number): Path => {
  const move = ([x, q]: Point): Point => {
    if (Math.abs(q - low) < slackMm) return [x, 0];
    return Math.abs(q - high) < slackMm ? [x, extentMm] : [x, q];
  };
  return path.map((piece) =>
    piece.kind === 'line' ? { ...piece, start: move(piece.start), end: move(piece.end) } : piece,
  );
};

type MarkedPlate = { bar: NcBar; plate: FacePlate; plan: PlatePlan; low: Vector };

/** What is marked on the outer side of a plate. */
const marksOn = (body: Body, { bar, plate, plan, low }: MarkedPlate, place: (point: Point) => Point) => {
  const origin = bar.toBody([0, 0, 0]);
  const outward = subtract(bar.toBody(normalOf(plate.frame)), origin);
  const own = body.processings.filter(({ plane }) => plane !== null && dot(normalOf(plane), outward) > 0.999);
  return flatMarks({ ...body, processings: own }, plan, low).map((mark) => {
    if (mark.kind === 'line') return { kind: 'line' as const, pieces: mapped(mark.pieces, place, isTurned(place)) };
    const [from, to] = [
      place(mark.at),
      place([mark.at[0] + Math.cos(radOf(mark.turnDeg)), mark.at[1] + Math.sin(radOf(mark.turnDeg))]),
    ];
    return { ...mark, at: from, turnDeg: degOf(Math.atan2(to[1] - from[1], to[0] - from[0])) };
  });
};

const radOf = (deg: number): number => (deg * Math.PI) / 180;

const isTurned = (place: (point: Point) => Point): boolean => {
  const [o, p, r] = [place([0, 0]), place([1, 0]), place([0, 1])];
  return (p[0] - o[0]) * (r[1] - o[1]) - (p[1] - o[1]) * (r[0] - o[0]) < 0;
};
