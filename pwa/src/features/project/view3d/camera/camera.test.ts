import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { type View, viewAxes } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import { expect, test } from 'vitest';
import { axesOf, type Camera, directionOf, glideCamera, rayAt, spotOf } from './create-motion.ts';
import { fitCamera, panned, turned, zoomed } from './fit-camera.ts';

const views: View[] = ['TRI', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'];
const camera: Camera = { ...directionOf('TRI'), target: [10, 20, 30], mmPerPx: 2 };
const close = (a: readonly number[], b: readonly number[]) =>
  a.forEach((value, axis) => expect(value).toBeCloseTo(b[axis] ?? Number.NaN, 9));

test.each(views)('%s looks along the same axes as the drawing', (view) => {
  const [own, drawn] = [axesOf(directionOf(view)), viewAxes(view)];
  close(own.right, drawn.right);
  close(own.up, drawn.up);
  close(own.toViewer, drawn.toViewer);
});

test('the line of sight through the spot of a point meets the point', () => {
  const point: Vector = [-40, 75, 12];
  const { origin, direction } = rayAt(camera, spotOf(camera, point), 500);
  const along = point.reduce((sum, value, axis) => sum + (value - (origin[axis] ?? 0)) * (direction[axis] ?? 0), 0);
  close(
    origin.map((value, axis) => value + along * (direction[axis] ?? 0)),
    point,
  );
});

test('what is under the finger stays there while turning', () => {
  const pivot: Vector = [200, -30, 90];
  const next = turned(camera, { turnRad: 0.7, riseRad: -0.4 }, pivot);
  const [before, after] = [spotOf(camera, pivot), spotOf(next, pivot)];
  close([after.x, after.y], [before.x, before.y]);
});

test('turning stops upright over the part', () =>
  expect(turned(camera, { turnRad: 0, riseRad: 9 }, camera.target).riseRad).toBeCloseTo(Math.PI / 2));

test('panning moves the picture with the finger', () => {
  const [before, after] = [spotOf(camera, [0, 0, 0]), spotOf(panned(camera, { x: 30, y: -12 }), [0, 0, 0])];
  close([after.x - before.x, after.y - before.y], [30, -12]);
});

test('zooming keeps what is under the pointer and stops at the farthest', () => {
  const point: Vector = [300, 10, -50];
  const at = spotOf(camera, point);
  const nearer = spotOf(zoomed(camera, 3, { at, farthestMmPerPx: 100 }), point);
  close([nearer.x, nearer.y], [at.x, at.y]);
  expect(zoomed(camera, 1e-9, { at, farthestMmPerPx: 100 }).mmPerPx).toBe(100);
});

test('fitting fills the frame between its margins', () => {
  const box = Float64Array.from([0, 0, 0, 400, 0, 0, 0, 0, 100, 400, 50, 100]);
  const frame = { width: 500, height: 400, margin: { top: 60, right: 50, bottom: 20, left: 50 } };
  const fitted = fitCamera(box, directionOf('FRONT'), frame);
  expect(fitted.mmPerPx).toBeCloseTo(1);
  close(Object.values(spotOf(fitted, [0, 25, 50])), [-200, 20]);
  close(Object.values(spotOf(fitted, [400, 25, 50])), [200, 20]);
});

test('a glide ends exactly where it goes and turns the shorter way', () => {
  const from = { ...camera, turnRad: Math.PI * 0.9 };
  const to = { ...camera, turnRad: -Math.PI * 0.9, mmPerPx: 8 };
  expect(glideCamera(from, to, 1)).toBe(to);
  expect(glideCamera(from, to, 0.5).turnRad).toBeCloseTo(Math.PI);
  expect(glideCamera(from, to, 0.5).mmPerPx).toBeCloseTo(4);
});
