import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Placement } from '../../../parts/part-facts.schema.ts';
import type { Body, Vector } from '../../body/body.schema.ts';
import { blankCorners } from '../../solids/removals/drilling.ts';
import { placedPoint, project } from '../project-scene.ts';
import type { ViewAxes } from '../view-axes.ts';

/** The larger side of the drawing that pieces make, by their blanks, mm. */
export const paperSizeMm = (pieces: readonly Piece[], axes: ViewAxes): number => {
  const span = { left: 0, right: 0, low: 0, high: 0 };
  let isFirst = true;
  for (const { body, placements } of pieces) {
    const corners = blankCorners(body.blankMm);
    for (const placement of placements) {
      for (const corner of corners) {
        const [x, y] = project(placedPoint(corner, placement), axes);
        if (isFirst) [span.left, span.right, span.low, span.high] = [x, x, y, y];
        isFirst = false;
        span.left = Math.min(span.left, x);
        span.right = Math.max(span.right, x);
        span.low = Math.min(span.low, y);
        span.high = Math.max(span.high, y);
      }
    }
  }
  return Math.max(span.right - span.left, span.high - span.low);
};

/** The sizes of a body's blank, largest first, mm. */
export const blankSizes = ({ blankMm: { length, height, width } }: Body): Vector =>
  [length, height, width].sort((a, b) => b - a) as Vector;

/** A body to draw, at each place where it stands. */
export type Piece = {
  /** Names the body for ever, so that its mesh is made once. */
  key: string;
  body: Body;
  profile: Profile | null;
  /** null: in its own axes. */
  placements: readonly (Placement | null)[];
};
