import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { netWeightG } from '@knotenblech/shared/parts/weigh-part.ts';
import { type ProjectPricing, priceProject } from '@knotenblech/shared/prices/price-project.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
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
  /** By assembly, with all that is nested in it. */
  assemblySums: ReadonlyMap<number, Sums & { netCents: Cents; onRequest: boolean }>;
  /** null: no price may be seen. */
  pricing: ProjectPricing | null;
};

/** Net weight of one piece in grams, by the density of its grade. */
export const weightOf = (part: Part, grades: ProjectSource['grades']) =>
  netWeightG(part.facts.measures, grades.get(part.grade ?? ''));

const nothing = { positionCount: 0, partCount: 0, netWeightG: 0, surfaceMm2: 0 };

const addPart = (sums: Sums, part: Part, grades: ProjectSource['grades']) => {
  sums.positionCount += 1;
  sums.partCount += part.quantity;
  sums.netWeightG += part.quantity * weightOf(part, grades);
  sums.surfaceMm2 += part.quantity * part.facts.measures.surfaceMm2;
};

type Join = { assemblies: readonly Assembly[]; parts: readonly Part[] };

const sumAll = ({ assemblies, parts }: Join, grades: ProjectSource['grades'], pricing: ProjectPricing | null) => {
  const sums = { ...nothing };
  const parentOf = new Map(assemblies.map((assembly) => [assembly.index, assembly.facts.parent]));
  const assemblySums = new Map(
    assemblies.map((assembly) => [assembly.index, { ...nothing, netCents: 0, onRequest: false }]),
  );
  for (const part of parts) {
    if (!part.isTaken) continue;
    addPart(sums, part, grades);
    const price = pricing?.parts.get(part.index);
    for (let index = part.assemblyIndex; index !== null; index = parentOf.get(index) ?? null) {
      const within = assemblySums.get(index);
      if (!within) break;
      addPart(within, part, grades);
      within.netCents += price?.positionCents ?? 0;
      within.onRequest ||= (price?.onRequest.length ?? 0) > 0;
    }
  }
  return { sums, assemblySums };
};

/** Makes the figures of one open project; what a change does not touch is not computed again. */
export const createFigures = () => {
  const join = createJoiner();
  return (source: ProjectSource): Figures => {
    const { assemblies, parts } = join(source.project, source.head, source.facts, source);
    const { tariff, grades } = source;
    const pricing = tariff ? priceProject({ parts, tariff, grades }) : null;
    return {
      assemblies,
      parts,
      assemblyAt: new Map(assemblies.map((assembly) => [assembly.index, assembly])),
      partAt: new Map(parts.map((part) => [part.index, part])),
      ...sumAll({ assemblies, parts }, grades, pricing),
      pricing,
    };
  };
};
