import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { groupRefusals, noRefusals } from './refusal-notice.tsx';

const entry = (uid: string): WaitingEntry => {
  return {
    id: 1,
    uid,
    name: 'setPartName',
    args: {},
    at: '',
    state: 'refused',
    isExported: false,
    tries: 1,
    code: 'not_found',
    details: {},
  };
};
const uidsOf = ({ burst }: { burst: readonly WaitingEntry[] }) => burst.map(({ uid }) => uid);
const started = groupRefusals(noRefusals, [entry('old')], 0);

test('what was refused before the screen stood is not told', () => expect(uidsOf(started)).toEqual([]));

test('refusals that follow each other are told together, later ones on their own', () => {
  const first = groupRefusals(started, [entry('old'), entry('a')], 1000);
  const second = groupRefusals(first, [entry('old'), entry('a'), entry('b'), entry('c')], 5000);
  const third = groupRefusals(second, ['old', 'a', 'b', 'c', 'd'].map(entry), 60_000);
  expect([first, second, third].map(uidsOf)).toEqual([['a'], ['a', 'b', 'c'], ['d']]);
});

test('what is put away meanwhile is no longer told of, and the same look again changes nothing', () => {
  const first = groupRefusals(started, [entry('old'), entry('a')], 1000);
  expect(groupRefusals(first, [entry('old'), entry('a')], 2000).burst).toBe(first.burst);
  expect(uidsOf(groupRefusals(first, [entry('old'), entry('b')], 2000))).toEqual(['b']);
});
