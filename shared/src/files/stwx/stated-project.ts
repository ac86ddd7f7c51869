import type { PartFacts } from '../../parts/part-facts.ts';
import type { AssemblyFacts } from '../reading.ts';

/** A position as whoever makes it states it: nothing is left to recognise, everything is left to measure. */
export type StatedPart = Pick<
  PartFacts,
  | 'name'
  | 'drawingNumber'
  | 'assembly'
  | 'quantitySingle'
  | 'category'
  | 'profileId'
  | 'profileName'
  | 'grade'
  | 'thicknessMm'
  | 'body'
  | 'placements'
  | 'surface'
  | 'ralNumber'
  | 'userAttributes'
  | 'colour'
  | 'taken'
>;

/** A project stated in full: what is written as .stwx and read again without loss. Assemblies: parents before children. */
export type StatedProject = { name: string; assemblies: AssemblyFacts[]; parts: StatedPart[] };
