import type { PartMeasures } from '../../parts/part-facts.schema.ts';
import type { Body, Processing, Vector } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import { inScope } from '../body/in-scope.ts';
import type { Point } from '../body/path.ts';
import { localIn, spanOf } from '../body/vectors.ts';
import { cuttersOf } from '../solids/cutter-of.ts';
import { cutSolid } from '../solids/make-solid.ts';
import type { Removal } from '../solids/removals/walls.ts';
import { removalsOf } from '../solids/removals-of.ts';
import type { Kernel } from '../solids/unite-deep.ts';
import { convexVolume } from './convex-volume.ts';
import { measureBar, type Work } from './measure-solid.ts';
import { type Box, removalBox } from './removal-box.ts';
import { clipPolygon, type Line } from './trace-of.ts';

/**
 * Recesses of a plate: what its processings take out within the blank, by their own formulas (boxes cut by planes, loops x depth).
 * What goes through is a contour of the laser and is not milled; round holes and cuts by planes are not either.
 */
export const recessesOfPlate = (body: Body): PartMeasures['recesses'] => {
  const recesses = body.processings
    .filter((processing) => processing.carriedOut && isMilled(processing))
    .flatMap((processing) => recessesOf(processing, body))
    .filter(({ volumeMm3 }) => Number.isFinite(volumeMm3) && volumeMm3 > 0)
    .filter(({ box }) => !goesThrough(box, body));
  const volumeMm3 = recesses.reduce((sum, recess) => sum + recess.volumeMm3, 0);
  return { count: recesses.length, volumeMm3: Math.round(volumeMm3) };
};

/**
 * Recesses of a bar: the pieces of steel that fall when its notches and openings are made after its ends and holes,
 * the same whether a file says a notch at once or face by face. `netVolumeMm3`: of the finished piece.
 */
export const recessesOfBar = (kernel: Kernel, work: Work, netVolumeMm3: number): PartMeasures['recesses'] => {
  const recesses = work.steps
    .filter(({ processing }) => isMilled(processing))
    .flatMap(({ removals }) => removals.filter(takesRecess));
  if (recesses.length === 0) return { count: 0, volumeMm3: 0 };
  const steps = work.steps
    .map((step) => ({ ...step, removals: step.removals.filter((removal) => !recesses.includes(removal)) }))
    .filter(({ removals }) => removals.length > 0);
  const whole = { ...work, steps };
  const volumeMm3 = Math.max(0, Math.round(measureBar(kernel, whole).volumeMm3) - netVolumeMm3);
  return { count: volumeMm3 === 0 ? 0 : countPieces(kernel, whole, recesses), volumeMm3 };
};

const leastPieceMm3 = 1;

const countPieces = (kernel: Kernel, whole: Work, recesses: Removal[]): number =>
  inScope((keep) => {
    const bar = keep(cutSolid(kernel, whole).solid);
    const taken = keep(kernel.Manifold.union(cuttersOf(kernel, keep, recesses, whole.body.blankMm)));
    const pieces = keep(bar.intersect(taken))
      .decompose()
      .map((piece) => keep(piece).volume());
    return pieces.filter((volume) => volume > leastPieceMm3).length;
  });

/** Holes, cuts and what only marks: most parts have nothing else. */
const neverMilled = new Set([
  'Drilling',
  'JackRafterCut',
  'DoubleCut',
  'SawCut',
  'LongitudinalCut',
  'RidgeValleyCut',
  'Text',
  'Marking',
]);

const isMilled = ({ kind }: Processing): boolean => !neverMilled.has(kind);

const takesRecess = (removal: Removal): boolean => {
  if (removal.kind === 'convex') return removal.within.length >= 3;
  return removal.kind !== 'cylinder' && !(removal.kind === 'prism' && removal.outside);
};

type Recess = { volumeMm3: number; box: Box };

const recessesOf = (processing: Processing, { blankMm }: Body): Recess[] => {
  const removals = removalsOf(processing, blankMm);
  const blank: Box = { min: [0, 0, 0], max: [blankMm.length, blankMm.height, blankMm.width] };
  return typeof removals === 'string' ? [] : removals.flatMap((removal) => recessIn(blank, removal) ?? []);
};

const recessIn = (blank: Box, removal: Removal): Recess | null => {
  if (!takesRecess(removal)) return null;
  if (removal.kind === 'convex') return convexVolume(blank, removal.within);
  const box = common(blank, removalBox(removal));
  const volumeMm3 = Math.min(sizeOf(box), removal.kind === 'prism' ? prismVolume(removal, blank) : sizeOf(box));
  return volumeMm3 > 0 ? { volumeMm3, box } : null;
};

const common = (a: Box, b: Box): Box => ({
  min: a.min.map((value, axis) => Math.max(value, b.min[axis] ?? 0)) as Vector,
  max: a.max.map((value, axis) => Math.min(value, b.max[axis] ?? 0)) as Vector,
});

const sizeOf = ({ min, max }: Box) => min.reduce((size, low, axis) => size * Math.max(0, (max[axis] ?? 0) - low), 1);

/** The outline without its islands as far as it lies on the blank, times the depth. */
const prismVolume = ({ loops, depthMm, frame }: Extract<Removal, { kind: 'prism' }>, blank: Box): number => {
  const corners = boxCorners(blank).map((corner) => localIn(frame, corner));
  const spans = [0, 1, 2].map((axis) => spanOf(corners.map((corner) => corner[axis] ?? 0)));
  const [[left, right], [low, high], [deepest]] = spans as [Span, Span, Span];
  const areas = loops
    .map((loop) => areaIn(flatten(loop, 7.5), { min: [left, low], max: [right, high] }))
    .toSorted((a, b) => b - a);
  const [outline = 0, ...islands] = areas;
  const area = islands.reduce((rest, island) => rest - island, outline);
  return Math.max(0, area) * Math.min(depthMm ?? Number.POSITIVE_INFINITY, -deepest);
};

type Span = [number, number];
type Rectangle = { min: Point; max: Point };

const boxCorners = ({ min, max }: Box): Vector[] =>
  [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z])));

/** Area of what of a polygon lies in a rectangle. */
const areaIn = (polygon: readonly Point[], { min, max }: Rectangle): number => {
  const sides: Line[] = [
    { normal: [1, 0], offset: min[0] },
    { normal: [-1, 0], offset: -max[0] },
    { normal: [0, 1], offset: min[1] },
    { normal: [0, -1], offset: -max[1] },
  ];
  return Math.abs(polygonArea(sides.reduce(clipPolygon, [...polygon])));
};

const polygonArea = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, p, n) => {
    const q = polygon[(n + 1) % polygon.length] ?? p;
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);

const goesThrough = ({ min, max }: Box, { blankMm }: Body) => {
  const sizes = [blankMm.length, blankMm.height, blankMm.width];
  const thin = sizes.indexOf(Math.min(...sizes));
  return (max[thin] ?? 0) - (min[thin] ?? 0) >= (sizes[thin] ?? 0) - 1e-3;
};
