import type { Day } from '../../values/day.ts';

/** The number of a quote as people say it: AN-2026-00001. `count` runs on over the years. */
export const quoteNumber = (day: Day, count: number): string =>
  `AN-${day.slice(0, 4)}-${String(count).padStart(5, '0')}`;
