import { expect, test } from 'vitest';
import { numberGap } from './restore-backup.ts';

const madeAt = '2026-11-21T08:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(madeAt) + seconds * 1000);

test('a backup that was just made leaves room for 10,000 numbers', () =>
  expect(numberGap(madeAt, after(0))).toBe(10_000));
test('it leaves room for one more each second, begun ones too', () => {
  expect(numberGap(madeAt, after(0.2))).toBe(10_001);
  expect(numberGap(madeAt, after(86_400))).toBe(96_400);
});
test('a clock that is behind the one of the backup takes nothing of the room', () =>
  expect(numberGap(madeAt, after(-3600))).toBe(10_000));
