import { expect, test } from 'vitest';
import { findAnomalies } from './find-anomalies.ts';
import type { Observation, Step } from './history.ts';

let clock = 0;
/** One after the other, unless told otherwise. */
const step = (client: string, rest: Partial<Step>): Step => {
  clock += 2;
  const idle = { isRefused: false, appends: [], observations: [] };
  return { client, startedAt: clock, endedAt: clock + 1, ...idle, ...rest };
};
const append = (client: string, value: string, lists = ['x'], rest: Partial<Step> = {}) =>
  step(client, { appends: lists.map((list) => ({ list, value })), ...rest });
const sees = (list: string, ...values: string[]): Observation => ({ list, from: 0, values, isWhole: true });
const read = (client: string, observations: Observation[], rest: Partial<Step> = {}) =>
  step(client, { observations, ...rest });
const atOnce = { startedAt: 0, endedAt: 1_000_000 };

test('a history that one transaction after the other explains has no anomaly', () => {
  const history = [
    append('a', '1'),
    read('b', [sees('x', '1')]),
    append('a', '2', ['x', 'y'], atOnce),
    read('b', [sees('x', '1'), sees('y')], atOnce),
    read('c', [{ list: 'x', from: 0, values: ['1'], isWhole: false }, sees('y', '2')], atOnce),
    read('c', [{ list: 'x', from: 1, values: ['2'], isWhole: true }, sees('y', '2')], atOnce),
  ];
  expect(findAnomalies(history)).toEqual([]);
});

test.each<[string, string, () => Step[]]>([
  ['is lost', '1 was acknowledged and is not there', () => [append('a', '1'), read('b', [sees('x')])]],
  ['is there twice', '1 is there twice', () => [append('a', '1'), read('b', [sees('x', '1', '1')])]],
  ['comes from nowhere', 'nobody appended 7', () => [read('b', [sees('x', '7')])]],
  [
    'was refused',
    '1 is there, though refused',
    () => [append('a', '1', ['x'], { isRefused: true }), read('b', [sees('x', '1')])],
  ],
  [
    'has another place for another reader',
    'place 0 is 1, for c 2',
    () => [
      append('a', '1', ['x'], atOnce),
      append('b', '2', ['x'], atOnce),
      read('b', [sees('x', '1', '2')]),
      read('c', [sees('x', '2', '1')]),
    ],
  ],
])('a value that %s is told', (_, said, history) => {
  expect(findAnomalies(history()).join()).toContain(said);
});

const last = () => read('z', [sees('x', '1', '2'), sees('y', '2')], { startedAt: 2_000_000, endedAt: 2_000_001 });
test.each<[string, () => Step[]]>([
  [
    'an acknowledged value that a later reader does not see',
    () => [append('a', '1'), read('b', [sees('x')]), append('a', '2', ['x', 'y']), last()],
  ],
  [
    'a reader who goes back',
    () => [
      append('a', '1', ['x'], atOnce),
      read('b', [sees('x', '1')]),
      read('b', [sees('x')]),
      append('a', '2', ['x', 'y'], atOnce),
      last(),
    ],
  ],
  [
    'half of a transaction',
    () => [append('a', '1'), append('a', '2', ['x', 'y'], atOnce), read('b', [sees('x', '1'), sees('y', '2')]), last()],
  ],
  [
    'two readers who saw two writers in another order',
    () => [
      append('a', '1', ['x'], atOnce),
      append('b', '2', ['y'], atOnce),
      read('c', [sees('x', '1'), sees('y')], atOnce),
      read('d', [sees('x'), sees('y', '2')], atOnce),
    ],
  ],
])('no order explains %s', (_, history) => {
  expect(findAnomalies(history()).join()).toContain('no order explains');
});
