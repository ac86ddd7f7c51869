import { expect, it, test } from 'vitest';
import { checkSinglePart } from './check-single-part.ts';
import type { PlateForm } from './single-part-form.schema.ts';

const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const round = (sizeMm: number) => ({ shape: 'round', sizeMm }) as const;
const plate = (more: Partial<PlateForm>): PlateForm => ({
  kind: 'plate',
  name: 'Lasche',
  drawingNumber: '',
  quantity: 1,
  grade: 'S235JR',
  lengthMm: 200,
  widthMm: 100,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
  ...more,
});
const hole = (xMm: number, yMm: number, diameterMm: number, grid: PlateForm['openings'][0]['grid'] = null) =>
  ({ kind: 'hole', xMm, yMm, diameterMm, grid }) as const;
const slot = (lengthMm: number, angleDeg: number) =>
  ({ kind: 'slot', xMm: 100, yMm: 50, lengthMm, widthMm: 20, angleDeg, grid: null }) as const;

it('a plate in order has no problem', () =>
  expect(
    checkSinglePart(plate({ corners: [round(49), round(50), sharp, sharp], openings: [hole(100, 50, 90)] })),
  ).toEqual([]));

test.each([
  ['no name', plate({ name: ' ' }), [{ code: 'name-missing' }]],
  ['a length that is not filled in', plate({ lengthMm: Number.NaN }), [{ code: 'value-missing' }]],
  ['a length beyond its bounds', plate({ lengthMm: 20_001 }), [{ code: 'value-missing' }]],
  [
    'more openings than are counted',
    plate({ openings: [hole(50, 50, 1, { columns: 50, rows: 50, stepXMm: 0.1, stepYMm: 0.1 })] }),
    [{ code: 'openings-many' }],
  ],
  ['no grade', plate({ grade: '' }), [{ code: 'grade-missing' }]],
  [
    'corners over the whole width',
    plate({ corners: [sharp, round(50), round(50), sharp] }),
    [{ code: 'corners-meet', corner: 1 }],
  ],
  ['a hole over the left edge', plate({ openings: [hole(20, 50, 40)] }), [{ code: 'opening-outside', opening: 0 }]],
  ['a hole just inside', plate({ openings: [hole(20.1, 50, 40)] }), []],
  [
    'a grid that leaves the plate',
    plate({ openings: [hole(30, 50, 20, { columns: 3, rows: 1, stepXMm: 80, stepYMm: 0 })] }),
    [{ code: 'opening-outside', opening: 0 }],
  ],
  [
    'a grid without a step',
    plate({ openings: [hole(30, 50, 20, { columns: 2, rows: 1, stepXMm: 0, stepYMm: 0 })] }),
    [{ code: 'openings-overlap', opening: 0 }],
  ],
  ['a slot shorter than it is wide', plate({ openings: [slot(10, 0)] }), [{ code: 'slot-too-short', opening: 0 }]],
  ['a long slot along the plate', plate({ openings: [slot(150, 0)] }), []],
  ['the same slot across', plate({ openings: [slot(150, 90)] }), [{ code: 'opening-outside', opening: 0 }]],
] as const)('%s', (_, form, problems) => expect(checkSinglePart(form)).toEqual(problems));
