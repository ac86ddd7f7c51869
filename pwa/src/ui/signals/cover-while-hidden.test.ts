import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverWhileHidden } from './toast-region.tsx';
import { addToast, clearToasts, shownToasts } from './toasts.ts';

let end: () => void;
const turn = (visibilityState: DocumentVisibilityState) => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  end = coverWhileHidden();
});
afterEach(() => {
  end();
  clearToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = () => shownToasts().map((toast) => toast.words);

test('what is said in a hidden window has its whole time once that is seen', () => {
  turn('hidden');
  addToast({ words: 'bestellt' });
  vi.advanceTimersByTime(600_000);
  expect(words()).toEqual(['bestellt']);
  turn('visible');
  vi.advanceTimersByTime(7999);
  expect(words()).toEqual(['bestellt']);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual([]);
});

test('a window that is hidden and seen several times counts as one cover', () => {
  turn('hidden');
  turn('hidden');
  addToast({ words: 'kopiert' });
  turn('visible');
  turn('visible');
  vi.advanceTimersByTime(8000);
  expect(words()).toEqual([]);
});
