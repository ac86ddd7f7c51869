import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { dot, normalOf, pointIn, spanOf, subtract } from '../../geometry/body/vectors.ts';
import type { PlateShape } from '../../geometry/plan-rules/find-places.ts';
import { planBody } from '../../geometry/solids/make-solid.ts';
import { fastenerOf, proposedTimber } from '../place-plate.ts';
import { type TimberChoice, timberChoiceSchema } from '../timber-choice.schema.ts';
import type { HoleMatch } from './compare-holes.ts';
import { type TouchingPair, touchMm } from './touching-pairs.ts';

/** What is known of a plate and its wood. */
export type PlateJoint = {
  pair: TouchingPair;
  shape: PlateShape;
  matches: readonly HoleMatch[];
  slotMm: number | null;
};

/** Axes that are taken for parallel, and a plate for one in the middle, mm. */
const square = 1e-3;
const middleMm = 1.5;

/**
 * The wood of a file as the choice of a plate: its section, where the plate sits, its fasteners and plays.
 * null where a plate's choice has no words for it: wood askew to the plate, a slot beside its middle, wood that is not at its end.
 */
export const proposedFromFile = ({ pair, shape, matches, slotMm }: PlateJoint): TimberChoice | null => {
  const { place, wood } = pair;
  const base = shape.pointAt([0, 0], 0);
  const planAxes = (
    [
      [1, 0],
      [0, 1],
    ] as const
  ).map((point) => subtract(shape.pointAt([...point], 0), base));
  const normal = subtract(shape.pointAt([0, 0], 1), base);
  const isAlong = (a: Vector, b: Vector | undefined) => b !== undefined && Math.abs(dot(a, b)) > 1 - square;
  const axis = isAlong(place.xAxis, planAxes[0]) ? 0 : isAlong(place.xAxis, planAxes[1]) ? 1 : null;
  const { height, width } = wood.body.blankMm;
  const woodMm = finishedEnds(wood.body);
  const isUpright = isAlong(place.yAxis, normal) ? false : isAlong(normalOf(place), normal) ? true : null;
  if (axis === null || isUpright === null) return null;
  const spanAlong = (direction: Vector): [number, number] =>
    spanOf(
      woodMm.flatMap((x) =>
        [0, height].flatMap((y) => [0, width].map((z) => dot(subtract(pointIn(place, [x, y, z]), base), direction))),
      ),
    );
  const [low, high] = [shape.box[0][axis], shape.box[1][axis]];
  const [from, to] = spanAlong(planAxes[axis] ?? normal);
  const side = axis === 0 ? 1 : 0;
  const [bottom, top] = spanAlong(planAxes[side] ?? normal);
  const seat = seatOf(spanAlong(normal), shape.thicknessMm);
  if (seat === null) return null;
  const isAhead = low < from - touchMm || (high <= to + touchMm && high - from <= to - low);
  const reachMm = hundredth(isAhead ? high - from : to - low);
  const proposed = proposedTimber(shape);
  const parsed = timberChoiceSchema.safeParse({
    ...proposed,
    widthMm: hundredth(isUpright ? width : height),
    heightMm: hundredth(isUpright ? height : width),
    lengthMm: hundredth(woodMm[1] - woodMm[0]),
    seat,
    end: axis === 0 ? (isAhead ? 'right' : 'left') : isAhead ? 'top' : 'bottom',
    reachMm,
    offsetMm: hundredth((shape.box[0][side] + shape.box[1][side]) / 2 - (bottom + top) / 2),
    ...fastenersOf(matches.filter(({ hole }) => hole.long === undefined)),
    ...playOf(slotMm, shape.thicknessMm),
  });
  return parsed.success ? parsed.data : null;
};

/** Where the wood ends along its own x: cut ends that stand square to it count, slanting ones by their blank. */
const finishedEnds = (body: Body): [number, number] => {
  let [from, to] = [0, body.blankMm.length];
  for (const { removals } of planBody(body).steps)
    for (const removal of removals) {
      const [only, second] = removal.kind === 'convex' ? removal.within : [];
      if (only === undefined || second !== undefined || Math.abs(only.normal[0]) < 0.999) continue;
      if (only.normal[0] < 0) from = Math.max(from, -only.offset);
      else to = Math.min(to, only.offset);
    }
  return [from, to];
};

const hundredth = (value: number) => Math.round(value * 100) / 100 + 0;

const seatOf = ([low, high]: [number, number], thicknessMm: number): TimberChoice['seat'] | null => {
  if (Math.abs((low + high) / 2 - thicknessMm / 2) < middleMm) return 'slot';
  const isBeside = Math.abs(low - thicknessMm) < touchMm || Math.abs(high) < touchMm;
  return isBeside ? 'face' : null;
};

/** What the slot of the file leaves; one that is too narrow is proposed as usual. */
const playOf = (slotMm: number | null, thicknessMm: number): Partial<TimberChoice> =>
  slotMm === null || slotMm < thicknessMm ? {} : { slotPlayMm: Math.min(10, hundredth(slotMm - thicknessMm)) };

/** Dowels fill their drillings, bolts have play in them. */
const fastenersOf = (matches: readonly HoleMatch[]): Partial<TimberChoice> => {
  const [first] = matches;
  if (first === undefined) return {};
  const [holeMm, drillingMm] = [first.hole.diameterMm, first.drilling.diameterMm];
  if (Math.abs(drillingMm - fastenerOf(holeMm, 'dowel')) < 0.3) return { fastener: 'dowel' };
  const playMm = hundredth(drillingMm - fastenerOf(holeMm, 'bolt'));
  return playMm >= 0 && playMm <= 1 ? { fastener: 'bolt', boltPlayMm: playMm } : {};
};
