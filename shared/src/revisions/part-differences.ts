import type { Vector } from '../geometry/body/body.schema.ts';
import type { Part } from '../parts/part.ts';
import type { PartFacts } from '../parts/part-facts.schema.ts';
import {
  type Alignment,
  alignShapes,
  distance,
  isMirrored,
  middleOf,
  pairFeatures,
  tolerance,
} from './compare-shapes.ts';
import type { Feature, PartShape } from './part-shape.ts';

type Size = 'length' | 'width' | 'height' | 'thickness';

/** One thing that is another in the new file. Places are mm from the lower left corner of the new piece, as seen along the hole. */
export type Difference =
  | { kind: 'number' | 'name' | 'grade' | 'surface' | 'profile'; was: string; now: string }
  | { kind: 'quantity'; was: number; now: number }
  | { kind: 'size'; size: Size; was: number; now: number }
  | { kind: 'hole-diameter'; was: number; now: number; at: [number, number] }
  | { kind: 'hole-depth'; diameterMm: number; was: number; now: number; at: [number, number] }
  | { kind: 'hole-moved'; diameterMm: number; by: [number, number]; at: [number, number] }
  | { kind: 'hole-added' | 'hole-gone' | 'thread-added' | 'thread-gone'; diameterMm: number; at: [number, number] }
  | { kind: 'outline' | 'opening' | 'cut' | 'recess' | 'processing' | 'mirrored' }
  | { kind: 'volume'; was: number; now: number };

export type ShapeChange = { differences: Difference[]; alignment: Alignment };

/** What distinguishes two shapes of one part; nothing where they are the same within the tolerances. */
export const shapeDifferences = (was: PartShape, now: PartShape): ShapeChange => {
  const alignment = alignShapes(was, now);
  if (isMirrored(was, now)) return { alignment, differences: [{ kind: 'mirrored' }] };
  const sizes = sizeDifferences(alignment.sizeMm, now);
  const { gone, added } = withoutMovedEdges(alignment, was, now);
  const holes = holeDifferences(gone.filter(isHole), added.filter(isHole), now.sizeMm);
  const others = otherDifferences([...gone, ...added]).filter(
    ({ kind }) => kind !== 'recess' || !isToldOtherwise(gone, added, was, now),
  );
  const differences = [...sizes, ...holes, ...others];
  if (differences.length > 0 || isSameVolume(was, now)) return { alignment, differences };
  return { alignment, differences: [{ kind: 'volume', was: was.volumeMm3, now: now.volumeMm3 }] };
};

const isSameVolume = (was: PartShape, now: PartShape) =>
  Math.abs(was.volumeMm3 - now.volumeMm3) <= tolerance.volume * Math.max(was.volumeMm3, now.volumeMm3);

/** A notch is one recess in one format and a whole contour in another: with as many corners it is compared, else steel and surface count. */
const isToldOtherwise = (gone: readonly Feature[], added: readonly Feature[], was: PartShape, now: PartShape) => {
  const count = (features: readonly Feature[]) => features.filter(({ kind }) => kind === 'recess').length;
  const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-3 * Math.max(a, b);
  return count(gone) !== count(added) && isSame(was.volumeMm3, now.volumeMm3) && isSame(was.surfaceMm2, now.surfaceMm2);
};

const isHole = ({ kind }: Feature) => kind === 'hole' || kind === 'thread';

const toTenth = (value: number) => Math.round(value * 10) / 10 || 0;

const toHundredth = (value: number) => Math.round(value * 100) / 100 || 0;

const sizeDifferences = (was: Vector, { sizeMm, isPlate }: PartShape): Difference[] => {
  const names = isPlate ? namesOfPlate(sizeMm) : (['length', 'height', 'width'] as const);
  return ([0, 1, 2] as const).flatMap((axis): Difference[] =>
    Math.abs(was[axis] - sizeMm[axis]) <= tolerance.sizeMm
      ? []
      : [{ kind: 'size', size: names[axis] ?? 'length', was: toTenth(was[axis]), now: toTenth(sizeMm[axis]) }],
  );
};

const namesOfPlate = (sizeMm: Vector): Size[] => {
  const order = [0, 1, 2].toSorted((a, b) => (sizeMm[b] ?? 0) - (sizeMm[a] ?? 0));
  const names: Size[] = ['length', 'width', 'thickness'];
  return [0, 1, 2].map((axis) => names[order.indexOf(axis)] ?? 'length');
};

/** Corners and cuts that only follow a side that moved are told by its size. */
const withoutMovedEdges = ({ gone, added, sizeMm, shiftMm }: Alignment, was: PartShape, now: PartShape) => {
  const moves = edgeMoves(sizeMm, now.sizeMm, shiftMm);
  let rest = { gone, added, same: [] as [Feature, Feature][] };
  for (const move of moves) {
    const moved = rest.gone.map((feature) => (canFollow(feature, was) ? movedBy(feature, move) : feature));
    const paired = pairFeatures(moved, rest.added);
    const kept = new Set(paired.gone);
    rest = {
      gone: rest.gone.filter((_, at) => kept.has(moved[at] as Feature)),
      added: paired.added,
      same: paired.same,
    };
  }
  return rest;
};

const canFollow = ({ kind }: Feature, { isPlate }: PartShape) =>
  kind === 'cut' || kind === 'outline' || kind === 'outline-arc' || (!isPlate && kind === 'recess');

const edgeMoves = (was: Vector, now: Vector, shiftMm: Vector): Vector[] => {
  const along = ([0, 1, 2] as const).map((axis) => {
    const half = (now[axis] - was[axis]) / 2;
    return Math.abs(half) < tolerance.sizeMm / 2 ? [0] : [-half, half].map((end) => end - shiftMm[axis]);
  });
  const [xs = [0], ys = [0], zs = [0]] = along;
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Vector => [x, y, z])));
};

const movedBy = (feature: Feature, [x, y, z]: Vector): Feature => ({
  ...feature,
  points: feature.points.map((point): Vector => [point[0] + x, point[1] + y, point[2] + z]),
});

/** The axis a hole runs along, then the two of the plane it is seen in. */
const planeOf = ({ points }: Feature): [number, number] => {
  const [from = [0, 0, 0], to = from] = points;
  const along = [0, 1, 2].map((axis) => Math.abs((to[axis] ?? 0) - (from[axis] ?? 0)));
  const axis = along.indexOf(Math.max(...along));
  return axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
};

const placeOf = (feature: Feature, sizeMm: Vector): [number, number] => {
  const middle = middleOf(feature);
  const [u, v] = planeOf(feature).map((axis) => toTenth((middle[axis] ?? 0) + (sizeMm[axis] ?? 0) / 2));
  return [u ?? 0, v ?? 0];
};

const holeDifferences = (gone: Feature[], added: Feature[], sizeMm: Vector): Difference[] => {
  const left = [...added];
  const found: Difference[] = [];
  const take = (feature: Feature, isOther: (other: Feature) => boolean): Feature | undefined => {
    const near = left
      .filter((other) => isOther(other))
      .sort((a, b) => distance(middleOf(a), middleOf(feature)) - distance(middleOf(b), middleOf(feature)))[0];
    if (near) left.splice(left.indexOf(near), 1);
    return near;
  };
  const rest = [isOnSpot, isOfDiameter].reduce(
    (open, fits) =>
      open.filter((feature) => {
        const other = take(feature, (each) => fits(feature, each, sizeMm));
        if (!other) return true;
        found.push(...differencesOfHole(feature, other, sizeMm));
        return false;
      }),
    gone,
  );
  const alone = (features: Feature[], isAdded: boolean): Difference[] =>
    features.map((feature) => ({
      kind: `${feature.kind === 'thread' ? 'thread' : 'hole'}-${isAdded ? 'added' : 'gone'}`,
      diameterMm: toTenth(feature.scalars[0] ?? 0),
      at: placeOf(feature, sizeMm),
    }));
  return [...found, ...alone(rest, false), ...alone(left, true)];
};

/** Across the hole; how deep it is does not count. */
const offOf = (one: Feature, other: Feature): [number, number] => {
  const [a, b] = [middleOf(one), middleOf(other)];
  const [u, v] = planeOf(other).map((axis) => (b[axis] ?? 0) - (a[axis] ?? 0));
  return [u ?? 0, v ?? 0];
};

const isSameWay = (one: Feature, other: Feature) => planeOf(one).join() === planeOf(other).join();

const isOnSpot = (one: Feature, other: Feature): boolean =>
  isSameWay(one, other) && Math.hypot(...offOf(one, other)) <= tolerance.holeMm + 1e-6;

/** A hole that is further away than this part of the piece is another hole. */
const farthest = 0.25;

const isOfDiameter = (one: Feature, other: Feature, sizeMm: Vector): boolean =>
  one.kind === other.kind &&
  isSameWay(one, other) &&
  Math.abs((one.scalars[0] ?? 0) - (other.scalars[0] ?? 0)) <= tolerance.holeMm + 1e-6 &&
  Math.hypot(...offOf(one, other)) <= Math.max(50, farthest * Math.max(...sizeMm));

const differencesOfHole = (was: Feature, now: Feature, sizeMm: Vector): Difference[] => {
  const at = placeOf(now, sizeMm);
  const [[wasMm = 0, wasDepth = 0], [nowMm = 0, nowDepth = 0]] = [was.scalars, now.scalars];
  const by = offOf(was, now).map(toHundredth) as [number, number];
  const diameterMm = toTenth(nowMm);
  const isOther = was.kind !== now.kind;
  return [
    ...(isOther
      ? [{ kind: now.kind === 'thread' ? ('thread-added' as const) : ('thread-gone' as const), diameterMm, at }]
      : []),
    ...(Math.abs(wasMm - nowMm) > tolerance.holeMm
      ? [{ kind: 'hole-diameter' as const, was: toTenth(wasMm), now: diameterMm, at }]
      : []),
    ...(Math.hypot(...by) > tolerance.holeMm ? [{ kind: 'hole-moved' as const, diameterMm, by, at }] : []),
    ...(Math.abs(wasDepth - nowDepth) > tolerance.sizeMm && !(isThrough(was, sizeMm) && isThrough(now, sizeMm))
      ? [{ kind: 'hole-depth' as const, diameterMm, was: toTenth(wasDepth), now: toTenth(nowDepth), at }]
      : []),
  ];
};

/** Of a plate whose thickness changes, holes that go through both times are as they were. */
const isThrough = (feature: Feature, sizeMm: Vector): boolean =>
  (feature.scalars[1] ?? 0) >= Math.min(...sizeMm) - tolerance.sizeMm;

const otherDifferences = (features: readonly Feature[]): Difference[] => {
  const kinds = new Set(features.filter((feature) => !isHole(feature)).map(({ kind }) => kind));
  const has = (...wanted: Feature['kind'][]) => wanted.some((kind) => kinds.has(kind));
  return [
    ...(has('outline', 'outline-arc') ? [{ kind: 'outline' as const }] : []),
    ...(has('opening', 'opening-arc') ? [{ kind: 'opening' as const }] : []),
    ...(has('cut') ? [{ kind: 'cut' as const }] : []),
    ...(has('recess') ? [{ kind: 'recess' as const }] : []),
    ...(has('unmade') ? [{ kind: 'processing' as const }] : []),
    ...(has('section') ? [{ kind: 'mirrored' as const }] : []),
  ];
};

/** What the files say otherwise beside the shape: numbers and names alone change nothing about the piece. */
export const statedDifferences = (was: Part, now: Part): Difference[] => {
  const stated = (kind: 'number' | 'name' | 'grade' | 'surface' | 'profile', a: string, b: string): Difference[] =>
    a === b ? [] : [{ kind, was: a, now: b }];
  const [before, after] = [was.facts, now.facts];
  const isBar = before.category !== 'FLAT' || after.category !== 'FLAT';
  return [
    ...(isBar && before.profileId !== after.profileId ? stated('profile', before.profileName, after.profileName) : []),
    ...stated('grade', before.grade ?? '', after.grade ?? ''),
    ...(after.surface ? stated('surface', surfaceOf(before.surface ? before : was), surfaceOf(after)) : []),
    ...stated('number', before.drawingNumber, after.drawingNumber),
    ...stated('name', before.name, after.name),
  ];
};

/** A file that states what was chosen until now says nothing new. */
const surfaceOf = ({ surface, ralNumber }: Pick<PartFacts, 'surface'> & { ralNumber?: string | null | undefined }) =>
  [surface ?? '', ralNumber ?? ''].join(' ').trim();
