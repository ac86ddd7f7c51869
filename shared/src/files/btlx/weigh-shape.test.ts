import { expect, test } from 'vitest';
import { weighShape } from './weigh-shape.ts';

const blank = { length: 300, height: 10, width: 200 };
const shape = (y: number, z: number, volumeMm3 = 300 * y * z) => ({
  volumeMm3,
  from: [0, 0, 0] as [number, number, number],
  to: [300, y, z] as [number, number, number],
});

test('a mesh that fits its box is a check of the solid', () => {
  expect(weighShape(shape(10.4, 200), blank)).toEqual({ blankMm: blank, volumeMm3: 624_000, remarks: [] });
});

test('a mesh that fits only with y along the width is followed', () => {
  const { blankMm, volumeMm3, remarks } = weighShape(shape(200, 10), blank);
  expect(blankMm).toEqual({ length: 300, height: 200, width: 10 });
  expect(volumeMm3).toBe(600_000);
  expect(remarks).toEqual([{ code: 'note.axes-swapped', values: { heightMm: 200, widthMm: 10 } }]);
});

test.each([
  ['larger than the box', shape(50, 250)],
  ['beside the box', { ...shape(10, 200), from: [-20, 0, 0] as [number, number, number] }],
  ['of more volume than the box', shape(10, 200, 700_000)],
])('a mesh %s is dropped with a warning', (_what, mesh) => {
  expect(weighShape(mesh, blank)).toEqual({
    blankMm: blank,
    volumeMm3: null,
    remarks: [{ code: 'warn.shape-outside', values: {} }],
  });
});

test('without a mesh there is nothing to say', () => {
  expect(weighShape(null, blank)).toEqual({ blankMm: blank, volumeMm3: null, remarks: [] });
});
