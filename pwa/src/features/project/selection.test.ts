import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { expect, test } from 'vitest';
import { isSelected, selectionAfter } from './selection.ts';
import type { TreeRow } from './tree/tree-rows.ts';

const place = { depth: 1, place: 1, siblingCount: 1 };
const part = { key: 'part-12', kind: 'part', part: { index: 12 } as Part, ...place } satisfies TreeRow;
const assembly = {
  key: 'assembly-3',
  kind: 'assembly',
  assembly: { index: 3 } as Assembly,
  isOpen: true,
  ...place,
} satisfies TreeRow;
const project = { key: 'project', kind: 'project', ...place } satisfies TreeRow;

test('choosing a part selects it', () => expect(selectionAfter(part, {})).toEqual({ part: 12 }));
test('choosing a selected part leads back to the project', () =>
  expect(selectionAfter(part, { part: 12 })).toEqual({}));
test('choosing an assembly clears the selected part', () =>
  expect(selectionAfter(assembly, { part: 12 })).toEqual({ assembly: 3 }));
test('choosing a selected assembly deselects it', () => expect(selectionAfter(assembly, { assembly: 3 })).toEqual({}));
test('choosing the project clears part and assembly', () => expect(selectionAfter(project, { part: 12 })).toEqual({}));
test('the project is selected when nothing else is', () => {
  expect(isSelected(project, {})).toBe(true);
  expect(isSelected(project, { assembly: 3 })).toBe(false);
});
