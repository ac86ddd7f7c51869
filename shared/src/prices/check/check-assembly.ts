import { type Finding, findingsOf, type Use } from '../../parts/findings/part-findings.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';

/** Codes of what is said of parts that are welded together, with the names of their values. */
export const assemblyWarnings = {
  /** grades: joined by commas. */
  'warn.mixed-grades': ['grades'],
  'warn.thickness-ratio': ['thinMm', 'thickMm', 'most'],
} as const satisfies Record<`warn.${string}`, readonly string[]>;

export type AssemblyWarningCode = keyof typeof assemblyWarnings;

/** Steel that is dipped as one piece warps where one part is more than four times as thick as another (Strumet, design rules). */
const mostRatio = 4;

const thicknessOf = (facts: PartFacts): number => facts.thicknessMm ?? wallThicknessMm(facts).toNumber();

/** What is to be said of a welded assembly beside what its parts have: pure, of the taken parts that lie directly in it. */
export const checkAssembly = ({ isWelded, surface }: Assembly, parts: readonly Part[], use: Use): Finding[] =>
  isWelded ? findingsOf([...mixedGrades(parts, use), ...thicknessRatio(parts, surface)]) : [];

/** Parts of several grades in one component are marked from EXC2 on, so that nobody takes one for the other (EN 1090-2, 6.2). */
const mixedGrades = (parts: readonly Part[], { carriesLoads }: Use): Remark[] => {
  const grades = [...new Set(parts.flatMap(({ grade }) => grade ?? []))].sort();
  return carriesLoads && grades.length > 1
    ? [{ code: 'warn.mixed-grades', values: { grades: grades.join(', ') } }]
    : [];
};

const thicknessRatio = (parts: readonly Part[], surface: Assembly['surface']): Remark[] => {
  if (!isGalvanised(surface)) return [];
  const all = parts.map(({ facts }) => thicknessOf(facts)).filter((mm) => mm > 0);
  const [thinMm, thickMm] = [Math.min(...all), Math.max(...all)];
  return all.length > 1 && thickMm > mostRatio * thinMm + 1e-6
    ? [{ code: 'warn.thickness-ratio', values: { thinMm, thickMm, most: mostRatio } }]
    : [];
};
