import { afterEach, expect, test, vi } from 'vitest';
import * as site from '../site/site.ts';
import { todayAtShop } from './today-at-shop.ts';

test('shortly before midnight UTC it is already tomorrow at the shop', () =>
  expect(todayAtShop(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22'));

test('in summer the shop is two hours ahead', () =>
  expect(todayAtShop(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02'));

afterEach(() => vi.restoreAllMocks());

test('the server tells the time, not a clock that is wrong', () => {
  vi.spyOn(site, 'siteNow').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  expect(todayAtShop()).toBe('2026-11-21');
});
