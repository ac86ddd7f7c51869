import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { netWeightG } from '@knotenblech/shared/parts/weigh-part.ts';
import { type ProjectPricing, priceProject } from '@knotenblech/shared/prices/price-project.ts';
import { createJoiner } from './join-incrementally.ts';
import type { ProjectSource } from './project-source.ts';

/** Sums over the taken parts of a project or an assembly. */
export type Sums = { positionCount: number; partCount: number; netWeightG: number; surfaceMm2: number };

/** Everything the screen shows of an open project, derived from facts and choices. */
export type Figures = {
  assemblies: readonly Assembly[];
  parts: readonly Part[];
  assemblyAt: ReadonlyMap<number, Assembly>;
  partAt: ReadonlyMap<number, Part>;
  sums: Sums;
  /** null: no price may be seen. */
  pricing: ProjectPricing | null;
};

/** Net weight of one piece in grams, by the density of its grade. */
export const weightOf = (part: Part, grades: ProjectSource['grades']) =>
  netWeightG(part.facts.measures, grades.get(part.grade ?? ''));

export const sumParts = (parts: readonly Part[], grades: ProjectSource['grades']): Sums => {
  const sums = { positionCount: 0, partCount: 0, netWeightG: 0, surfaceMm2: 0 };
  for (const part of parts) {
    if (!part.isTaken) continue;
    sums.positionCount += 1;
    sums.partCount += part.quantity;
    sums.netWeightG += part.quantity * weightOf(part, grades);
    sums.surfaceMm2 += part.quantity * part.facts.measures.surfaceMm2;
  }
  return sums;
};

/** Makes the figures of one open project; what a change does not touch is not computed again. */
export const createFigures = () => {
  const join = createJoiner();
  return (source: ProjectSource): Figures => {
    const { assemblies, parts } = join(source.project, source.head, source.facts, source);
    const { tariff, grades } = source;
    return {
      assemblies,
      parts,
      assemblyAt: new Map(assemblies.map((assembly) => [assembly.index, assembly])),
      partAt: new Map(parts.map((part) => [part.index, part])),
      sums: sumParts(parts, grades),
      pricing: tariff ? priceProject({ parts, tariff, grades }) : null,
    };
  };
};
