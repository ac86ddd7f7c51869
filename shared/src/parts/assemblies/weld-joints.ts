import type { Assembly, Part } from '../part.ts';
import { wallThicknessMm } from '../wall-thickness.ts';
import { type ProvenWeld, proveWeld } from './prove-weld.ts';
import type { WeldJoint, WeldProof } from './weld-proof.record.ts';

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
