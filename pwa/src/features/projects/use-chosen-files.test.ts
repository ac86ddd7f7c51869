import { expect, test } from 'vitest';
import { addFiles } from './use-chosen-files.ts';

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });

test('files are added in the order they were chosen, without a name of their own', () =>
  expect(addFiles(addFiles([], [file('a.btlx')]), [file('b.stws')]).map((each) => [each.file.name, each.name])).toEqual(
    [
      ['a.btlx', ''],
      ['b.stws', ''],
    ],
  ));
test('a file that is chosen again stays once', () =>
  expect(addFiles(addFiles([], [file('a.btlx')]), [file('a.btlx'), file('a.btlx', 2)])).toHaveLength(2));
