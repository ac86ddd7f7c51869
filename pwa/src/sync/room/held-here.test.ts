import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../database/test-storage.ts';
import { clearedHere, noteCleared, noteHeldHere, noteSaved } from './held-here.ts';

const [eva, max] = [newId<UserId>(), newId<UserId>()];

beforeEach(() => vi.stubGlobal('localStorage', createTestStorage()));

const clearEvas = () => {
  noteHeldHere('shop-1', 2, eva);
  noteCleared();
};

test('what was cleared is noted with whose it was', () => {
  clearEvas();
  expect(clearedHere()).toMatchObject({ waiting: 2, userId: eva });
});

test('a note of an older build tells of nobody', () => {
  localStorage.setItem('heldHere', JSON.stringify({ databaseName: 'shop-1', waiting: 2, at: '2026-11-21T08:00:00Z' }));
  noteCleared();
  expect(clearedHere()).toEqual({ waiting: 2, at: '2026-11-21T08:00:00Z' });
});

test('orders of another user that are queued again are not told as saved of it', () => {
  clearEvas();
  noteSaved(1, max);
  expect(clearedHere()).not.toHaveProperty('saved');
  noteSaved(1, eva);
  expect(clearedHere()).toMatchObject({ saved: 1, userId: eva });
});
