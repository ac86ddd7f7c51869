import type { Vector } from '../body/body.schema.ts';
import { dot } from '../body/vectors.ts';
import { hiddenLines, type VisibleLine } from './hidden-lines.ts';
import { limitMeshes, type PlacedMesh } from './limit-meshes.ts';
import { type Dimension, overallDimensions, sceneBox } from './overall-dimensions.ts';
import { pathData } from './path-data.ts';
import { projectScene } from './project-scene.ts';
import { type View, viewAxes } from './view-axes.ts';

export type { Dimension } from './overall-dimensions.ts';
export type { View } from './view-axes.ts';

/** A drawing at 1:1 in mm, origin top left, y down. Paths are SVG path data rounded to 0.01, coarser in large scenes. */
export type Drawing = {
  widthMm: number;
  heightMm: number;
  /** Every visible edge. */
  visible: string;
  /** The visible edges with nothing behind them: contour and openings, closed strokes where they close. */
  outline: string;
  dimensions: Dimension[];
  /** Where the left and the top of the drawing lie along the view's right and up, mm: from there what is known in space is put into it. */
  corner: [left: number, top: number];
};

/**
 * Draws pieces as lines with hidden lines removed: sharp edges and silhouettes, cut where they cross and kept where no face lies before them.
 * z is up; a piece without placement lies in its own axes. The same meshes give the same text everywhere. Very large scenes are simplified (limit-meshes.ts).
 * `fineMm`: the smallest measure that will be seen; coordinates are then no finer than a tenth of it.
 */
export const drawView = (
  meshes: PlacedMesh[],
  view: View,
  options: { dimensions?: boolean; fineMm?: number } = {},
): Drawing => {
  const shown = limitMeshes(meshes);
  const axes = viewAxes(view);
  const scene = projectScene(shown, axes);
  if (scene.points.length === 0)
    return { widthMm: 0, heightMm: 0, visible: '', outline: '', dimensions: [], corner: [0, 0] };
  const { left, right, top, bottom } = extent(scene.points);
  const lines = hiddenLines(scene);
  const stepMm = coordinateStepMm(options.fineMm ?? 0);
  const onSheet = ({ ends: [ax, ay, bx, by] }: VisibleLine): [number, number, number, number] => [
    ax - left,
    top - ay,
    bx - left,
    top - by,
  ];
  return {
    widthMm: Math.round((right - left) * 100) / 100,
    heightMm: Math.round((top - bottom) * 100) / 100,
    visible: pathData(lines.map(onSheet), stepMm),
    outline: pathData(lines.filter((line) => line.isOutline).map(onSheet), stepMm),
    dimensions: options.dimensions === true ? overallDimensions(view, sceneBox(shown), axes, [left, top]) : [],
    corner: [left, top],
  };
};

/** A point in space on a drawing, mm from its left and top. */
export const spotIn = (
  { corner: [left, top] }: Pick<Drawing, 'corner'>,
  view: View,
  point: Vector,
): [number, number] => {
  const { right, up } = viewAxes(view);
  return [dot(point, right) - left, top - dot(point, up)];
};

/** The power of ten that coordinates are rounded to. */
const coordinateStepMm = (fineMm: number): number => [10, 1, 0.1].find((step) => step * 10 <= fineMm) ?? 0.01;

const extent = (points: Float64Array) => {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  for (let index = 0; index < points.length; index += 3) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.max(top, y);
    bottom = Math.min(bottom, y);
  }
  return { left, right, top, bottom };
};
