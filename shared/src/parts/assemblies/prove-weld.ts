import { wallThicknessMm } from '../materials/zinc-surface.ts';
import type { Assembly, Part } from '../part.ts';
import type { WeldJoint, WeldProof } from './weld-proof.record.ts';

export type JoinedWall = { grade: string | null; wallMm: number };

/** A joint to prove: throat mm, length of all its runs mm, design force kN in whatever direction. */
export type WeldToProve = {
  aMm: number;
  lengthMm: number;
  runCount: number;
  forceKn: number;
  walls: readonly [JoinedWall, JoinedWall];
};

/** Why a joint is not proven; 'grade' and 'wall': the method has no value for it. */
export const weldProblems = [
  'grade',
  'wall',
  'thin-throat',
  'throat-for-wall',
  'thick-throat',
  'short-run',
  'force',
] as const;

export type WeldProblem = (typeof weldProblems)[number];

export type ProvenWeld = {
  strength: WeldStrength | null;
  /** f_vw,d, N/mm2, and times the throat, N per mm of seam. */
  shearNPerMm2: number;
  shearNPerMm: number;
  /** Effective length of one run and of all, mm. */
  runLengthMm: number;
  effectiveLengthMm: number;
  resistanceKn: number;
  /** Force by resistance; Infinity where nothing carries. */
  utilisation: number;
  problems: WeldProblem[];
  isProven: boolean;
};

/**
 * Proof of a fillet weld by the simplified method of EN 1993-1-8, 4.5.3.3: the resultant of all forces, in whatever direction,
 * against f_vw,d a l_eff of the weaker steel; l_eff = l - 2a for each run (4.5.1).
 */
export const proveWeld = (weld: WeldToProve): ProvenWeld => {
  const strength = weakerOf(weld.walls);
  const shearNPerMm2 = strength ? shearStrength(strength) : 0;
  const shearNPerMm = shearNPerMm2 * weld.aMm;
  const runLengthMm = Math.max(0, weld.lengthMm / weld.runCount - 2 * weld.aMm);
  const isShort = runLengthMm < leastRunMm(weld.aMm);
  const effectiveLengthMm = isShort ? 0 : runLengthMm * weld.runCount;
  const resistanceKn = (shearNPerMm * effectiveLengthMm) / 1000;
  const utilisation = resistanceKn > 0 ? weld.forceKn / resistanceKn : Number.POSITIVE_INFINITY;
  const problems = [
    ...limitsBroken(weld, strength),
    ...(isShort ? (['short-run'] as const) : []),
    ...(resistanceKn > 0 && utilisation > 1 ? (['force'] as const) : []),
  ];
  return {
    strength,
    shearNPerMm2,
    shearNPerMm,
    runLengthMm,
    effectiveLengthMm,
    resistanceKn,
    utilisation,
    problems,
    isProven: problems.length === 0,
  };
};

/** Shortest effective run that may carry, mm (4.5.1). */
export const leastRunMm = (aMm: number) => Math.max(30, 6 * aMm);

/** Throat that the thickest wall asks for, mm (DIN EN 1993-1-8/NA): sqrt(t) - 0.5, from 30 mm on at least 5. */
export const leastThroatMm = (thickMm: number) =>
  Math.max(3, thickMm >= 3 ? Math.sqrt(thickMm) - 0.5 : 0, thickMm >= 30 ? 5 : 0);

/** Largest throat that the thinnest wall takes, mm. */
export const mostThroatMm = (thinMm: number) => 0.7 * thinMm;

const weakerOf = (walls: WeldToProve['walls']): WeldStrength | null => {
  const [one, other] = walls.map(({ grade }) => weldStrengthOf(grade));
  if (!one || !other) return null;
  return one.fuNPerMm2 <= other.fuNPerMm2 ? one : other;
};

const tolerance = 1e-9;

const limitsBroken = ({ aMm, walls }: WeldToProve, strength: WeldStrength | null): WeldProblem[] => {
  const [thick, thin] = [Math.max(...walls.map((each) => each.wallMm)), Math.min(...walls.map((each) => each.wallMm))];
  const isThin = aMm < 3 - tolerance;
  return [
    ...(strength === null ? (['grade'] as const) : []),
    ...(thick > thickestWallMm ? (['wall'] as const) : []),
    ...(isThin ? (['thin-throat'] as const) : []),
    ...(!isThin && aMm < leastThroatMm(thick) - tolerance ? (['throat-for-wall'] as const) : []),
    ...(aMm > mostThroatMm(thin) + tolerance ? (['thick-throat'] as const) : []),
  ];
};

/** Strength of a steel for fillet welds: N/mm2 for walls up to 40 mm, and the correlation factor. */
type WeldStrength = { fuNPerMm2: number; betaW: number };

/** EN 1993-1-1 table 3.1 (EN 10025-2, walls up to 40 mm) with EN 1993-1-8 table 4.1. */
const strengths: readonly [prefix: string, strength: WeldStrength][] = [
  ['S235', { fuNPerMm2: 360, betaW: 0.8 }],
  ['S275', { fuNPerMm2: 430, betaW: 0.85 }],
  ['S355', { fuNPerMm2: 490, betaW: 0.9 }],
];

const gammaM2 = 1.25;

const thickestWallMm = 40;

/** Strength by grade ('S355J2H' as S355); null where the simplified method has no value for it. */
const weldStrengthOf = (grade: string | null): WeldStrength | null =>
  strengths.find(([prefix]) => grade?.startsWith(prefix))?.[1] ?? null;

/** f_vw,d = f_u / (sqrt(3) beta_w gamma_M2), N/mm2 (EN 1993-1-8, 4.5.3.3). */
const shearStrength = ({ fuNPerMm2, betaW }: WeldStrength) => fuNPerMm2 / (Math.sqrt(3) * betaW * gammaM2);

/** The seams of one size between two positions of an assembly, with what their proof needs. */
export type JointToProve = WeldJoint & {
  assembly: Assembly;
  joined: readonly [Part, Part];
  /** Length of all runs in one assembly, mm. */
  lengthMm: number;
  /** Both sides of each piece of the position of which there are more. */
  usualRunCount: number;
};

/** The joints of all assemblies whose positions are both made, in the order of the assemblies. */
export const weldJoints = (assemblies: readonly Assembly[], partAt: ReadonlyMap<number, Part>): JointToProve[] =>
  assemblies.flatMap((assembly) =>
    (assembly.facts.seams ?? []).flatMap(({ parts, aMm, lengthMm }): JointToProve[] => {
      const [one, other] = [partAt.get(parts[0]), partAt.get(parts[1])];
      if (!one?.isTaken || !other?.isTaken) return [];
      const usualRunCount = 2 * Math.max(one.quantitySingle, other.quantitySingle);
      return [{ assemblyIndex: assembly.index, assembly, parts, aMm, lengthMm, joined: [one, other], usualRunCount }];
    }),
  );

/** The proof of a joint under what the customer states of it. */
export const proveJoint = (
  { aMm, lengthMm, joined }: JointToProve,
  { forceKn, runCount }: Pick<WeldProof, 'forceKn' | 'runCount'>,
): ProvenWeld => {
  const wall = ({ grade, facts }: Part) => ({ grade, wallMm: wallThicknessMm(facts).toNumber() });
  return proveWeld({ aMm, lengthMm, runCount, forceKn, walls: [wall(joined[0]), wall(joined[1])] });
};
