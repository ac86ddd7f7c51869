/** Strength of a steel for fillet welds: N/mm2 for walls up to 40 mm, and the correlation factor. */
export type WeldStrength = { fuNPerMm2: number; betaW: number };

/** EN 1993-1-1 table 3.1 (EN 10025-2, walls up to 40 mm) with EN 1993-1-8 table 4.1. */
const strengths: readonly [prefix: string, strength: WeldStrength][] = [
  ['S235', { fuNPerMm2: 360, betaW: 0.8 }],
  ['S275', { fuNPerMm2: 430, betaW: 0.85 }],
  ['S355', { fuNPerMm2: 490, betaW: 0.9 }],
];

const gammaM2 = 1.25;
export const thickestWallMm = 40;

/** Strength by grade ('S355J2H' as S355); null where the simplified method has no value for it. */
export const weldStrengthOf = (grade: string | null): WeldStrength | null =>
  strengths.find(([prefix]) => grade?.startsWith(prefix))?.[1] ?? null;

/** f_vw,d = f_u / (sqrt(3) beta_w gamma_M2), N/mm2 (EN 1993-1-8, 4.5.3.3). */
export const shearStrength = ({ fuNPerMm2, betaW }: WeldStrength) => fuNPerMm2 / (Math.sqrt(3) * betaW * gammaM2);
