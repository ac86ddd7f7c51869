import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../../ui/signals/toasts.ts';
import { offerUndo } from './undo-offer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  for (const toast of shownToasts()) dismissToast(toast.id);
  vi.useRealTimers();
});

const stored = Promise.resolve(true);

test('steps of one field become one offer that leads back to the first value', async () => {
  const values: number[] = [];
  for (const was of [4, 5, 6])
    await offerUndo(stored, { key: 'quantity', words: `von ${was}`, undo: () => values.push(was) });
  expect(shownToasts()).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  expect(shownToasts()).toHaveLength(1);
  shownToasts()[0]?.undo?.();
  expect(values).toEqual([4]);
});

test('an edit of another field shows the waiting offer at once', async () => {
  await offerUndo(stored, { key: 'quantity', words: 'Menge', undo: () => {} });
  await offerUndo(stored, { key: 'surface', words: 'Oberfläche', undo: () => {} });
  expect(shownToasts().map((toast) => toast.words)).toEqual(['Menge']);
});

test('after an offer was shown the next edit of the same field starts anew', async () => {
  const values: number[] = [];
  await offerUndo(stored, { key: 'quantity', words: 'Menge', undo: () => values.push(4) });
  vi.advanceTimersByTime(1000);
  await offerUndo(stored, { key: 'quantity', words: 'Menge', undo: () => values.push(7) });
  vi.advanceTimersByTime(1000);
  shownToasts()[1]?.undo?.();
  expect(values).toEqual([7]);
});

test('an edit that was refused is not said to be done', async () => {
  await offerUndo(Promise.resolve(false), { key: 'quantity', words: 'Menge', undo: () => {} });
  vi.advanceTimersByTime(1000);
  expect(shownToasts()).toHaveLength(0);
});
