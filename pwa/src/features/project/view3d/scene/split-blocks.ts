import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { boundsOf, type Piece, pointOutside } from '../stage/piece.ts';

const wantedPieces = 60;
const mostDepth = 4;

/** Pieces in up to sixteen heaps of neighbours: each is drawn as one, or not at all where none of it is in sight. */
export const splitBlocks = (pieces: readonly Piece[]): Piece[][] => {
  const placed = pieces.map((piece) => ({ piece, middle: middleOf(piece) }));
  return halved(placed, mostDepth).map((block) => block.map(({ piece }) => piece));
};

type Placed = { piece: Piece; middle: Vector };

const middleOf = ({ shape: { min, max }, place }: Piece): Vector => pointOutside(place, times(add(min, max), 0.5));

const halved = (placed: Placed[], depth: number): Placed[][] => {
  if (depth === 0 || placed.length <= wantedPieces) return placed.length > 0 ? [placed] : [];
  const { min, max } = boundsOf(placed.flatMap(({ middle }) => middle));
  const axis = longestOf([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  const sorted = placed.toSorted((a, b) => a.middle[axis] - b.middle[axis]);
  const half = Math.ceil(sorted.length / 2);
  return [...halved(sorted.slice(0, half), depth - 1), ...halved(sorted.slice(half), depth - 1)];
};

const longestOf = (sizes: Vector): 0 | 1 | 2 => {
  if (sizes[0] >= sizes[1] && sizes[0] >= sizes[2]) return 0;
  return sizes[1] >= sizes[2] ? 1 : 2;
};
