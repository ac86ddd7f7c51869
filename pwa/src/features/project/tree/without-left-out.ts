import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';

type Join = { assemblies: readonly Assembly[]; parts: readonly Part[] };

/** Taken parts and the assemblies that hold any, at whatever depth. */
export const withoutLeftOut = ({ assemblies, parts }: Join): Join => {
  const taken = parts.filter((part) => part.isTaken);
  if (taken.length === parts.length) return { assemblies, parts };
  const parentOf = new Map(assemblies.map((assembly) => [assembly.index, assembly.facts.parent]));
  const holding = new Set<number>();
  for (const part of taken) {
    for (let index = part.assemblyIndex; index !== null && !holding.has(index); index = parentOf.get(index) ?? null) {
      holding.add(index);
    }
  }
  return { assemblies: assemblies.filter((assembly) => holding.has(assembly.index)), parts: taken };
};
