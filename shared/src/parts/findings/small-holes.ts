import { stockOf } from '../stock-of.ts';
import type { Rule } from './rule.ts';

/** Holes that are smaller than their plate is thick: the laser does not cut them, they are drilled. */
export const smallHoles: Rule = ({ facts }) => {
  const { thicknessMm, measures } = facts;
  if (thicknessMm === null || facts.category !== 'FLAT' || stockOf(facts) !== 'plate') return [];
  const counts = new Map<number, number>();
  for (const { diameterMm, count } of measures.holes)
    if (diameterMm < thicknessMm - 1e-6) counts.set(diameterMm, (counts.get(diameterMm) ?? 0) + count);
  return [...counts].map(([diameterMm, count]) => ({
    code: 'warn.hole-smaller-than-thickness',
    values: { diameterMm, thicknessMm, count },
  }));
};
