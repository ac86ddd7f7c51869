import { expect, test } from 'vitest';
import { splitTime } from './countdown-screen.tsx';

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [86_399_001, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [93_784_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
])('%i ms is told in whole units', (ms, parts) => expect(splitTime(ms)).toEqual(parts));
