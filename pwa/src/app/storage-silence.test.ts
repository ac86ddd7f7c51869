import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSilence, subscribeToLateAnswers, unlessSilent } from './storage-silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A look that is answered when the test says so. */
const look = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const onSilence = vi.fn<() => void>();
  const onLate = vi.fn<() => void>();
  const stop = subscribeToLateAnswers(onLate);
  const noted = noteSilence(promise, onSilence).finally(stop);
  return { noted, answer: resolve, onSilence, onLate };
};

test('a look that the storage answers in time is neither told as silent nor as late', async () => {
  const { noted, answer, onSilence, onLate } = look();
  answer('eva');
  expect(await unlessSilent(noted)).toBe('eva');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([onSilence, onLate].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a storage that does not answer is given up within three seconds, and its late answer is told', async () => {
  const { noted, answer, onSilence, onLate } = look();
  const shown = unlessSilent(noted);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await shown).toBe('silent');
  expect([onSilence, onLate].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  answer('eva');
  expect(await noted).toBe('eva');
  expect(onLate).toHaveBeenCalledOnce();
});

test('while it does not answer nothing waits for it again, and what is known already is shown', async () => {
  const { noted, answer } = look();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await unlessSilent(noted)).toBe('silent');
  expect(await unlessSilent(Promise.resolve('known'))).toBe('known');
  answer('eva');
  await noted;
  expect(await unlessSilent(noted)).toBe('eva');
});

test('what takes long beside the storage, as a slow network does, is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const shown = unlessSilent(promise);
  await vi.advanceTimersByTimeAsync(10_000);
  resolve('eva');
  expect(await shown).toBe('eva');
});

test('a look that fails does so', async () => {
  await expect(noteSilence(Promise.reject(new Error('forbidden')), vi.fn())).rejects.toThrow('forbidden');
});
