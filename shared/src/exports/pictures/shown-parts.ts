import type { Assembly, Part } from '../../parts/part.ts';

type Project = { parts: readonly Part[]; assemblies: readonly Assembly[] };

const isWithin = (part: Part, assembly: number, parentOf: ReadonlyMap<number, number | null>) => {
  for (let index = part.assemblyIndex; index !== null; index = parentOf.get(index) ?? null) {
    if (index === assembly) return true;
  }
  return false;
};

/** Parts of an assembly (undefined: of the project) at whatever depth. */
export const partsWithin = ({ parts, assemblies }: Project, assembly: number | undefined) => {
  if (assembly === undefined) return parts;
  const parentOf = new Map(assemblies.map((each) => [each.index, each.facts.parent]));
  return parts.filter((part) => isWithin(part, assembly, parentOf));
};

/** The parts that an assembly or the project shows together: the taken ones, or all while none is taken. */
export const shownParts = (project: Project, assembly: number | undefined): readonly Part[] => {
  const within = partsWithin(project, assembly);
  const taken = within.filter((part) => part.isTaken);
  return taken.length > 0 ? taken : within;
};
