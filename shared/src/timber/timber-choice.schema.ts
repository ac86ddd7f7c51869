import { z } from 'zod';

const mm = (least: number, most: number) => z.number().min(least).max(most);

/** Where a plate sits in its wood: in a slot in the middle of it, on one face, or one on each of two opposite faces. */
export const timberSeats = ['slot', 'face', 'faces'] as const;

/** Which end of the plate, as it is drawn, goes into the wood. */
export const timberEnds = ['right', 'left', 'top', 'bottom'] as const;

export const timberFasteners = ['dowel', 'bolt'] as const;

/** The wood that goes with a plate, and how it takes the plate. Chosen for a part. */
export const timberChoiceSchema = z.strictObject({
  /** Breadth of the wood, square to the plate. */
  widthMm: mm(40, 500),
  /** Height of the wood, along the plate. */
  heightMm: mm(40, 1500),
  lengthMm: mm(100, 20_000),
  seat: z.enum(timberSeats),
  end: z.enum(timberEnds),
  /** How far the plate reaches into the wood, or over it, from the wood's end. */
  reachMm: mm(10, 5000),
  /** How far the middle of the plate lies above that of the wood. */
  offsetMm: mm(-1000, 1000),
  fastener: z.enum(timberFasteners),
  /** Slot wider than the plate by this (usual in timber CAD: 2 mm; none is stated by a standard). */
  slotPlayMm: mm(0, 10),
  /** Slot longer than the plate by this. */
  slotBeyondMm: mm(0, 100),
  /** Hole in the wood wider than a bolt (EN 1995-1-1, 10.4.3: at most 1 mm); a dowel's is as wide as the dowel. */
  boltPlayMm: mm(0, 1),
});
export type TimberChoice = z.infer<typeof timberChoiceSchema>;
