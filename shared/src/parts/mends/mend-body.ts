import type { Body, Frame, Processing, Vector } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { dot, localIn, normalOf, pointIn } from '../../geometry/body/vectors.ts';
import type { Mend } from './mend.schema.ts';

const sameMm = 0.005;

const isSame = (one: number, other: number) => Math.abs(one - other) < sameMm;

/** The body of a part with its mends, one after the other; what does not fit it leaves it as it is. */
export const mendBody = (body: Body, mends: readonly Mend[]): Body => mends.reduce(mended, body);

const mended = (body: Body, mend: Mend): Body => {
  switch (mend.kind) {
    case 'holes':
      return { ...body, processings: body.processings.map((each) => withDiameter(each, mend)) };
    case 'thickness':
      return withThickness(body, mend.toMm);
    case 'ventHoles':
      return { ...body, processings: [...body.processings, ...ventHoles(body, mend)] };
    default:
      return mend satisfies never;
  }
};

/** How many holes of a diameter can be given another. */
export const countDrilled = ({ processings }: Body, diameterMm: number): number =>
  processings.filter((each) => isDrilled(each, diameterMm)).length;

const isDrilled = ({ kind, carriedOut, parameters }: Processing, diameterMm: number): boolean =>
  kind === 'Drilling' && carriedOut && isSame(Number(parameters['Diameter']), diameterMm);

const withDiameter = (processing: Processing, { fromMm, toMm }: { fromMm: number; toMm: number }): Processing =>
  isDrilled(processing, fromMm)
    ? { ...processing, parameters: { ...processing.parameters, Diameter: toMm } }
    : processing;

const axes = ['length', 'height', 'width'] as const;

/** The thickness is the smallest of the three sizes; planes that lie at it go with it, and holes that end there. */
const withThickness = (body: Body, toMm: number): Body => {
  const { blankMm } = body;
  const thin = axes.reduce((best, axis) => (blankMm[axis] < blankMm[best] ? axis : best));
  const fromMm = blankMm[thin];
  const place = axes.indexOf(thin);
  const move = (plane: Frame): Frame => ({
    ...plane,
    origin: plane.origin.map((value, axis) => (axis === place && isSame(value, fromMm) ? toMm : value)) as Vector,
  });
  const deepen = (depthMm: number | null) => (depthMm !== null && isSame(depthMm, fromMm) ? toMm : depthMm);
  const moved = (processing: Processing): Processing => {
    const { plane, parameters, contours } = processing;
    const depth = parameters['Depth'];
    return {
      ...processing,
      plane: plane && move(plane),
      parameters: typeof depth === 'number' ? { ...parameters, Depth: deepen(depth) ?? depth } : parameters,
      contours: contours.map((contour) => ({ ...contour, depthMm: deepen(contour.depthMm) })),
    };
  };
  return { ...body, blankMm: { ...blankMm, [thin]: toMm }, processings: body.processings.map(moved) };
};

/**
 * Through both walls of a hollow section, near each end: its edge at most 10 mm off the end, or half the diameter (works tables). Two go through
 * the walls that have no other hole beside them.
 */
const ventHoles = (
  { blankMm: { length, height, width }, processings }: Body,
  { diameterMm, count }: { diameterMm: number; count: 2 | 4 },
): Processing[] => {
  const off = Math.min(diameterMm, diameterMm / 2 + 10);
  const frames = sideFrames({ length, height, width });
  const through = ({ side, yMm }: { side: number; yMm: number }): Processing[] => {
    const plane = frames[side - 1] ?? null;
    return [off, length - off].map((xMm) => drillingOf({ plane, side, xMm, yMm, diameterMm, depthMm: null }));
  };
  const walls = [
    { side: 1, yMm: width / 2 },
    { side: 4, yMm: height / 2 },
  ].map(through) as [Processing[], Processing[]];
  if (count === 4) return walls.flat();
  return walls.find((holes) => !holes.some((hole) => processings.some((other) => areClose(hole, other)))) ?? walls[0];
};

/** So much steel stays between a vent hole and the hole beside it, mm. */
const leastBetweenMm = 10;

const areClose = (one: Processing, other: Processing): boolean => {
  if (other.kind !== 'Drilling' || !other.carriedOut || one.plane === null || other.plane === null) return false;
  if (Math.abs(dot(normalOf(one.plane), normalOf(other.plane))) < 0.99) return false;
  const [dx, dy] = localIn(one.plane, centreOf(other, other.plane)).map(
    (value, axis) => value - Number(one.parameters[axis === 0 ? 'StartX' : 'StartY'] ?? 0),
  ) as [number, number, number];
  const reachMm = (Number(one.parameters['Diameter']) + Number(other.parameters['Diameter'])) / 2 + leastBetweenMm;
  return Math.hypot(dx, dy) < reachMm;
};

const centreOf = ({ parameters }: Processing, plane: Frame): Vector =>
  pointIn(plane, [Number(parameters['StartX'] ?? 0), Number(parameters['StartY'] ?? 0), 0]);
