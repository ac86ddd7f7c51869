import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';

const steelDensities = { from: 7500, to: 8300 };
const defaultDensity = 7850;
const tolerance = 0.05;

/**
 * What the file's own weight (kg per piece, 0 = not known) says: a part that nothing names but that is as heavy as steel is a guess,
 * a weight more than 5 % off the solid's is a warning.
 */
export const checkWeight = (
  facts: Pick<PartFacts, 'taken' | 'reasons' | 'grade'>,
  fileKg: number,
  netVolumeMm3: number,
  grades: readonly Grade[],
): Pick<PartFacts, 'taken' | 'reasons'> & { findings: Remark[] } => {
  if (fileKg <= 0 || netVolumeMm3 <= 0) return { taken: facts.taken, reasons: facts.reasons, findings: [] };
  const kgPerM3 = Math.round((fileKg / netVolumeMm3) * 1e9);
  const isHeavy = kgPerM3 >= steelDensities.from && kgPerM3 <= steelDensities.to;
  const isUnnamed = facts.reasons.some((reason) => reason.code === 'left-out.nothing-named');
  if (isHeavy && isUnnamed)
    return { taken: 'guessed', reasons: [remarkOf('guessed.weight', { kgPerM3 })], findings: [] };
  const density = grades.find((grade) => grade.grade === facts.grade)?.densityKgPerM3 ?? defaultDensity;
  const computedKg = Math.round((netVolumeMm3 * density) / 1e6) / 1000;
  const differs = facts.taken !== 'left-out' && Math.abs(fileKg / computedKg - 1) > tolerance;
  return {
    taken: facts.taken,
    reasons: facts.reasons,
    findings: differs ? [remarkOf('warn.weight-differs', { fileKg, computedKg })] : [],
  };
};
