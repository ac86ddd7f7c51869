import { expect, test } from 'vitest';
import { bodyOf, workOn } from '../../../../test/geometry/sample-bodies.ts';
import { viewAxes } from '../view-axes.ts';
import { chooseDetail, drawnWholeUpTo } from './choose-detail.ts';
import type { Piece } from './paper-size.ts';

const size: [number, number, number] = [300, 10, 200];
const plate = bodyOf(size, [workOn(1, size).drill(60, 60, 14), workOn(1, size).drill(200, 100, 90)]);
const bolt = bodyOf([25, 8, 8]);

const rowOf = (count: number, body = plate): Piece[] =>
  Array.from({ length: count }, (_, n) => ({
    key: `piece ${n}`,
    body,
    profile: null,
    placements: [{ origin: [n * 50, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }],
  }));

test('few pieces are drawn as they are', () => {
  const pieces = rowOf(drawnWholeUpTo);
  expect(chooseDetail(pieces, viewAxes('FRONT'), 'list')).toEqual({ pieces, fineMm: 0 });
});

test('of many pieces the small holes go first, then all work, then the piece', () => {
  const axes = viewAxes('FRONT');
  const sheet = chooseDetail([...rowOf(300), ...rowOf(1, bolt)], axes, 'sheet');
  expect(sheet.fineMm).toBeCloseTo((299 * 50 + 300) / 1500, 6);
  expect(sheet.pieces[0]?.body.processings).toHaveLength(1);
  expect(sheet.pieces).toHaveLength(301);
  const list = chooseDetail([...rowOf(300), ...rowOf(1, bolt)], axes, 'list');
  expect(list.pieces[0]?.body.processings).toHaveLength(0);
  expect(list.pieces).toHaveLength(300);
});

test('beyond a number of cut-outs the smaller bodies lose theirs, of equal ones the later', () => {
  const { pieces } = chooseDetail(rowOf(1000), viewAxes('LEFT'), 'sheet');
  const cuts = pieces.map(({ body }) => body.processings.length);
  expect(cuts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(600);
  expect(cuts[0]).toBeGreaterThan(0);
  expect(cuts.at(-1)).toBe(0);
});

test('bodies that have become equal have one mesh', () => {
  const { pieces } = chooseDetail(rowOf(300), viewAxes('FRONT'), 'list');
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(1);
});
