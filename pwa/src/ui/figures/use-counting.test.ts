import { expect, test } from 'vitest';
import { countedTo } from './counting-amount.tsx';

test('counting starts at the old amount', () => expect(countedTo(100, 500, 0)).toBe(100));
test('counting ends at the new amount', () => expect(countedTo(100, 500, 1)).toBe(500));
test('a late frame does not overshoot', () => expect(countedTo(100, 500, 1.4)).toBe(500));
test('counting shows whole cents', () => expect(Number.isInteger(countedTo(0, 1001, 0.3))).toBe(true));
test('an amount that falls counts down', () => expect(countedTo(500, 100, 0.5)).toBe(150));
