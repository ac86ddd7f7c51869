import type { Vector } from '../geometry/body/body.schema.ts';
import type { Part } from '../parts/part.ts';
import { alignShapes, isMirrored } from './compare-shapes.ts';
import { type AssemblyPairs, matchAssemblies, type Side } from './match-assemblies.ts';
import { type ProfileOf, type ShapeClass, type ShapedPart, shapeClasses, shapeReader } from './match-classes.ts';
import { type Difference, shapeDifferences, statedDifferences } from './part-differences.ts';
import type { PartShape } from './part-shape.ts';

/** 'renumbered': another number or name; made exactly as before. */
export type RowKind = 'changed' | 'new' | 'gone' | 'quantity' | 'renumbered' | 'same';

/** Positions of the old file and what they are in the new one: one each, more where a position was divided or joined. */
export type RevisionRow = {
  kind: RowKind;
  was: readonly Part[];
  now: readonly Part[];
  differences: Difference[];
  /** Of a new or gone part: index of the one on the other side that it may be instead of. */
  insteadOf: number | null;
  shapes: { was: PartShape | null; now: PartShape | null };
};

export type Revision = {
  rows: RevisionRow[];
  assemblies: AssemblyPairs;
  goneAssemblies: number;
  newAssemblies: number;
};

type Pair = { was: ShapedPart[]; now: ShapedPart[]; isSameShape?: boolean; insteadOf?: number };

/**
 * What became of every part of a file in a later one of the same project: by shape first, then by number, name, assembly and place, the
 * rest by the least costly assignment. Pure; whole files of some thousand parts in a second.
 */
export const matchRevision = (was: Side, now: Side, profileOf: ProfileOf): Revision => {
  const read = shapeReader(profileOf);
  const [before, after] = comparedParts(was.parts, now.parts);
  const classes = shapeClasses(before, after, read);
  const assemblies = matchAssemblies(was, now, classes);
  const nameOf = assemblyNames(assemblies);
  const found = classes.map((each) => pairWithin(each, nameOf));
  const rest = {
    was: found.flatMap((each) => each.rest.was),
    now: found.flatMap((each) => each.rest.now),
  };
  const pairs = [...found.flatMap((each) => each.pairs), ...assign(rest, nameOf)];
  return {
    rows: pairs.map(rowOf).toSorted((a, b) => placeOf(a) - placeOf(b)),
    assemblies,
    goneAssemblies: was.assemblies.length - assemblies.length,
    newAssemblies: now.assemblies.length - assemblies.length,
  };
};

const placeOf = ({ was, now }: RevisionRow) => now[0]?.index ?? (was[0]?.index ?? 0) + 1e6;

/** What is made, and what somebody took though the file does not say that it is steel, or left out. */
const comparedParts = (was: readonly Part[], now: readonly Part[]): [Part[], Part[]] => {
  const isSteel = ({ facts }: Part) => facts.taken !== 'left-out';
  const hasChosen = was.some((part) => part.isTaken && !isSteel(part));
  return [
    was.filter((part) => part.isTaken || isSteel(part)),
    now.filter((part) => part.isTaken || isSteel(part) || hasChosen),
  ];
};

type NameOf = { was: (part: Part) => string; now: (part: Part) => string };

const assemblyNames = (pairs: AssemblyPairs): NameOf => {
  const [before, after] = [new Map<number, number>(), new Map<number, number>()];
  pairs.forEach((pair, number) => {
    before.set(pair.was.index, number);
    after.set(pair.now.index, number);
  });
  const nameIn =
    (numbers: Map<number, number>, side: string) =>
    ({ assemblyIndex }: Part) =>
      assemblyIndex === null ? '' : String(numbers.get(assemblyIndex) ?? `${side}${assemblyIndex}`);
  return { was: nameIn(before, 'was'), now: nameIn(after, 'now') };
};

type Naming = (part: Part, assembly: string) => string | null;

const joined = (...parts: readonly (string | number | null)[]) => parts.join('\u0000');

/** By what parts of one shape are told apart, the surest first; null: the part lacks it. */
const namings: Naming[] = [
  ({ facts }, assembly) => joined(assembly, facts.drawingNumber, facts.name, facts.grade, facts.quantitySingle),
  ({ facts }, assembly) => joined(assembly, facts.drawingNumber, facts.name, facts.grade),
  ({ facts }, assembly) => (facts.drawingNumber ? joined(assembly, facts.drawingNumber, facts.grade) : null),
  ({ facts }, assembly) => (facts.name ? joined(assembly, facts.name, facts.grade) : null),
];

const laterNamings: Naming[] = [
  ({ facts }, assembly) => joined(assembly, facts.grade, facts.quantitySingle),
  ({ facts }, assembly) => joined(assembly, facts.grade),
  ({ facts }) => (facts.drawingNumber ? joined(facts.drawingNumber, facts.grade) : null),
  ({ facts }) => joined(facts.grade, facts.quantity),
  ({ facts }) => facts.grade,
  () => '',
];

/** Pairs the parts of one shape, one naming after the other; what is left joins a pair whose pieces it completes. */
const pairWithin = (each: ShapeClass, nameOf: NameOf): { pairs: Pair[]; rest: ShapeClass } => {
  const pairs: Pair[] = [];
  const rest: ShapeClass = { was: [...each.was], now: [...each.now] };
  for (const naming of namings) pairBy(rest, pairs, naming, nameOf);
  pairByPlace(rest, pairs);
  for (const naming of laterNamings) pairBy(rest, pairs, naming, nameOf);
  joinRest(rest, pairs);
  return { pairs, rest };
};

const pairBy = (rest: ShapeClass, pairs: Pair[], naming: Naming, nameOf: NameOf) => {
  if (rest.was.length === 0 || rest.now.length === 0) return;
  const waiting = new Map<string, ShapedPart[]>();
  for (const each of rest.now) {
    const name = naming(each.part, nameOf.now(each.part));
    if (name !== null) waiting.set(name, [...(waiting.get(name) ?? []), each]);
  }
  for (const list of waiting.values()) list.reverse();
  const taken = new Set<ShapedPart>();
  rest.was = rest.was.filter((each) => {
    const name = naming(each.part, nameOf.was(each.part));
    const found = name === null ? undefined : waiting.get(name)?.pop();
    if (!found) return true;
    taken.add(found);
    pairs.push({ was: [each], now: [found], isSameShape: true });
    return false;
  });
  rest.now = rest.now.filter((each) => !taken.has(each));
};

/** Once the files' origins are laid over each other, equal parts are those that stand in the same place, to the millimetre. */
const pairByPlace = (rest: ShapeClass, pairs: Pair[]) => {
  if (rest.was.length < 2 || rest.now.length < 2) return;
  const originOf = ({ part }: ShapedPart) => part.facts.placements[0]?.origin;
  const shift = medianShift(pairs, originOf) ?? [0, 0, 0];
  const placeIn = ({ part }: ShapedPart, by: readonly number[]) =>
    part.facts.placements[0]?.origin.map((at, axis) => Math.round(at + (by[axis] ?? 0))).join() ?? null;
  const waiting = new Map<string, ShapedPart>();
  for (const each of rest.now) {
    const place = placeIn(each, [0, 0, 0]);
    if (place !== null) waiting.set(place, each);
  }
  const taken = new Set<ShapedPart>();
  rest.was = rest.was.filter((each) => {
    const place = placeIn(each, shift);
    const found = place === null ? undefined : waiting.get(place);
    if (!found || taken.has(found)) return true;
    taken.add(found);
    pairs.push({ was: [each], now: [found], isSameShape: true });
    return false;
  });
  rest.now = rest.now.filter((each) => !taken.has(each));
};

const medianShift = (pairs: readonly Pair[], originOf: (each: ShapedPart) => readonly number[] | undefined) => {
  const shifts = pairs.flatMap(({ was, now }) => {
    const [from, to] = [was[0] && originOf(was[0]), now[0] && originOf(now[0])];
    return from && to ? [from.map((at, axis) => (to[axis] ?? 0) - at)] : [];
  });
  if (shifts.length === 0) return null;
  return [0, 1, 2].map((axis) => {
    const sorted = shifts.map((shift) => shift[axis] ?? 0).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
};

const piecesOf = (parts: readonly ShapedPart[]) => parts.reduce((sum, { part }) => sum + part.facts.quantity, 0);

/** A position that was divided (6 into 2 and 4), or several that became one. */
const joinRest = (rest: ShapeClass, pairs: Pair[]) => {
  const join = (side: 'was' | 'now', other: 'was' | 'now') => {
    rest[side] = rest[side].filter((each) => {
      const pair = pairs.find((one) => piecesOf(one[side]) + each.part.facts.quantity <= piecesOf(one[other]));
      pair?.[side].push(each);
      return !pair;
    });
  };
  join('now', 'was');
  join('was', 'now');
};

/** Costs from 0 to 1: up to `sure` it is the same part, up to `likely` it may be. */
const limits = { sure: 0.35, likely: 0.55 } as const;

/** So many counterparts of a part are laid over it, those that size and names speak for. */
const mostTries = 6;

type Candidate = { was: ShapedPart; now: ShapedPart; cost: number };

/** What has no counterpart of its shape: the cheapest pairs first. */
const assign = (rest: ShapeClass, nameOf: NameOf): Pair[] => {
  const likely = likelyAmong(rest.now);
  const candidates = rest.was.flatMap((was): Candidate[] =>
    likely(was)
      .map((now) => ({ was, now, cost: statedCost(was, now, nameOf) }))
      .filter(({ cost }) => cost <= limits.likely)
      .toSorted((x, y) => x.cost - y.cost)
      .slice(0, mostTries)
      .map((each) => ({ ...each, cost: each.cost + 0.25 * featureCost(was.shape, each.now.shape) }))
      .filter(({ cost }) => cost <= limits.likely),
  );
  const taken = new Set<ShapedPart>();
  const cheapest = (limit: number) =>
    candidates
      .filter(({ cost }) => cost <= limit)
      .toSorted((a, b) => a.cost - b.cost)
      .filter(({ was, now }) => {
        if (taken.has(was) || taken.has(now)) return false;
        taken.add(was);
        taken.add(now);
        return true;
      });
  const sure = cheapest(limits.sure).map(({ was, now }): Pair => ({ was: [was], now: [now] }));
  const instead = cheapest(limits.likely).flatMap(({ was, now }): Pair[] => [
    { was: [was], now: [], insteadOf: now.part.index },
    { was: [], now: [now], insteadOf: was.part.index },
  ]);
  const alone = {
    was: rest.was.filter((each) => !taken.has(each)).map((each): Pair => ({ was: [each], now: [] })),
    now: rest.now.filter((each) => !taken.has(each)).map((each): Pair => ({ was: [], now: [each] })),
  };
  return [...sure, ...instead, ...alone.was, ...alone.now];
};

/** Of how many parts all are weighed; of more those of the same number or name, and where there are none those of the same material. */
const mostWeighed = 200;

const likelyAmong = (all: readonly ShapedPart[]) => {
  if (all.length <= mostWeighed) return () => all;
  const byName = Map.groupBy(all, ({ part }) => joined(part.facts.drawingNumber, part.facts.name));
  const byMaterial = Map.groupBy(all, ({ shape }) => shape.material);
  return ({ part, shape }: ShapedPart): readonly ShapedPart[] => {
    const named = byName.get(joined(part.facts.drawingNumber, part.facts.name)) ?? [];
    if (named.length > 0) return named;
    return (byMaterial.get(shape.material) ?? []).filter((other) => sizeCost(shape, other.shape) < 0.05);
  };
};

/** 0.30 size, 0.25 features, 0.15 name, 0.10 each number, assembly and quantity; another material 0.45 more. */
const statedCost = (was: ShapedPart, now: ShapedPart, nameOf: NameOf): number => {
  const [a, b] = [was.part.facts, now.part.facts];
  const isSameAssembly = nameOf.was(was.part) === nameOf.now(now.part);
  return (
    0.3 * sizeCost(was.shape, now.shape) +
    0.15 * (1 - likeness(a.name, b.name)) +
    (a.drawingNumber === b.drawingNumber ? 0 : 0.1) +
    (isSameAssembly ? 0 : 0.1) +
    (a.quantity === b.quantity ? 0 : 0.1) +
    (was.shape.material === now.shape.material ? 0 : 0.45)
  );
};

const sortedSizes = new WeakMap<PartShape, readonly number[]>();

const sizesOf = (shape: PartShape): readonly number[] => {
  const sizes = sortedSizes.get(shape) ?? shape.sizeMm.toSorted((x, y) => x - y);
  sortedSizes.set(shape, sizes);
  return sizes;
};

const sizeCost = (one: PartShape, other: PartShape): number => {
  const against = sizesOf(other);
  const off = sizesOf(one).map((size, at) => {
    const beside = against[at] ?? 0;
    return Math.abs(size - beside) / Math.max(size, beside, 1);
  });
  return Math.min(
    1,
    off.reduce((sum, each) => sum + each, 0),
  );
};

const featureCost = (one: PartShape, other: PartShape): number => {
  if (isMirrored(one, other)) return 0.4;
  if (one.material !== other.material && !(one.isPlate && other.isPlate)) return 0;
  const { same, gone, added } = alignShapes(asThickAs(other, one), other);
  const all = same.length + gone.length + added.length;
  return all === 0 ? 0 : 1 - same.length / all;
};

/** A plate as it would be of the other's thickness: what goes through it still does. */
const asThickAs = (other: PartShape, shape: PartShape): PartShape => {
  const thickness = Math.min(...shape.sizeMm);
  const axis = shape.sizeMm.indexOf(thickness);
  const factor = Math.min(...other.sizeMm) / thickness;
  if (!shape.isPlate || Math.abs(factor - 1) < 1e-3) return shape;
  const scaled = (point: Vector) => point.map((at, of) => (of === axis ? at * factor : at)) as Vector;
  return {
    ...shape,
    sizeMm: scaled(shape.sizeMm),
    features: shape.features.map((feature) => ({
      ...feature,
      scalars: feature.scalars.map((scalar, at) => (at === 1 ? scalar * factor : scalar)),
      points: feature.points.map(scaled),
    })),
  };
};

/** Dice coefficient of pairs of letters, 0 to 1. */
const likeness = (one: string, other: string): number => {
  if (one === other) return 1;
  const pairsOf = (text: string) =>
    new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.size + b.size === 0) return 0;
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
};

const rowOf = ({ was, now, isSameShape, insteadOf }: Pair): RevisionRow => {
  const [before, after] = [was[0], now[0]];
  const parts = { was: was.map(({ part }) => part), now: now.map(({ part }) => part) };
  const shapes = { was: before?.shape ?? null, now: after?.shape ?? null };
  const row = { ...parts, shapes, insteadOf: insteadOf ?? null };
  if (!before) return { ...row, kind: 'new', differences: [] };
  if (!after) return { ...row, kind: 'gone', differences: [] };
  const made = isSameShape ? [] : shapeDifferences(before.shape, after.shape).differences;
  const stated = statedDifferences(before.part, after.part);
  const [from, to] = [piecesOf(was), piecesOf(now)];
  const quantity: Difference[] = from === to ? [] : [{ kind: 'quantity', was: from, now: to }];
  const differences = [...made, ...quantity, ...stated];
  const isNaming = ({ kind }: Difference) => kind === 'number' || kind === 'name';
  const isChanged = made.length > 0 || stated.some((each) => !isNaming(each));
  if (isChanged) return { ...row, kind: 'changed', differences };
  if (quantity.length > 0) return { ...row, kind: 'quantity', differences };
  const isRenamed = stated.length > 0 || was.length + now.length > 2;
  return { ...row, kind: isRenamed ? 'renumbered' : 'same', differences };
};
