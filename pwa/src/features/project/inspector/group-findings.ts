import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';

export type FindingGroup = { key: string; finding: Finding; parts: Part[] };

/** What is found at the parts of a project, equal findings once with all their parts: what is on request first, then the most frequent. */
export const groupFindings = (
  parts: readonly Part[],
  checks: ReadonlyMap<number, readonly Finding[]>,
): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const part of parts) {
    for (const finding of checks.get(part.index) ?? []) {
      const key = JSON.stringify([finding.code, finding.values]);
      const group = groups.get(key) ?? { key, finding, parts: [] };
      if (group.parts.at(-1) !== part) group.parts.push(part);
      groups.set(key, group);
    }
  }
  const rank = ({ finding }: FindingGroup) => (finding.effect === 'request' ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.parts.length - a.parts.length);
};
