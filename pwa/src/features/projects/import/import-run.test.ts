import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { countRuns, foundAfter, type ImportRun, newRun } from './import-run.ts';

test('what was left out and is taken since counts as made', () => {
  expect(foundAfter({ taken: 0, guessed: 0, leftOut: 30, warnings: 1 }, 30)).toEqual({
    taken: 30,
    guessed: 0,
    leftOut: 0,
    warnings: 1,
  });
});

test('a position that was dropped since counts as left out', () => {
  expect(foundAfter({ taken: 4, guessed: 2, leftOut: 1, warnings: 1 }, 5)).toEqual({
    taken: 3,
    guessed: 2,
    leftOut: 2,
    warnings: 1,
  });
  expect(foundAfter({ taken: 0, guessed: 2, leftOut: 0, warnings: 1 }, 1)).toEqual({
    taken: 0,
    guessed: 1,
    leftOut: 1,
    warnings: 1,
  });
});

test('while nothing was decided all is as it was found', () => {
  expect(foundAfter({ taken: 4, guessed: 2, leftOut: 1, warnings: 1 }, 6)).toEqual({
    taken: 4,
    guessed: 2,
    leftOut: 1,
    warnings: 1,
  });
});

const run = (fields: Partial<ImportRun>) => ({
  ...newRun({ id: newId<ProjectId>(), owner: 'owner', fileName: 'a.nc1' }),
  ...fields,
});

test('a file counts as read once it is a project, as open while something is to do, else as refused', () => {
  const done = run({ step: 'done' });
  const refusal = { code: 'E_XML', details: {} } as const;
  const runs = [done, run({ step: 'done', otherType: 'PDF' }), run({ step: 'reading' }), run({ refusal })];
  expect(countRuns(runs, () => false)).toEqual({ done: 1, open: 2, failed: 1 });
  expect(countRuns([done], () => true)).toEqual({ done: 0, open: 0, failed: 1 });
});
