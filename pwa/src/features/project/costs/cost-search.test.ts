import { expect, test } from 'vitest';
import { readCostTab, readPieceSearch, writePieces } from './cost-search.ts';

test('pieces are read from an address as they are written into it', () => {
  const pieces = writePieces([{ key: 'p3' }, { key: 'a1' }]);
  expect(readPieceSearch({ pieces, process: 'DRILLING' })).toEqual({ pieces: 'p3.a1', process: 'DRILLING' });
});

test.each(['', 'x1', 'p', 'p1,p2', 'p1..p2', 7, Array.from({ length: 501 }, (_, n) => `p${n}`).join('.')])(
  '%j names no pieces',
  (pieces) => expect(readPieceSearch({ pieces })).toEqual({}),
);

test('another view than those there are is the first', () => {
  expect(readCostTab({ tab: 'costs' })).toEqual({ tab: 'costs' });
  expect(readCostTab({ tab: 'orders' })).toEqual({});
});
