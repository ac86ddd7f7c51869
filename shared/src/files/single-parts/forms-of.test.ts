import { expect, test } from 'vitest';
import { formsWith, markOfForms } from './forms-of.ts';
import type { PlateForm } from './single-part-form.schema.ts';

const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const plate = (name: string): PlateForm => ({
  kind: 'plate',
  name,
  drawingNumber: '',
  quantity: 1,
  grade: 'S235JR',
  lengthMm: 300,
  widthMm: 200,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
});
const parts = [
  { index: 2, form: plate('B') },
  { index: 1, form: plate('A') },
];

test('a form takes its place among the others, or comes after them', () => {
  expect(formsWith(parts, 1, plate('C')).map(({ name }) => name)).toEqual(['C', 'B']);
  expect(formsWith(parts, 3, plate('C')).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

test('the mark does not depend on the order in which the fields of a form are stored', () => {
  const stored = Object.fromEntries(Object.entries(plate('A')).toReversed()) as PlateForm;
  expect(markOfForms([stored])).toBe(markOfForms([plate('A')]));
});

test('another form, another order, one form more or less have another mark', () => {
  const marks = [
    [plate('A'), plate('B')],
    [plate('B'), plate('A')],
    [plate('A')],
    [plate('A'), { ...plate('B'), quantity: 2 }],
    [],
  ].map(markOfForms);
  expect(new Set(marks).size).toBe(marks.length);
  expect(marks.every((mark) => /^[0-9a-f]{8}$/.test(mark))).toBe(true);
});
