import type { ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { PartMeasures } from '../../parts/part-facts.schema.ts';
import type { Body, Processing, Vector } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import type { Removal } from '../solids/removals/walls.ts';
import { removalsOf } from '../solids/removals-of.ts';
import { convexVolume } from './convex-volume.ts';
import { type Box, removalBox } from './removal-box.ts';

/** A piece of sheet, or of a bar of a family of profiles. */
export type Piece = { body: Body; profileFamily: ProfileFamily | null; isPlate: boolean; netVolumeMm3: number };

/**
 * Recesses of a part: what its processings take out within the blank, by their own formulas (boxes cut by planes, loops x depth).
 * What goes through a plate is a contour of the laser and is not milled; round holes and cuts by planes are not either.
 * Of a hollow or open section the recess holds as much steel as the blank does on average.
 */
export const milledRecesses = (piece: Piece): PartMeasures['recesses'] => {
  const { body, isPlate } = piece;
  const recesses = body.processings
    .filter(({ kind, carriedOut }) => carriedOut && !neverMilled.has(kind))
    .flatMap((processing) => recessesOf(processing, body))
    .filter(({ volumeMm3 }) => Number.isFinite(volumeMm3) && volumeMm3 > 0)
    .filter(({ box }) => !isPlate || !goesThrough(box, body));
  const volumeMm3 = recesses.reduce((sum, recess) => sum + recess.volumeMm3, 0);
  return { count: recesses.length, volumeMm3: Math.round(volumeMm3 * steelShare(piece)) };
};

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

type Recess = { volumeMm3: number; box: Box };

const recessesOf = (processing: Processing, { blankMm }: Body): Recess[] => {
  const removals = removalsOf(processing, blankMm);
  const blank: Box = { min: [0, 0, 0], max: [blankMm.length, blankMm.height, blankMm.width] };
  return typeof removals === 'string' ? [] : removals.flatMap((removal) => recessIn(blank, removal) ?? []);
};

const recessIn = (blank: Box, removal: Removal): Recess | null => {
  if (removal.kind === 'cylinder' || (removal.kind === 'prism' && removal.outside)) return null;
  if (removal.kind === 'convex') return removal.within.length < 3 ? null : convexVolume(blank, removal.within);
  const box = common(blank, removalBox(removal));
  const volumeMm3 = Math.min(sizeOf(box), removal.kind === 'prism' ? prismVolume(removal) : sizeOf(box));
  return volumeMm3 > 0 ? { volumeMm3, box } : null;
};

const common = (a: Box, b: Box): Box => ({
  min: a.min.map((value, axis) => Math.max(value, b.min[axis] ?? 0)) as Vector,
  max: a.max.map((value, axis) => Math.min(value, b.max[axis] ?? 0)) as Vector,
});

const sizeOf = ({ min, max }: Box) => min.reduce((size, low, axis) => size * Math.max(0, (max[axis] ?? 0) - low), 1);

/** The outline without its islands, times the depth. */
const prismVolume = ({ loops, depthMm }: Extract<Removal, { kind: 'prism' }>) => {
  const areas = loops.map((loop) => areaOf(flatten(loop, 7.5))).toSorted((a, b) => b - a);
  const [outline = 0, ...islands] = areas;
  return (
    Math.max(
      0,
      islands.reduce((area, island) => area - island, outline),
    ) * (depthMm ?? Number.MAX_SAFE_INTEGER)
  );
};

const areaOf = (polygon: readonly (readonly [number, number])[]) => {
  const twice = polygon.reduce((sum, p, n) => {
    const q = polygon[(n + 1) % polygon.length] ?? p;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return Math.abs(twice) / 2;
};

const goesThrough = ({ min, max }: Box, { blankMm }: Body) => {
  const sizes = [blankMm.length, blankMm.height, blankMm.width];
  const thin = sizes.indexOf(Math.min(...sizes));
  return (max[thin] ?? 0) - (min[thin] ?? 0) >= (sizes[thin] ?? 0) - 1e-3;
};

const solidFamilies: readonly string[] = ['FL', 'BFL', 'SQ'];

const steelShare = ({ body, profileFamily, isPlate, netVolumeMm3 }: Piece) => {
  if (isPlate || solidFamilies.includes(profileFamily ?? '')) return 1;
  const { length, height, width } = body.blankMm;
  return Math.min(1, netVolumeMm3 / (length * height * width));
};
