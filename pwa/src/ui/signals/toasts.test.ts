import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, clearToasts, holdToasts, leaveToasts, shownToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const words = () => shownToasts().map((toast) => toast.words);

test('a toast goes after eight seconds', () => {
  addToast({ words: 'gespeichert' });
  vi.advanceTimersByTime(7999);
  expect(words()).toEqual(['gespeichert']);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual([]);
});

test('none goes by itself while one is held', () => {
  addToast({ words: 'im Papierkorb', undo: () => undefined });
  holdToasts(true);
  vi.advanceTimersByTime(30_000);
  expect(words()).toEqual(['im Papierkorb']);
  holdToasts(false);
  vi.advanceTimersByTime(8000);
  expect(words()).toEqual([]);
});

test('another place takes confirmations away, not a way back nor bad news', () => {
  addToast({ words: 'kopiert' });
  addToast({ words: 'im Papierkorb', undo: () => undefined });
  addToast({ words: 'nicht angenommen', tone: 'bad' });
  vi.advanceTimersByTime(1000);
  leaveToasts();
  expect(words()).toEqual(['im Papierkorb', 'nicht angenommen']);
});

test('what is said on leaving is read in the next place', () => {
  addToast({ words: 'gespeichert' });
  vi.advanceTimersByTime(200);
  leaveToasts();
  expect(words()).toEqual(['gespeichert']);
});

test('the end of the session takes all away', () => {
  addToast({ words: 'nicht angenommen', tone: 'bad' });
  clearToasts();
  expect(words()).toEqual([]);
});

test('what is said again under the same name takes the place of what was said, with its time anew', () => {
  addToast({ words: 'eine', name: 'refused' });
  addToast({ words: 'gespeichert' });
  vi.advanceTimersByTime(5000);
  addToast({ words: 'zwei', name: 'refused' });
  expect(words()).toEqual(['gespeichert', 'zwei']);
  vi.advanceTimersByTime(7999);
  expect(words()).toEqual(['zwei']);
});
