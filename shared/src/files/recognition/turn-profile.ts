import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { isOneSided } from '../../catalogue/match-section.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import { type MadeFrom, measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';

type Measured = { body: Body; measured: ReturnType<typeof measureBody> };

const turns = [
  { flipY: false, flipZ: false },
  { flipY: true, flipZ: false },
  { flipY: false, flipZ: true },
  { flipY: true, flipZ: true },
];

/** Drillings that meet no wall. */
const missesOf = ({ body, measured }: Measured): number => {
  const drillings = body.processings.filter(({ kind, carriedOut }) => kind === 'Drilling' && carriedOut).length;
  const met = measured.measures.holes.reduce((sum, hole) => sum + hole.count, 0);
  return Math.max(0, drillings - met);
};

/**
 * Measures a body; a profile whose holes would lie beside its legs is mirrored so that the fewest do
 * (a file does not say on which side of the box an angle or a channel has its material).
 */
export const measureMirrored = (kernel: Kernel, body: Body, profile: Profile | null, madeFrom: MadeFrom): Measured => {
  const { section } = body;
  const measure = (turned: Body): Measured => ({
    body: turned,
    measured: measureBody(kernel, turned, profile, madeFrom),
  });
  let best = measure(body);
  if (section.kind !== 'profile' || profile === null || !isOneSided(profile.family)) return best;
  for (const turn of turns) {
    if (missesOf(best) === 0) return best;
    const other = measure({ ...body, section: { ...section, ...turn } });
    if (missesOf(other) < missesOf(best)) best = other;
  }
  return best;
};

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
