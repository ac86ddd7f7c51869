import { expect, test } from 'vitest';
import { singleFlight } from './use-one-at-a-time.ts';

test('what is asked for while one runs is not done', async () => {
  const told: boolean[] = [];
  const runAlone = singleFlight((isRunning) => told.push(isRunning));
  let runs = 0;
  const run = async () => {
    runs += 1;
    await Promise.resolve();
  };
  await Promise.all([runAlone(run), runAlone(run)]);
  expect(runs).toBe(1);
  await runAlone(run);
  expect(runs).toBe(2);
  expect(told).toEqual([true, false, true, false]);
});

test('after one that failed the next is done', async () => {
  const told: boolean[] = [];
  const runAlone = singleFlight((isRunning) => told.push(isRunning));
  await expect(runAlone(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await runAlone(async () => {});
  expect(told).toEqual([true, false, true, false]);
});

test('the second tap of a double tap is not done, a later one is', async () => {
  let clock = 0;
  let runs = 0;
  const runAlone = singleFlight(() => {}, { restMs: 500, now: () => clock });
  const tap = () => runAlone(async () => void (runs += 1));
  await tap();
  clock = 499;
  await tap();
  expect(runs).toBe(1);
  clock = 500;
  await tap();
  expect(runs).toBe(2);
});

test('one that failed can be tapped again at once', async () => {
  const runAlone = singleFlight(() => {}, { restMs: 500, now: () => 0 });
  await expect(runAlone(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  let runs = 0;
  await runAlone(async () => void (runs += 1));
  expect(runs).toBe(1);
});
