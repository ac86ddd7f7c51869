import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { expect, test } from 'vitest';
import { countParts, filterParts, inChunks, reportedParts } from './reported-parts.ts';

const part = (index: number, taken: PartFacts['taken'], ...codes: string[]) =>
  ({
    index,
    taken,
    grade: null,
    reasons: [],
    findings: codes.map((code) => ({ code, values: {} })),
  }) as unknown as PartFacts;
const choice = (index: number, more: Partial<PartChoice>) => ({ index, ...more }) as PartChoice;
const indexes = (parts: { index: number }[]) => parts.map(({ index }) => index);

test('a filter shows the parts that the reader judged so', () => {
  const parts = reportedParts([part(1, 'recognised'), part(2, 'guessed'), part(3, 'left-out')], []);
  expect(indexes(filterParts(parts, 'guessed'))).toEqual([2]);
  expect(indexes(filterParts(parts, 'left-out'))).toEqual([3]);
  expect(countParts(parts)).toEqual({ all: 3, recognised: 1, guessed: 1, 'left-out': 1, open: 0 });
});

test('a decision does not move a part, it only marks it', () => {
  const facts = [part(1, 'recognised'), part(3, 'left-out')];
  const parts = reportedParts(facts, [choice(1, { taken: false }), choice(3, { taken: true })]);
  expect(filterParts(parts, 'recognised')[0]?.isTaken).toBe(false);
  expect(filterParts(parts, 'left-out')[0]?.isTaken).toBe(true);
});

test('what is open is said of taken parts only, and no longer once it is decided', () => {
  const facts = [part(1, 'recognised', 'request.missing-grade'), part(2, 'left-out', 'request.missing-grade')];
  const [first, second] = reportedParts(facts, []);
  expect(first?.needs).toEqual({ profile: false, grade: true });
  expect(second?.needs).toEqual({ profile: false, grade: false });
  expect(second?.remarks).toEqual([]);
  const [decided] = reportedParts(facts, [choice(1, { grade: 'S235JR' })]);
  expect(decided).toMatchObject({ grade: 'S235JR', remarks: [], needs: { grade: false } });
});

test('a part about which nothing new was decided stays the same object', () => {
  const facts = [part(1, 'recognised'), part(2, 'recognised')];
  const [one, two] = reportedParts(facts, []);
  const [oneLater, twoLater] = reportedParts(facts, [choice(2, { taken: false })]);
  expect(oneLater).toBe(one);
  expect(twoLater).not.toBe(two);
});

test('a part that is open stays under its filter when it is decided', () => {
  const facts = [part(1, 'recognised', 'request.missing-grade')];
  expect(indexes(filterParts(reportedParts(facts, [choice(1, { grade: 'S235JR' })]), 'open'))).toEqual([1]);
});

test('more parts than one change may take go in several changes', () => {
  const chunks = inChunks(Array.from({ length: 10_001 }, (_, n) => n + 1));
  expect(chunks.map((chunk) => chunk.length)).toEqual([5000, 5000, 1]);
});
