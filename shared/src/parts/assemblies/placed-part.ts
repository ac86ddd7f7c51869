import type { Vector } from '../../geometry/body/body.schema.ts';
import { spanOf } from '../../geometry/body/span-of.ts';
import { cross, directionIn, pointIn } from '../../geometry/body/vectors.ts';
import type { PartFacts, Placement } from '../part-facts.schema.ts';
import type { Axis, Face } from './face.ts';

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

/** The faces of a part where a piece of it lies. */
export const placedFaces = (faces: readonly Face[], placement: Placement): Face[] => {
  const placed = placerOf(placement);
  return faces.map(({ corners, isEnd, normal, mouth }) => ({
    corners: corners.map(placed),
    isEnd,
    normal: directionIn(placement, normal),
    ...(mouth && { mouth: { end: mouth.end, corners: mouth.corners.map(placed) } }),
  }));
};

/** Moves points into the project, as pointIn does, with what all of them share computed once. */
const placerOf = ({ origin: [x, y, z], xAxis: a, yAxis: b }: Placement): ((point: Vector) => Vector) => {
  const c = cross(a, b);
  return ([u, v, w]) => [
    x + a[0] * u + b[0] * v + c[0] * w,
    y + a[1] * u + b[1] * v + c[1] * w,
    z + a[2] * u + b[2] * v + c[2] * w,
  ];
};

export const placedHoles = (holes: readonly Axis[], placement: Placement): Axis[] =>
  holes.map(({ start, direction }) => ({
    start: pointIn(placement, start),
    direction: directionIn(placement, direction),
  }));
