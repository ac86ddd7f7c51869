import { expect, test } from 'vitest';
import { runHistories } from './run-histories.ts';

const transactions = 2000;

test('what clients of two servers append and read at once is what one transaction after the other explains', async () => {
  const seed = Date.now() % 1_000_000;
  console.log(`seed ${seed}`);
  const { history, anomalies } = await runHistories({ transactions, seed });
  expect(anomalies).toEqual([]);
  const appends = history.filter((step) => step.appends.length > 0);
  expect(appends.some(({ isRefused }) => isRefused)).toBe(false);
  expect(appends.length).toBeGreaterThan(transactions / 2);
  const reads = history.filter((step) => step.observations.length > 0);
  expect(reads.length).toBeGreaterThan(transactions / 10);
  const halfway = reads.flatMap(({ observations }) => observations.filter(({ list }) => list.startsWith('content')));
  expect(new Set(halfway.map(({ values }) => values.length))).toEqual(new Set([0, 1]));
});
