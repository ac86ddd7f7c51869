import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../../test/test-storage.ts';
import { evictionInfo, recordEviction, recordLocalDatabase, recordRestoredOrders } from './local-data.ts';

const [eva, max] = [newId<UserId>(), newId<UserId>()];

beforeEach(() => vi.stubGlobal('localStorage', createTestStorage()));

const clearEvas = () => {
  recordLocalDatabase('shop-1', 2, eva);
  recordEviction();
};

test('what was cleared is noted with whose it was', () => {
  clearEvas();
  expect(evictionInfo()).toMatchObject({ waiting: 2, userId: eva });
});

test('orders of another user that are queued again are not told as saved of it', () => {
  clearEvas();
  recordRestoredOrders(1, max);
  expect(evictionInfo()).not.toHaveProperty('saved');
  recordRestoredOrders(1, eva);
  expect(evictionInfo()).toMatchObject({ saved: 1, userId: eva });
});
