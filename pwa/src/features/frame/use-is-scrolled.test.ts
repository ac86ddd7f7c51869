import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followScroll } from './use-is-scrolled.ts';

const page = Object.assign(new EventTarget(), { scrollY: 0 });
const told: boolean[] = [];
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  told.length = 0;
  end = followScroll((isScrolled) => told.push(isScrolled));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scrollTo = (scrollY: number) => {
  page.scrollY = scrollY;
  page.dispatchEvent(new Event('scroll'));
};

test('the header makes room past 275 px and comes back at them', () => {
  for (const scrollY of [275, 276, 275]) {
    scrollTo(scrollY);
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual([false, true, false]);
});

test('while a finger scrolls nothing changes: only where it rests for 100 ms counts', () => {
  for (const scrollY of [300, 600, 900]) {
    scrollTo(scrollY);
    vi.advanceTimersByTime(99);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true]);
});
