import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { expect, test } from 'vitest';
import { rowAfterKey, treeRows } from './tree-rows.ts';

const assembly = (index: number, parent: number | null) => ({ index, facts: { parent } }) as Assembly;
const part = (index: number, assemblyIndex: number | null) => ({ index, assemblyIndex }) as Part;
const project = {
  assemblies: [assembly(1, null), assembly(2, 1), assembly(3, null)],
  parts: [part(1, 2), part(2, 1), part(3, null), part(4, 3)],
};
const rows = treeRows(project, new Set());
const keys = rows.map((row) => row.key);
const at = (key: string) => keys.indexOf(key);

test('assemblies come with what is nested in them, loose parts last', () =>
  expect(keys).toEqual(['project', 'assembly-1', 'assembly-2', 'part-1', 'part-2', 'assembly-3', 'part-4', 'part-3']));
test('those beside each other come by their order number', () => {
  const parts = [part(1, null), part(2, null)].map((each, at) => ({ ...each, orderNumber: 9 - at }));
  expect(treeRows({ assemblies: [], parts }, new Set()).map((row) => row.key)).toEqual(['project', 'part-2', 'part-1']);
});
test('depth and place are those among the neighbours', () => {
  expect(rows[at('part-2')]).toMatchObject({ depth: 2, place: 2, siblingCount: 2 });
  expect(rows[at('part-3')]).toMatchObject({ depth: 1, place: 3, siblingCount: 3 });
});
test('a closed assembly hides all that is nested in it', () =>
  expect(treeRows(project, new Set([1])).map((row) => row.key)).toEqual([
    'project',
    'assembly-1',
    'assembly-3',
    'part-4',
    'part-3',
  ]));
test('arrow down goes to the next row and stops at the last', () => {
  expect(rowAfterKey(rows, 0, 'ArrowDown')).toEqual({ kind: 'move', index: 1 });
  expect(rowAfterKey(rows, keys.length - 1, 'ArrowDown')).toEqual({ kind: 'move', index: keys.length - 1 });
});
test('arrow left closes an open assembly, and from a part goes to what it lies in', () => {
  expect(rowAfterKey(rows, at('assembly-1'), 'ArrowLeft')).toEqual({ kind: 'open', assemblyIndex: 1, isOpen: false });
  expect(rowAfterKey(rows, at('part-2'), 'ArrowLeft')).toEqual({ kind: 'move', index: at('assembly-1') });
});
test('arrow right opens a closed assembly and does nothing at a part', () => {
  const closed = treeRows(project, new Set([1]));
  expect(rowAfterKey(closed, 1, 'ArrowRight')).toEqual({ kind: 'open', assemblyIndex: 1, isOpen: true });
  expect(rowAfterKey(rows, at('part-1'), 'ArrowRight')).toBeNull();
});
test('other keys are left to the page', () => expect(rowAfterKey(rows, 0, '3')).toBeNull());
