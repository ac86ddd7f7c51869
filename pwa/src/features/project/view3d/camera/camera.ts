import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { type View, type ViewAxes, viewAxes } from '@knotenblech/shared/geometry/drawing/view-axes.ts';

/** Where the user looks from, along parallel lines; z is up. */
export type Camera = Direction & {
  /** What stands in the middle of the picture, mm. */
  target: Vector;
  mmPerPx: number;
};

/** Turned about z, and risen above the floor. 0 and 0 is the view from the front. */
export type Direction = { turnRad: number; riseRad: number };

/** px from the middle of the picture, y downwards. */
export type Spot = { x: number; y: number };

export type Ray = { origin: Vector; direction: Vector };

/** Right, up and viewer of a camera; for the seven views those of the drawings. */
export const axesOf = ({ turnRad, riseRad }: Direction): ViewAxes => {
  const [sin, cos] = [Math.sin(turnRad), Math.cos(turnRad)];
  const [rise, lie] = [Math.sin(riseRad), Math.cos(riseRad)];
  return { right: [cos, sin, 0], up: [-sin * rise, cos * rise, lie], toViewer: [sin * lie, -cos * lie, rise] };
};

export const directionOf = (view: View): Direction => {
  const { right, toViewer } = viewAxes(view);
  return { turnRad: Math.atan2(right[1], right[0]), riseRad: Math.asin(Math.max(-1, Math.min(1, toViewer[2]))) };
};

/** Where a point is seen. */
export const spotOf = (camera: Camera, point: Vector): Spot => {
  const { right, up } = axesOf(camera);
  const offset = subtract(point, camera.target);
  return { x: dot(offset, right) / camera.mmPerPx, y: -dot(offset, up) / camera.mmPerPx };
};

/** The line of sight through a spot, from `reachMm` before the target. */
export const rayAt = (camera: Camera, { x, y }: Spot, reachMm: number): Ray => {
  const { right, up, toViewer } = axesOf(camera);
  const across = add(times(right, x * camera.mmPerPx), times(up, -y * camera.mmPerPx));
  return { origin: add(add(camera.target, across), times(toViewer, reachMm)), direction: times(toViewer, -1) };
};
