import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';

/** Half of space: the points p with normal . p >= offset; the normal has length 1. */
export type HalfSpace = { normal: Vector; offset: number };

/** What one processing takes away, in part coordinates (mm). */
export type Removal =
  /** All that lies in every one of the half-spaces. */
  | { kind: 'convex'; within: HalfSpace[] }
  /** A cylinder from `start` along `direction` (unit); `depthMm` null: without end. `backMm`: how far it also reaches backwards. */
  | { kind: 'cylinder'; start: Vector; direction: Vector; radiusMm: number; depthMm: number | null; backMm: number }
  /** Square to a plane, from `backMm` above it down to `depthMm` (null: without end): inside the loops by even-odd, or all but that. */
  | { kind: 'prism'; frame: Frame; loops: Path[]; outside: boolean; depthMm: number | null; backMm: number }
  /** A ball. */
  | { kind: 'ball'; centre: Vector; radiusMm: number }
  /** A closed surface of triangles, counter-clockwise seen from outside: what no other kind describes. */
  | { kind: 'polyhedron'; points: Vector[]; triangles: [number, number, number][] }
  /** What lies in every one of these. */
  | { kind: 'common'; of: Removal[] }
  /** What lies in `of` and in none of `kept`. */
  | { kind: 'less'; of: Removal; kept: Removal[] };

/** The removals of a processing, or why there are none: it takes no material, or it cannot be made into geometry. */
export type Removals = Removal[] | 'nothing' | 'unmade';

/** What a processing on its plane takes from a blank, by the element's name in the file. */
export type Makers = Readonly<
  Record<string, (work: { processing: Processing; frame: Frame; blankMm: Body['blankMm'] }) => Removals>
>;
