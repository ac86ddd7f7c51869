import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import { piecesByAssembly, sizeOfPieces } from '../../parts/assemblies/assembly-pieces.ts';
import type { Assembly, Part } from '../../parts/part.ts';

/** Size along the axes of the project, mm, largest first; null when no piece is placed. */
export type AssemblySize = readonly [number, number, number] | null;

const known = new WeakMap<AssemblyFacts, AssemblySize>();

/** Sizes of assemblies with all that is nested in them, by index; kept per reading, whose placements never change. */
export const assemblySizes = (
  assemblies: readonly Assembly[],
  parts: readonly Part[],
): ReadonlyMap<number, AssemblySize> => {
  if (assemblies.some(({ facts }) => !known.has(facts))) {
    const pieces = piecesByAssembly(
      assemblies.map(({ facts }) => facts),
      parts.map(({ facts }) => facts),
    );
    for (const { facts, index } of assemblies) {
      const size = sizeOfPieces(pieces.get(index) ?? []);
      known.set(facts, size && ([...size].sort((a, b) => b - a) as unknown as AssemblySize));
    }
  }
  return new Map(assemblies.map(({ facts, index }) => [index, known.get(facts) ?? null]));
};
