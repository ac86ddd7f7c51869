import type { Assembly, Part } from '../../parts/part.ts';

/** What a ladder is of; a part or an assembly by its index. */
export type LadderSubject = { kind: 'part' | 'assembly'; index: number } | { kind: 'project' };

export type Scope = {
  subject: LadderSubject;
  /** The quantity as it is chosen, and how many pieces of it the project has. */
  present: number;
  pieces: number;
  isWhole: boolean;
  /** Another quantity changes the welded assembly around it: more to fit up, more seam, more weight. */
  changesWelds: boolean;
  hasPart: (part: Part) => boolean;
  hasAssembly: (assembly: Assembly) => boolean;
  /** The outermost assembly around it with all that lies in it. */
  assemblies: readonly Assembly[];
  parts: readonly Part[];
  /** Indexes of these assemblies. */
  around: ReadonlySet<number>;
};

type Made = { parts: readonly Part[]; assemblies?: readonly Assembly[] | undefined };

/** What of a project a ladder is of; null where the project does not have it. */
export const scopeOf = ({ parts, assemblies = [] }: Made, subject: LadderSubject): Scope | null => {
  if (subject.kind === 'project')
    return {
      subject,
      present: 1,
      pieces: 1,
      isWhole: true,
      changesWelds: false,
      hasPart: () => true,
      hasAssembly: () => true,
      ...nothingAround,
    };
  const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  if (subject.kind === 'part') {
    const part = parts.find(({ index }) => index === subject.index);
    if (!part) return null;
    return {
      subject,
      present: part.quantitySingle,
      pieces: part.quantity,
      isWhole: false,
      changesWelds: part.isWelded === true,
      hasPart: ({ index }) => index === subject.index,
      hasAssembly: () => false,
      ...(part.isWelded ? outermostAround(part.assemblyIndex, assemblyAt, parts) : nothingAround),
    };
  }
  const assembly = assemblyAt.get(subject.index);
  if (!assembly) return null;
  const parent = assemblyAt.get(assembly.facts.parent ?? 0);
  const own = below(assembly.index, assemblyAt);
  const changesWelds = parent?.isWelded === true;
  return {
    subject,
    present: assembly.quantity,
    pieces: assembly.totalQuantity,
    isWhole: false,
    changesWelds,
    hasPart: ({ assemblyIndex }) => assemblyIndex !== null && own.has(assemblyIndex),
    hasAssembly: ({ index }) => own.has(index),
    ...(changesWelds ? outermostAround(assembly.index, assemblyAt, parts) : nothingAround),
  };
};

const nothingAround = { assemblies: [], parts: [], around: new Set<number>() };

type AssemblyAt = ReadonlyMap<number, Assembly>;

const outermost = (assemblyAt: AssemblyAt, index: number | null): number | null => {
  const parent = assemblyAt.get(index ?? 0)?.facts.parent ?? null;
  return parent === null ? index : outermost(assemblyAt, parent);
};

/** Indexes of an assembly and of all that are nested in it. */
const below = (index: number, assemblyAt: AssemblyAt): ReadonlySet<number> => {
  const isBelow = (each: number | null): boolean =>
    each !== null && (each === index || isBelow(assemblyAt.get(each)?.facts.parent ?? null));
  return new Set([...assemblyAt.keys()].filter(isBelow));
};

const outermostAround = (index: number | null, assemblyAt: AssemblyAt, parts: readonly Part[]) => {
  const outer = outermost(assemblyAt, index);
  const around = outer === null ? new Set<number>() : below(outer, assemblyAt);
  return {
    around,
    assemblies: [...assemblyAt.values()].filter(({ index }) => around.has(index)),
    parts: parts.filter(({ assemblyIndex }) => assemblyIndex !== null && around.has(assemblyIndex)),
  };
};

/** Parts and assemblies of a scope as they would be at another quantity of it. */
export const quantityAsked = ({ subject, present, hasPart, hasAssembly }: Scope, quantity: number) => {
  const times = (pieces: number) => (pieces / present) * quantity;
  const isSubject = (kind: LadderSubject['kind'], index: number) =>
    subject.kind === kind && 'index' in subject && subject.index === index;
  return {
    part: (part: Part): Part => {
      if (!hasPart(part)) return part;
      const quantitySingle = isSubject('part', part.index) ? quantity : part.quantitySingle;
      return { ...part, quantitySingle, quantity: times(part.quantity) };
    },
    assembly: (assembly: Assembly): Assembly => {
      if (!hasAssembly(assembly)) return assembly;
      const own = isSubject('assembly', assembly.index) ? quantity : assembly.quantity;
      return { ...assembly, quantity: own, totalQuantity: times(assembly.totalQuantity) };
    },
  };
};
