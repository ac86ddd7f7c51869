import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { testActor } from '../../../../test/test-engine.ts';
import { holdFiles, takeHeldFiles } from './held-files.ts';

const file = new File(['<BTLx/>'], 'Anbau.btlx');

const folder = {
  isDirectory: true,
  createReader: () => {
    const rest = [
      { isDirectory: false, fullPath: '/Halle/Anbau.btlx', file: (give: (file: File) => void) => give(file) },
    ];
    return { readEntries: (give: (entries: unknown[]) => void) => give(rest.splice(0)) };
  },
} as unknown as FileSystemEntry;

test('a folder is held as the files in it, given once', async () => {
  expect(await holdFiles(testActor, [new File([], 'Halle')], [folder])).toBe(true);
  expect([takeHeldFiles(), takeHeldFiles()]).toEqual([[file], []]);
});

test('for whoever may make no projects nothing is held, which the next user of the window would get', async () => {
  const reader = { ...testActor, userId: newId<UserId>(), permissions: [] };
  expect(await holdFiles(reader, [file], [])).toBe(false);
  expect(takeHeldFiles()).toEqual([]);
});
