import { beforeAll, expect, test } from 'vitest';
import { circle, polyline, readingOf, rectangle, sampleDxf, text } from '../../../test/files/sample-dxf.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { withAnswers } from './drawing-answers.ts';
import {
  answersOf,
  type DrawingQuestions,
  drawingQuestions,
  type Filled,
  proposedGrade,
  sizeIn,
} from './drawing-questions.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const read = (file: string | Uint8Array) => readingOf(file, { catalogue: seedCatalogue(), kernel });
const plates = rectangle(0, 0, 20, 10) + rectangle(30, 0, 40, 10);
const asked = (file: string): DrawingQuestions => drawingQuestions(read(file)) as DrawingQuestions;
const filled: Filled = { unit: null, thicknessMm: Number.NaN, grade: null, parts: {} };

test('a drawing that says its unit and every thickness asks nothing', () => {
  expect(drawingQuestions(read(sampleDxf(plates + text(5, 5, 't=10') + text(35, 5, 't=8'))))).toBeNull();
});

test('a drawing without a thickness or a unit is asked about, with what it says', () => {
  const questions = asked(sampleDxf(plates + text(5, 5, 't=10 S355 4x'), { unit: 0 }));
  expect(questions.likelyUnit).toBe('mm');
  expect(questions.parts.map(({ thicknessMm, grade, quantity }) => [thicknessMm, grade, quantity])).toEqual([
    [10, 'S355JR', 4],
    [null, null, 1],
  ]);
  expect(questions.parts.map((part) => sizeIn(part, 'cm'))).toEqual([
    [200, 100],
    [400, 100],
  ]);
  expect(asked(sampleDxf(plates)).likelyUnit).toBeNull();
});

test.each([
  ['none is named', '', 'S235JR'],
  ['another part has one', text(5, 5, 'S355'), 'S355JR'],
  ['all parts have one', text(5, 5, 'S355') + text(35, 5, 'S355'), null],
])('the grade that is proposed where %s', (_, texts, grade) => {
  const offered = seedCatalogue().grades.map((each) => each.grade);
  expect(proposedGrade(asked(sampleDxf(plates + texts)), offered)).toBe(grade);
  expect(proposedGrade(asked(sampleDxf(plates + texts)), [])).toBeNull();
});

test('answers for all leave what texts say of one part, and confirm it', () => {
  const file = sampleDxf(plates + text(5, 5, 't=10 S355 4x'), { unit: 0 });
  const answers = answersOf(asked(file), {
    unit: 'cm',
    thicknessMm: 8,
    grade: 'S235JR',
    parts: { 2: { quantity: 3 } },
  });
  expect(answers).toEqual({
    unit: 'cm',
    all: { thicknessMm: 8, grade: 'S235JR' },
    parts: { '1': { thicknessMm: 10, grade: 'S355JR', quantity: 4 }, '2': { quantity: 3 } },
  });
  const { parts } = read(withAnswers(new TextEncoder().encode(file), answers));
  expect(parts.map(({ thicknessMm, grade, quantity, taken }) => [thicknessMm, grade, quantity, taken])).toEqual([
    [10, 'S355JR', 4, 'recognised'],
    [8, 'S235JR', 3, 'recognised'],
  ]);
});

test('what is left empty is no answer; a thickness of its own counts before that of all', () => {
  const questions = asked(sampleDxf(plates));
  expect(answersOf(questions, filled)).toEqual({});
  const own = { ...filled, thicknessMm: 8, parts: { 1: { thicknessMm: 12 }, 2: { thicknessMm: Number.NaN } } };
  expect(answersOf(questions, own)).toEqual({ all: { thicknessMm: 8 }, parts: { '1': { thicknessMm: 12 } } });
});

test('the picture is outline and openings, top up', () => {
  const { parts } = asked(
    sampleDxf(
      polyline([
        [0, 0],
        [100, 0, 1],
        [100, 50],
        [0, 50],
      ]) + circle(20, 20, 5),
    ),
  );
  expect(parts[0]?.picture).toBe('M0 50L100 50A25 25 0 0 0 100 0L0 0L0 50M25 30A5 5 0 0 1 15 30A5 5 0 0 1 25 30Z');
  expect(asked(sampleDxf(rectangle(0, 0, 20, 10))).parts[0]?.picture).toBe('M0 0H20V10H0Z');
});
