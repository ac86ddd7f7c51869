import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import { spanOf } from '../../geometry/body/span-of.ts';
import { toHundredth } from '../../geometry/measures/round.ts';
import type { PartFacts, Placement } from '../part-facts.schema.ts';
import { type PlacedBox, placedBox } from './placed-part.ts';

/** A piece of one assembly; `branch`: the assembly directly in it that holds the piece, or 0. */
export type Piece = { part: PartFacts; placement: Placement; branch: number; place: number; box: PlacedBox };

/** The pieces of one of each assembly, those of nested ones too. */
export const piecesByAssembly = (assemblies: readonly AssemblyFacts[], parts: readonly PartFacts[]) => {
  const at = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  const pieces = new Map<number, Piece[]>();
  for (const part of parts) {
    if (part.assembly === null || part.taken === 'left-out') continue;
    let [count, branch] = [part.quantitySingle, 0];
    for (let holder = at.get(part.assembly); holder !== undefined; holder = at.get(holder.parent ?? 0)) {
      const list = pieces.get(holder.index) ?? [];
      for (const [place, placement] of part.placements.slice(0, count).entries())
        list.push({ part, placement, branch, place, box: placedBox(part, placement) });
      pieces.set(holder.index, list);
      [count, branch] = [count * holder.quantity, holder.index];
    }
  }
  return pieces;
};

/** Size of one assembly along the axes of the project, mm; null when none of its pieces is placed. */
export const sizeOfPieces = (pieces: readonly Piece[]): [number, number, number] | null => {
  if (pieces.length === 0) return null;
  return ([0, 1, 2] as const).map((axis) => {
    const [low] = spanOf(pieces.map(({ box }) => box.min[axis]));
    const [, high] = spanOf(pieces.map(({ box }) => box.max[axis]));
    return toHundredth(high - low);
  }) as [number, number, number];
};
