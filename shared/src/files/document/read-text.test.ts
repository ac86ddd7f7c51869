import { expect, it } from 'vitest';
import { readText } from './build-tree.ts';

const nodeWith = (text: string) => ({
  name: 'Part',
  path: 'Part',
  attributes: { Name: text },
  children: [],
  text: '',
  line: 1,
  column: 1,
});

it.each([
  ['  Blech 10 ', 'Blech 10'],
  ['x'.repeat(300), 'x'.repeat(256)],
  [`e${'\u0301'.repeat(10_000)}f`, `e${'\u0301'.repeat(4)}f`],
  ['Stu\u0308tze', 'Stu\u0308tze'],
  ['', ''],
])('%j is shown as %j', (written, shown) => {
  expect(readText(nodeWith(written), 'Name')).toBe(shown);
});
