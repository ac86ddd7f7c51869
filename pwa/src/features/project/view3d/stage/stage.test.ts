import { expect, test } from 'vitest';
import { scopeAfter, scopeOf, wholeProject } from './pieces-in-scope.ts';

const isWithin = ({ part, assembly }: { part?: number | undefined; assembly?: number | undefined }, outer: number) =>
  outer === 3 && (part === 12 || assembly === 4);
const assembly = scopeOf({ assembly: 3 });

test('a selected part stands alone before the assembly it was chosen from', () =>
  expect(scopeOf({ part: 12, assembly: 3 })).toEqual({ kind: 'part', index: 12 }));
test('the whole project shows whatever is selected', () =>
  expect(scopeAfter(wholeProject, { part: 5 }, isWithin)).toBe(wholeProject));
test('an assembly alone stays while something in it is selected', () => {
  expect(scopeAfter(assembly, { part: 12 }, isWithin)).toBe(assembly);
  expect(scopeAfter(assembly, { assembly: 4 }, isWithin)).toBe(assembly);
});
test('an assembly alone stays when nothing is selected any more', () =>
  expect(scopeAfter(assembly, {}, isWithin)).toBe(assembly));
test('selecting what lies elsewhere leads there', () =>
  expect(scopeAfter(assembly, { part: 5 }, isWithin)).toEqual({ kind: 'part', index: 5 }));
test('a part alone follows the selection', () =>
  expect(scopeAfter(scopeOf({ part: 5 }), { part: 12 }, isWithin)).toEqual({ kind: 'part', index: 12 }));
