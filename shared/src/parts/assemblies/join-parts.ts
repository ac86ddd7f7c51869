import type { Profile } from '../../catalogue/profile.schema.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import { findSeams } from './find-seams.ts';

type Joined = { assemblies: AssemblyFacts[]; parts: PartFacts[] };

/** Gives assemblies the seams that their touching parts have room for, unless the file states theirs, and hollow sections the ends that are closed. */
export const joinParts = (given: Joined, profiles: readonly Profile[]): Joined => {
  if (given.assemblies.length === 0) return given;
  const named = new Set(given.parts.map((part) => part.profileId));
  const used = new Map(profiles.filter((profile) => named.has(profile.id)).map((profile) => [profile.id, profile]));
  const { seams, cappedEnds } = findSeams(given.assemblies, given.parts, used);
  return {
    assemblies: given.assemblies.map((assembly) => {
      const found = seams.get(assembly.index);
      return assembly.seams !== undefined || found === undefined ? assembly : { ...assembly, seams: found };
    }),
    parts: given.parts.map((part) => {
      const ends = cappedEnds.get(part.index);
      return ends === undefined ? part : { ...part, cappedEnds: ends };
    }),
  };
};
