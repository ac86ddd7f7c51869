import { expect, test } from 'vitest';
import { fileNamer, safeFileName } from './table-to-csv.ts';

test.each([
  ['Knotenblech Ü 12', 'Knotenblech Ü 12'],
  ['../../etc/passwd', 'etc_passwd'],
  ['C:\\temp\\a', 'C_temp_a'],
  ['a\u0000b\u202ec\r\nd', 'a_b_c_d'],
  ['CON', '_CON'],
  ['Blech. ', 'Blech'],
  ['???', 'teil'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%j is the file %j', (text, name) => {
  expect(safeFileName(text, 'teil')).toBe(name);
});

test('equal names are numbered, whatever the case of their letters', () => {
  const free = fileNamer();
  expect(['P1', 'p1', 'P1', 'P1-2', 'P2'].map(free)).toEqual(['P1', 'p1-2', 'P1-3', 'P1-2-2', 'P2']);
});

test('ten thousand equal names are named at once and all differ', () => {
  const free = fileNamer();
  expect(new Set(Array.from({ length: 10_000 }, () => free('P').toLowerCase())).size).toBe(10_000);
});
