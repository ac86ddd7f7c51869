import type { Body, Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { meshBody } from '@knotenblech/shared/geometry/meshes/plain-mesh.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { expect, test } from 'vitest';
import { shadeMesh } from '../../../../worker/shade-mesh.ts';
import { type Camera, directionOf, rayAt, spotOf } from '../camera/create-motion.ts';
import { boundsOf, type Piece, placeOf } from '../stage/piece.ts';
import { pickHole } from './create-raycaster.ts';
import { holeRims } from './hole-rims.ts';
import { pickPiece } from './pick-piece.ts';
import { snapPoint } from './snap-point.ts';

const kernel = await loadKernel();
const drilling = (x: number, y: number, fields: Record<string, number | boolean>) => ({
  kind: 'Drilling',
  name: '',
  carriedOut: true,
  plane: { origin: [0, 0, 10] as Vector, xAxis: [1, 0, 0] as Vector, yAxis: [0, 1, 0] as Vector },
  side: null,
  parameters: { StartX: x, StartY: y, Angle: 0, Inclination: 90, DepthLimited: false, Depth: 0, ...fields },
  contours: [],
});
/** 300 x 200 x 10 with a hole of 18 through it at (60, 50) and a blind one of 30 at (200, 100), 6 deep. */
const body: Body = {
  blankMm: { length: 300, height: 200, width: 10 },
  section: { kind: 'box' },
  processings: [drilling(60, 50, { Diameter: 18 }), drilling(200, 100, { Diameter: 30, DepthLimited: true, Depth: 6 })],
};
const mesh = shadeMesh(meshBody(kernel, body, null));
const shape = { body, profile: null, mesh, rough: null, ...boundsOf(mesh.positions) };
const pieceAt = (part: number, origin: Vector): Piece => ({
  part,
  shape,
  place: placeOf({ origin, xAxis: [1, 0, 0], yAxis: [0, 1, 0] }),
});
const [upper, lower] = [pieceAt(1, [0, 0, 100]), pieceAt(2, [0, 0, 0])];
const camera: Camera = { ...directionOf('TOP'), target: [150, 100, 0], mmPerPx: 0.5 };
const whole = { from: 0, to: 10_000 };
const pick = (point: Vector, stretch = whole, pieces = [lower, upper]) =>
  pickPiece(pieces, rayAt(camera, spotOf(camera, point), 1000), stretch);

test('the piece before the others is picked, on its face', () => {
  const hit = pick([150, 150, 0]);
  expect(hit?.piece.part).toBe(1);
  expect(hit?.point[2]).toBeCloseTo(110);
});
test('through a hole the piece behind is picked, beside both nothing', () => {
  expect(pick([60, 50, 0], whole, [upper, pieceAt(2, [20, 0, 0])])?.piece.part).toBe(2);
  expect(pick([400, 0, 0])).toBeNull();
});
test('within a section the cut face is picked', () =>
  expect(pick([150, 150, 0], { from: 895, to: 10_000 })?.point[2]).toBeCloseTo(105));

const snap = (point: Vector, withinPx = 12) =>
  snapPoint([upper], { camera, spot: spotOf(camera, point), withinPx, isSeen: ([, , z]) => z > 109 });

test('a spot near a corner snaps to the corner that is seen', () =>
  expect(snap([297, 3, 0])).toEqual({ kind: 'corner', point: [300, 0, 110] }));
test('a spot near an edge snaps to the place on it', () => {
  const found = snap([150, 4, 0]);
  expect(found?.kind).toBe('edge');
  expect(found?.point.map((value) => Math.round(value * 1000) / 1000)).toEqual([150, 0, 110]);
});
test('a spot in the middle of a face snaps to nothing', () => expect(snap([150, 60, 0])).toBeNull());

const hole = (point: Vector, pieces = [upper]) =>
  pickHole(pieces, {
    camera,
    spot: spotOf(camera, point),
    met: pick(point, whole, pieces)?.point ?? null,
    isKept: () => true,
  });

test('a hole through the plate has two rims, a blind one too', () =>
  expect(holeRims(shape).map(({ diameterMm }) => diameterMm)).toEqual([18, 18, 30, 30]));
test('a hole is told with the diameter of its processing, also when looked through', () => {
  expect(hole([64, 53, 0])?.diameterMm).toBe(18);
  expect(hole([64, 53, 0])?.centre.map(Math.round)).toEqual([60, 50, 110]);
});
test('a blind hole is told at its mouth', () => {
  expect(hole([210, 105, 0])?.diameterMm).toBe(30);
  expect(hole([210, 105, 0])?.centre.map(Math.round)).toEqual([200, 100, 110]);
});
test('a hole behind steel and the face beside a hole are none', () => {
  expect(hole([80, 50, 0])).toBeNull();
  expect(hole([64, 53, 0], [lower, pieceAt(1, [60, 60, 100])])).not.toBeNull();
  expect(hole([90, 90, 0], [pieceAt(2, [30, 40, 0]), upper])).toBeNull();
});
