import type { PartChoice } from '@knotenblech/shared/parts/part-choice.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';
import { expect, test } from 'vitest';
import { inChunks, reportGroups } from './report-groups.ts';

const part = (index: number, taken: PartFacts['taken']) => ({ index, taken }) as PartFacts;
const choice = (index: number, taken: boolean) => ({ index, taken }) as PartChoice;

test('parts stand in the group the reader put them in', () => {
  const groups = reportGroups([part(1, 'recognised'), part(2, 'guessed'), part(3, 'left-out')], []);
  expect(groups.recognised).toEqual([{ facts: part(1, 'recognised'), isTaken: true }]);
  expect(groups.guessed[0]?.isTaken).toBe(true);
  expect(groups['left-out'][0]?.isTaken).toBe(false);
});
test('a decision does not move a part, it only marks it', () => {
  const groups = reportGroups([part(1, 'recognised'), part(3, 'left-out')], [choice(1, false), choice(3, true)]);
  expect(groups.recognised[0]?.isTaken).toBe(false);
  expect(groups['left-out'][0]?.isTaken).toBe(true);
});
test('more parts than one change may take go in several changes', () => {
  const chunks = inChunks(Array.from({ length: 2001 }, (_, n) => n + 1));
  expect(chunks.map((chunk) => chunk.length)).toEqual([1000, 1000, 1]);
});
