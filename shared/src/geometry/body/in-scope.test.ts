import { expect, test } from 'vitest';
import { inScope } from './in-scope.ts';

test('what a scope kept is freed once, last first, also when the work throws', () => {
  const freed: string[] = [];
  const owned = (name: string) => ({ delete: () => freed.push(name) as unknown as void });
  expect(inScope((keep) => (keep(owned('a')), keep(owned('b')), 7))).toBe(7);
  expect(() =>
    inScope((keep) => {
      keep(owned('c'));
      throw new RangeError('no');
    }),
  ).toThrow('no');
  expect(freed).toEqual(['b', 'a', 'c']);
});
