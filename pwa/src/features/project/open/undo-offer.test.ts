import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../../ui/signals/toasts.ts';
import { offerUndo } from './use-project-edits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  for (const toast of shownToasts()) dismissToast(toast.id);
  vi.useRealTimers();
});

const stored = Promise.resolve(true);

const offer = (key: string, words: string, undo = () => {}) => offerUndo(stored, { key, words, undo });
const words = () => shownToasts().map((toast) => toast.words);

test('steps of one field are one offer that leads back to the first value, for eight seconds after the last', async () => {
  const values: number[] = [];
  for (const was of [4, 5, 6]) {
    await offer('quantity', 'Menge', () => values.push(was));
    vi.advanceTimersByTime(800);
  }
  vi.advanceTimersByTime(7000);
  expect(words()).toEqual(['Menge']);
  shownToasts()[0]?.undo?.();
  expect(values).toEqual([4]);
});

test('an edit is offered to be taken back at once, also right after that of another field', async () => {
  await offer('quantity', 'Menge');
  await offer('taken', 'ausgelassen');
  expect(words()).toEqual(['Menge', 'ausgelassen']);
});

test('an edit of the same field that says something else takes the place of the offer', async () => {
  await offer('taken', 'ausgelassen');
  await offer('taken', 'wieder dabei');
  expect(words()).toEqual(['wieder dabei']);
});

test.each([
  ['after a pause', () => vi.advanceTimersByTime(1000)],
  ['after it was taken back', () => dismissToast(shownToasts()[0]?.id ?? 0)],
])('%s the next edit of the same field starts anew, in place of the other', async (_, meanwhile) => {
  const values: number[] = [];
  await offer('quantity', 'Menge', () => values.push(4));
  meanwhile();
  await offer('quantity', 'Menge', () => values.push(7));
  expect(words()).toEqual(['Menge']);
  shownToasts()[0]?.undo?.();
  expect(values).toEqual([7]);
});

test('an edit that was refused is not said to be done', async () => {
  await offerUndo(Promise.resolve(false), { key: 'quantity', words: 'Menge', undo: () => {} });
  vi.advanceTimersByTime(1000);
  expect(shownToasts()).toHaveLength(0);
});
