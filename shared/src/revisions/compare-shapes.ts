import type { Vector } from '../geometry/body/body.schema.ts';
import { type Feature, featureKey, type PartShape } from './part-shape.ts';
import { mirroringTurns, properTurns, type Turn, turned, turnedSize } from './turns.ts';

/** Up to here two measures are the same: mm, volume as a part of it. */
export const tolerance = { holeMm: 0.05, sizeMm: 0.2, volume: 0.005 } as const;

export const turnFeature = (feature: Feature, turn: Turn): Feature => ({
  ...feature,
  points: feature.points.map((point) => turned(point, turn)),
});

/**
 * A name that parts of the same shape share, whichever axes and faces their files chose, to 0.01 mm: of all turns that lay the
 * longest side along x and the shortest along z, the one whose features sort first. A mirror image has another name.
 */
export const shapeKey = ({ material, sizeMm, volumeMm3, features }: PartShape): string => {
  const sorted = sizeMm.map((size) => Math.round(size * 100)).sort((a, b) => b - a);
  const names = properTurns
    .filter((turn) => turnedSize(sizeMm, turn).every((size, at) => Math.round(size * 100) === sorted[at]))
    .map((turn) =>
      features
        .map((feature) => featureKey(turnFeature(feature, turn)))
        .sort()
        .join('|'),
    );
  const [first = ''] = names.sort();
  return `${material}/${sorted.join()}/${volumeStep(volumeMm3)}/${first}`;
};

/** Half a per cent a step. */
const volumeStep = (volumeMm3: number) => (volumeMm3 > 0 ? Math.round(Math.log(volumeMm3) / tolerance.volume) : 0);

/** The turn that lays one piece into another of the same shape within the tolerances; null: they differ. */
export const sameTurn = (one: PartShape, other: PartShape, turns: readonly Turn[] = properTurns): Turn | null => {
  if (one.material !== other.material || one.features.length !== other.features.length) return null;
  if (!isSameVolume(one, other) || !sameCounts(one.features, other.features)) return null;
  return (
    turns.find(
      (turn) =>
        isSameSize(turnedSize(one.sizeMm, turn), other.sizeMm) &&
        pairFeatures(
          one.features.map((feature) => turnFeature(feature, turn)),
          other.features,
        ).gone.length === 0,
    ) ?? null
  );
};

export const isMirrored = (one: PartShape, other: PartShape): boolean =>
  sameTurn(one, other, mirroringTurns) !== null && sameTurn(one, other) === null;

const isSameVolume = (one: PartShape, other: PartShape) =>
  Math.abs(one.volumeMm3 - other.volumeMm3) <= tolerance.volume * Math.max(one.volumeMm3, other.volumeMm3);

const isSameSize = (one: Vector, other: Vector) =>
  one.every((size, at) => Math.abs(size - (other[at] ?? 0)) <= tolerance.sizeMm);

const sameCounts = (one: readonly Feature[], other: readonly Feature[]) => {
  const counts = new Map<string, number>();
  for (const { kind } of one) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const { kind } of other) counts.set(kind, (counts.get(kind) ?? 0) - 1);
  return [...counts.values()].every((count) => count === 0);
};

export type PairedFeatures = { same: [Feature, Feature][]; gone: Feature[]; added: Feature[] };

/** Features in the same place on both sides, and what either has alone. */
export const pairFeatures = (was: readonly Feature[], now: readonly Feature[]): PairedFeatures => {
  const rest = now.map((feature) => ({ feature, middle: middleOf(feature) }));
  const paired: PairedFeatures = { same: [], gone: [], added: [] };
  for (const feature of was) {
    const middle = middleOf(feature);
    const at = rest.findIndex(
      (other) =>
        isNear(middle, other.middle) && isSameFeature(feature, other.feature) && isSamePlace(feature, other.feature),
    );
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    if (found) paired.same.push([feature, found.feature]);
    else paired.gone.push(feature);
  }
  return { ...paired, added: rest.map(({ feature }) => feature) };
};

/** Most others are elsewhere, which costs least to see. */
const isNear = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): boolean =>
  Math.abs(ax - bx) < 1 && Math.abs(ay - by) < 1 && Math.abs(az - bz) < 1;

const isHole = ({ kind }: Feature) => kind === 'hole' || kind === 'thread';

const isSameFeature = (one: Feature, other: Feature): boolean => {
  if (one.kind !== other.kind || one.text !== other.text || one.points.length !== other.points.length) return false;
  const within = isHole(one) ? tolerance.holeMm : tolerance.sizeMm;
  const isEven = (a: number, b: number | undefined) => b !== undefined && Math.abs(a - b) <= within + 1e-6;
  const [diameter, ...others] = one.scalars;
  if (diameter !== undefined && !isEven(diameter, other.scalars[0])) return false;
  return others.every((scalar, at) => Math.abs(scalar - (other.scalars[at + 1] ?? 0)) <= tolerance.sizeMm);
};

/** Across a hole its place counts to the hole's tolerance, along it to that of sizes. */
const isSamePlace = (one: Feature, other: Feature): boolean => {
  const left = [...other.points];
  return (
    one.points.every((point) => {
      const at = left.findIndex((each) => distance(point, each) <= tolerance.sizeMm);
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    }) && distance(middleOf(one), middleOf(other)) <= (isHole(one) ? tolerance.holeMm + 1e-6 : tolerance.sizeMm)
  );
};

export const distance = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const middleOf = ({ points }: Feature): Vector => {
  const sum: Vector = [0, 0, 0];
  for (const point of points) for (const axis of [0, 1, 2] as const) sum[axis] += point[axis] / points.length;
  return sum;
};

/** One piece laid over another: the old one's features in the new one's axes, and what of them is still there. */
export type Alignment = PairedFeatures & { turn: Turn; shiftMm: Vector; sizeMm: Vector; features: Feature[] };

/**
 * Lays the old piece over the new one so that most stays in place: by the turn that changes its size least, held at the middle or
 * at either end where a size changed.
 */
export const alignShapes = (was: PartShape, now: PartShape): Alignment => {
  const offBy = (turn: Turn) =>
    turnedSize(was.sizeMm, turn).reduce((sum, size, at) => sum + Math.abs(size - (now.sizeMm[at] ?? 0)), 0);
  const least = Math.min(...properTurns.map(offBy));
  const candidates = properTurns
    .filter((turn) => offBy(turn) <= least + tolerance.sizeMm)
    .flatMap((turn) => {
      const sizeMm = turnedSize(was.sizeMm, turn);
      const features = was.features.map((feature) => turnFeature(feature, turn));
      return shiftsOf(sizeMm, now.sizeMm).map((shiftMm): Alignment => {
        const shifted = features.map((feature) => shiftFeature(feature, shiftMm));
        return { ...pairFeatures(shifted, now.features), turn, shiftMm, sizeMm, features: shifted };
      });
    });
  const [first, ...others] = candidates as [Alignment, ...Alignment[]];
  return others.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best), first);
};

/** Where nothing else decides, holes that stay near are those that moved. */
const scoreOf = ({ same, gone, added }: Alignment): number => {
  const far = gone.reduce((sum, feature) => {
    const near = Math.min(
      1e6,
      ...added.filter(({ kind }) => kind === feature.kind).map((other) => distance(middleOf(feature), middleOf(other))),
    );
    return sum + Math.min(near, 1000);
  }, 0);
  return same.reduce((sum, [{ kind }]) => sum + weightOf(kind), 0) - far / 1e6;
};

/** A section must lie as it did; contours and cuts may follow a side that moved, holes hold their place. */
const weightOf = (kind: Feature['kind']): number => {
  if (kind === 'section') return 1000;
  return kind === 'hole' || kind === 'thread' ? 1 : 0.05;
};

const shiftsOf = (was: Vector, now: Vector): Vector[] => {
  const along = was.map((size, axis) => {
    const half = ((now[axis] ?? 0) - size) / 2;
    return Math.abs(half) < tolerance.sizeMm / 2 ? [0] : [-half, half, 0];
  });
  const [xs = [0], ys = [0], zs = [0]] = along;
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Vector => [x, y, z])));
};

const shiftFeature = (feature: Feature, shiftMm: Vector): Feature => ({
  ...feature,
  points:
    feature.kind === 'section'
      ? feature.points
      : feature.points.map(([x, y, z]): Vector => [x + shiftMm[0], y + shiftMm[1], z + shiftMm[2]]),
});
