import { expect, test } from 'vitest';
import { changedValues } from './project-values-dialog.tsx';

const values = { name: 'Halle', drawingId: 'Z-1', additionalText: '', comment: 'eilt' };

test('only what was filled in otherwise is a change', () =>
  expect(changedValues(values, { ...values, name: 'Halle Nord', comment: '' })).toEqual({
    name: 'Halle Nord',
    comment: '',
  }));
test('blanks around a text are none of it', () =>
  expect(changedValues(values, { ...values, drawingId: ' Z-1 ', additionalText: ' Los 2 ' })).toEqual({
    additionalText: 'Los 2',
  }));
