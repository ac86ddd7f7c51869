import type { Project } from '../../projects/project.record.ts';
import type { ProjectPricing } from './price-project.ts';

/** Most reasons a header carries. */
const mostReasons = 20;

/** Why parts and assemblies of a project have no price by themselves: codes with the number of positions, most frequent first. */
export const requestReasonsOf = ({
  parts,
  assemblyPrices,
}: Pick<ProjectPricing, 'parts' | 'assemblyPrices'>): NonNullable<Project['requestReasons']> => {
  const counts = new Map<string, number>();
  for (const { onRequest } of [...parts.values(), ...assemblyPrices.values()]) {
    for (const code of new Set(onRequest.map((remark) => remark.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, positionCount]) => ({ code, positionCount }))
    .toSorted((a, b) => b.positionCount - a.positionCount || (a.code < b.code ? -1 : 1))
    .slice(0, mostReasons);
};
