import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { expect, test } from 'vitest';
import { shownValues } from './project-values-dialog.tsx';

const before = { name: 'Halle', drawingId: 'Z-1', additionalText: '', comment: '' };
const typed = { ...before, name: 'Halle Nord' };
const project = { ...before, comment: 'vom Kollegen' } as Project;

test('what is typed stands in the fields and is to be saved', () =>
  expect(shownValues({ project, before, typed, isEditable: true })).toEqual({
    values: typed,
    isUnsaved: true,
    isLost: false,
  }));

test('a project that is closed meanwhile shows its own values: nothing is left to save, and what was typed is lost', () =>
  expect(shownValues({ project, before, typed, isEditable: false })).toEqual({
    values: { ...before, comment: 'vom Kollegen' },
    isUnsaved: false,
    isLost: true,
  }));

test('where nothing was typed nothing is lost', () =>
  expect(shownValues({ project, before, typed: before, isEditable: false })).toMatchObject({
    isUnsaved: false,
    isLost: false,
  }));
