import { expect, test } from 'vitest';
import { readingRefusalOf } from './reading-refusal.ts';

test('code and place of a refused file come out of the header', () =>
  expect(readingRefusalOf({ readingRefusal: '{"code":"E_XML","details":{"line":4,"column":7}}' })).toEqual({
    code: 'E_XML',
    details: { line: 4, column: 7 },
  }));
test.each(['', '{"code":"E_FROM_LATER"}'])('%j is told as a file that could not be read', (readingRefusal) =>
  expect(readingRefusalOf({ readingRefusal })).toEqual({ code: 'E_READ_FAILED', details: {} }),
);
