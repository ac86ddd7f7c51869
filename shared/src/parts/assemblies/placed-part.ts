import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { pointIn, spanOf } from '../../geometry/body/vectors.ts';
import { toHundredth } from '../../geometry/measures/round.ts';
import type { PartFacts, Placement } from '../part-facts.schema.ts';

/** Box around a placed piece's blank, project coordinates, mm. */
export type PlacedBox = { min: Vector; max: Vector };

export const placedBox = ({ body }: PartFacts, placement: Placement): PlacedBox => {
  const { length, height, width } = body.blankMm;
  const corners = [0, length].flatMap((x) =>
    [0, height].flatMap((y) => [0, width].map((z) => pointIn(placement, [x, y, z]))),
  );
  const spans = ([0, 1, 2] as const).map((axis) => spanOf(corners.map((corner) => corner[axis])));
  return { min: spans.map(([low]) => low) as Vector, max: spans.map(([, high]) => high) as Vector };
};

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
