import type { Vector } from '../../geometry/body/body.schema.ts';

/** A flat face of a part, in part coordinates; its corners run counter-clockwise seen from outside. */
export type Face = {
  corners: Vector[];
  /** For each edge from its corner on: no seam runs along it, as it only crosses the thickness. */
  isEnd: boolean[];
  normal: Vector;
  /** The mouth of a hollow section at this end of the bar: corners of its void. */
  mouth?: { end: 'start' | 'end'; corners: Vector[] };
};

/** A round hole's axis, and where it starts. */
export type Axis = { start: Vector; direction: Vector };
