import type { Assembly, Part } from '../parts/part.ts';
import type { ShapeClass } from './match-classes.ts';

export type Side = { parts: readonly Part[]; assemblies: readonly Assembly[] };

/** By index of an assembly: the one it was. */
export type AssemblyPairs = { was: Assembly; now: Assembly; isSame: boolean }[];

/**
 * Assemblies of both files by what is in them: the share of pieces of the same shape (Jaccard), where that is even also number and
 * name. One whose contents changed by less than half is still the same assembly.
 */
export const matchAssemblies = (was: Side, now: Side, classes: readonly ShapeClass[]): AssemblyPairs => {
  const classAt = { was: classNumbers(classes, 'was'), now: classNumbers(classes, 'now') };
  const [before, after] = [contentsOf(was, classAt.was), contentsOf(now, classAt.now)];
  const candidates = was.assemblies.flatMap((one) =>
    now.assemblies.flatMap((other) => {
      const share = sharedPart(before.get(one.index), after.get(other.index));
      const isNamed = one.facts.name !== '' && one.facts.name === other.facts.name;
      const isNumbered = one.facts.drawingNumber !== '' && one.facts.drawingNumber === other.facts.drawingNumber;
      const score = share + (isNumbered ? 0.2 : 0) + (isNamed ? 0.1 : 0);
      return share >= 0.5 || ((isNamed || isNumbered) && share > 0) ? [{ one, other, score, share }] : [];
    }),
  );
  const [left, right] = [new Set<Assembly>(), new Set<Assembly>()];
  const pairs: AssemblyPairs = [];
  for (const { one, other, share } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (left.has(one) || right.has(other)) continue;
    left.add(one);
    right.add(other);
    pairs.push({ was: one, now: other, isSame: share > 1 - 1e-9 });
  }
  return pairs;
};

const classNumbers = (classes: readonly ShapeClass[], side: 'was' | 'now') =>
  new Map(classes.flatMap((each, number) => each[side].map(({ part }) => [part.index, number] as const)));

type Contents = Map<number, number>;

/** Pieces by class in one of each assembly, with those nested in it. */
const contentsOf = ({ parts, assemblies }: Side, classAt: ReadonlyMap<number, number>): Map<number, Contents> => {
  const contents = new Map<number, Contents>(assemblies.map(({ index }) => [index, new Map<number, number>()]));
  const at = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  for (const { index, assemblyIndex, facts } of parts) {
    const number = classAt.get(index);
    if (number === undefined) continue;
    let pieces = facts.quantitySingle;
    for (let place = assemblyIndex; place !== null; ) {
      const assembly = at.get(place);
      const within = contents.get(place);
      within?.set(number, (within.get(number) ?? 0) + pieces);
      pieces *= assembly?.facts.quantity ?? 1;
      place = assembly?.facts.parent ?? null;
    }
  }
  return contents;
};

const sharedPart = (one: Contents = new Map(), other: Contents = new Map()): number => {
  const all = new Set([...one.keys(), ...other.keys()]);
  let [shared, either] = [0, 0];
  for (const key of all) {
    const [a, b] = [one.get(key) ?? 0, other.get(key) ?? 0];
    shared += Math.min(a, b);
    either += Math.max(a, b);
  }
  return either === 0 ? 0 : shared / either;
};
