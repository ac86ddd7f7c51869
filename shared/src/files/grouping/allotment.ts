import type { Placement } from '../../parts/part-facts.schema.ts';
import type { BtlxPart } from '../btlx/btlx-document.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';

/** Pieces of one part of the file that go to one assembly, or stay loose. */
export type Allotment = {
  part: BtlxPart;
  assembly: number | null;
  quantitySingle: number;
  quantity: number;
  placements: Placement[];
};

export type Grouping = { assemblies: AssemblyFacts[]; allotments: Allotment[] };

const placementsOf = (part: BtlxPart): Placement[] => part.pieces.map((piece) => piece.placement);

/** All pieces of a part in one place. */
export const wholePart = (part: BtlxPart, assembly: number | null): Allotment => ({
  part,
  assembly,
  quantitySingle: part.count,
  quantity: part.count,
  placements: placementsOf(part),
});
