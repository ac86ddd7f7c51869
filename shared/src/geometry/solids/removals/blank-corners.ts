import type { Body, Frame, Vector } from '../../body/body.schema.ts';
import { localIn } from '../../body/vectors.ts';

export const blankCorners = ({ length, height, width }: Body['blankMm']): Vector[] =>
  [0, length].flatMap((x) => [0, height].flatMap((y) => [0, width].map((z): Vector => [x, y, z])));

/** How far a tool reaches back above a plane: freely where no material lies above it, else not at all. */
export const reachBackMm = (frame: Frame, blankMm: Body['blankMm']): number =>
  blankCorners(blankMm).every((corner) => localIn(frame, corner)[2] < 1e-3) ? 10 : 0;
