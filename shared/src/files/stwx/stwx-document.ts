import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import type { StatedPart } from './stated-project.ts';

type Place = { id: string; line: number; column: number; element: string };

/** An assembly as the file has it: its parent and the parts of its welds named by their IDs. */
export type StwxAssembly = Place &
  Omit<AssemblyFacts, 'index' | 'parent' | 'seams'> & {
    parentId: string;
    welds: { partIds: [string, string]; aMm: number; lengthMm: number }[];
  };

/** A part as the file has it; keys that a catalogue may lack are left as written. */
export type StwxPart = Place &
  Omit<StatedPart, 'assembly' | 'body'> & {
    assemblyId: string;
    blankMm: PartFacts['body']['blankMm'];
    processings: PartFacts['body']['processings'];
    /** How the catalogue section lies in the blank, null for a box. */
    lie: { heightAxis: 'y' | 'z'; flipY: boolean; flipZ: boolean } | null;
    findings: Remark[];
  };

/** A .stwx document, references not yet followed. */
export type StwxDocument = {
  format: 'stwx';
  version: string;
  program: string;
  projectName: string;
  assemblies: StwxAssembly[];
  parts: StwxPart[];
  findings: Remark[];
};
