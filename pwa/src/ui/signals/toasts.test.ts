import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, clearToasts, coverToasts, holdToasts, leaveToasts, openToastsOf, shownToasts } from './toasts.ts';

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

test('a toast shows once: in the dialog that was opened last, and on the page once none is open', () => {
  const [screen, question] = [{}, {}];
  const places = () => [null, screen, question].map((place) => shownToasts(place).length);
  addToast({ words: 'gespeichert' });
  expect(places()).toEqual([1, 0, 0]);
  const closeScreen = openToastsOf(screen);
  expect(places()).toEqual([0, 1, 0]);
  const closeQuestion = openToastsOf(question);
  expect(places()).toEqual([0, 0, 1]);
  closeScreen();
  expect(places()).toEqual([0, 0, 1]);
  closeQuestion();
  expect(places()).toEqual([1, 0, 0]);
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
  leaveToasts('/de/shop/basket');
  expect(words()).toEqual(['im Papierkorb', 'nicht angenommen']);
});

test('a way back that is of one place alone goes with it, also under a dialog', () => {
  const undo = () => undefined;
  addToast({ words: 'Menge geändert', undo, place: 'p1' });
  addToast({ words: 'im Papierkorb', undo });
  leaveToasts('/de/shop/project/p1/why');
  expect(words()).toEqual(['Menge geändert', 'im Papierkorb']);
  const uncover = coverToasts();
  leaveToasts('/de/shop/basket');
  expect(words()).toEqual(['im Papierkorb']);
  uncover();
});

test('what is said on leaving is read in the next place', () => {
  addToast({ words: 'gespeichert' });
  vi.advanceTimersByTime(200);
  leaveToasts('/de/shop/basket');
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

test('under a dialog none goes, neither by time nor with the place, and each has its whole time after it', () => {
  addToast({ words: 'im Papierkorb', undo: () => undefined });
  vi.advanceTimersByTime(7000);
  const uncover = coverToasts();
  addToast({ words: 'kopiert' });
  vi.advanceTimersByTime(30_000);
  leaveToasts('/de/shop/basket');
  expect(words()).toEqual(['im Papierkorb', 'kopiert']);
  uncover();
  vi.advanceTimersByTime(7999);
  expect(words()).toEqual(['im Papierkorb', 'kopiert']);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual([]);
});

test('time runs again once no dialog is left', () => {
  const uncoverFirst = coverToasts();
  const uncoverSecond = coverToasts();
  addToast({ words: 'kopiert' });
  uncoverSecond();
  vi.advanceTimersByTime(8000);
  expect(words()).toEqual(['kopiert']);
  uncoverFirst();
  vi.advanceTimersByTime(8000);
  expect(words()).toEqual([]);
});
