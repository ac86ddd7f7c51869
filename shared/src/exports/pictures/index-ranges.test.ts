import { expect, test } from 'vitest';
import { indexRanges } from './order-picture.ts';

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 7], '1-3,7'],
  [[1, 3, 5, 6], '1,3,5-6'],
])('%j in short is %s', (indexes, text) => expect(indexRanges(indexes)).toBe(text));
