import { afterEach, expect, test, vi } from 'vitest';
import { todayAtShop } from './site.ts';

test('shortly before midnight UTC it is already tomorrow at the shop', () =>
  expect(todayAtShop(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22'));

test('in summer the shop is two hours ahead', () =>
  expect(todayAtShop(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02'));

afterEach(() => vi.unstubAllGlobals());

test('the server tells the time, not a clock that is wrong', () => {
  const day = 86_400_000;
  const facts = { operator: { name: 'Stahlbau', links: [] }, unavailableRegions: [] };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ facts, clockOffsetMs: 25 * day }) });
  expect(todayAtShop()).toBe(todayAtShop(new Date(Date.now() + 25 * day)));
});
