import type { Vector } from '../geometry/body.ts';
import type { Axis, Face } from '../geometry/seams/part-faces.ts';
import { spanOf } from '../geometry/sections/span-of.ts';
import { directionIn, pointIn } from '../geometry/vectors.ts';
import type { PartFacts, Placement } from '../parts/part-facts.ts';

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

export const placedFace = (face: Face, placement: Placement): Face => ({
  ...face,
  corners: face.corners.map((corner) => pointIn(placement, corner)),
  normal: directionIn(placement, face.normal),
  ...(face.mouth && {
    mouth: { end: face.mouth.end, corners: face.mouth.corners.map((corner) => pointIn(placement, corner)) },
  }),
});

export const placedHoles = (holes: readonly Axis[], placement: Placement): Axis[] =>
  holes.map(({ start, direction }) => ({
    start: pointIn(placement, start),
    direction: directionIn(placement, direction),
  }));
