import type { Vector } from '../body/body.schema.ts';
import { subtract } from '../body/vectors.ts';
import { type PlacedMesh } from './limit-meshes.ts';
import { placedPoint, project } from './project-scene.ts';
import type { View, ViewAxes } from './view-axes.ts';

/** An overall dimension; points in drawing coordinates (mm, y down). The dimension line is drawn beside from-to in the direction `away`. */
export type Dimension = {
  from: [number, number];
  to: [number, number];
  away: [number, number];
  label: [number, number];
  text: string;
};

type Box = { min: Vector; max: Vector };

/** Bounding box of all pieces, along the project's axes (those of the part when it is not placed). */
export const sceneBox = (meshes: PlacedMesh[]): Box => {
  const box: Box = {
    min: [0, 1, 2].map(() => Number.POSITIVE_INFINITY) as Vector,
    max: [0, 1, 2].map(() => Number.NEGATIVE_INFINITY) as Vector,
  };
  for (const { mesh, placement } of meshes) {
    const { positions } = mesh;
    for (let index = 0; index < positions.length; index += 3) {
      const point = placedPoint(
        [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0],
        placement,
      );
      for (const axis of [0, 1, 2] as const) {
        box.min[axis] = Math.min(box.min[axis], point[axis]);
        box.max[axis] = Math.max(box.max[axis], point[axis]);
      }
    }
  }
  return box;
};

/** Width below and height on the left; in TRI the three edges of the bounding box that stand free. */
export const overallDimensions = (view: View, box: Box, axes: ViewAxes, origin: [number, number]): Dimension[] => {
  const corners = freeEdges(view, box, axes);
  const middle = onSheet(box.min.map((value, axis) => (value + (box.max[axis] ?? 0)) / 2) as Vector, axes, origin);
  return corners.map(([from, to]) => {
    const [a, b] = [onSheet(from, axes, origin), onSheet(to, axes, origin)];
    const label: [number, number] = [hundredth((a[0] + b[0]) / 2), hundredth((a[1] + b[1]) / 2)];
    const length = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
    const side: [number, number] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    const outwards = side[0] * (label[0] - middle[0]) + side[1] * (label[1] - middle[1]) < 0 ? -1 : 1;
    return {
      from: a,
      to: b,
      away: [hundredth(side[0] * outwards), hundredth(side[1] * outwards)],
      label,
      text: inMm(from, to),
    };
  });
};

const onSheet = (point: Vector, axes: ViewAxes, [left, top]: [number, number]): [number, number] => {
  const [right, up] = project(point, axes);
  return [hundredth(right - left), hundredth(top - up)];
};

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;

/** German: decimal comma, no thousands mark, at most one decimal, as on shop drawings. */
const inMm = (from: Vector, to: Vector): string => {
  const [x, y, z] = subtract(to, from);
  const tenths = Math.round(Math.sqrt(x * x + y * y + z * z) * 10 + 1e-6);
  return tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)},${tenths % 10}`;
};

/** Edges of the box to measure along, as pairs of corners in reading order. */
const freeEdges = (view: View, { min, max }: Box, axes: ViewAxes): [Vector, Vector][] => {
  const low = (axis: 0 | 1 | 2, direction: Vector) => (direction[axis] >= 0 ? min[axis] : max[axis]);
  const high = (axis: 0 | 1 | 2, direction: Vector) => (direction[axis] >= 0 ? max[axis] : min[axis]);
  if (view === 'TRI') {
    const [x, y, z] = [min[0], min[1], min[2]];
    return [
      [
        [x, y, z],
        [max[0], y, z],
      ],
      [
        [x, max[1], z],
        [x, y, z],
      ],
      [
        [max[0], y, z],
        [max[0], y, max[2]],
      ],
    ];
  }
  const at = (right: typeof low, up: typeof low): Vector => {
    const point: Vector = [min[0], min[1], min[2]];
    for (const axis of [0, 1, 2] as const) {
      if (axes.right[axis] !== 0) point[axis] = right(axis, axes.right);
      if (axes.up[axis] !== 0) point[axis] = up(axis, axes.up);
    }
    return point;
  };
  return [
    [at(low, low), at(high, low)],
    [at(low, low), at(low, high)],
  ];
};
