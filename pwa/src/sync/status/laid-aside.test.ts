import 'fake-indexeddb/auto';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testActor, testProject } from '../../../test/test-engine.ts';
import { createTestStorage } from '../../../test/test-storage.ts';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { abortTransactions } from '../../database/open-transactions.ts';
import { databaseOf } from '../../database/user-data.ts';
import { openShop } from '../../device/auth/open-shop.ts';
import type { Shop } from '../hooks/shop.ts';

const databaseName = `shop-${crypto.randomUUID()}`;
const place = { databaseName, mirrorName: `mirror-${databaseName}`, cipher: createValueCipher(newDataKey()) };
const notes = () => Object.keys(localStorage).filter((key) => key.startsWith('ahead:'));

beforeEach(() => vi.stubGlobal('localStorage', createTestStorage()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is being stored when the page is laid aside is undone, stays noted, and is in the next page’s queue once', async () => {
  const shop = (await openShop(place, testActor)) as Shop;
  const space = customerSpace(testActor.customerId);
  await databaseOf(shop).row.put({ space, kind: 'project', id: testProject.id, data: testProject });
  const method = 'add';
  const add = IDBObjectStore.prototype[method];
  const layAside = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    shop.close();
    abortTransactions();
    return add.apply(this, given);
  });
  await expect(shop.change('setProjectTexts', { projectId: testProject.id, comment: 'eilig' })).rejects.toThrow();
  expect(layAside).toHaveBeenCalledOnce();
  layAside.mockRestore();
  expect(notes()).toHaveLength(1);
  for (let page = 0; page < 2; page++) {
    const next = (await openShop(place, null)) as Shop;
    expect(await databaseOf(next).outbox.toArray()).toMatchObject([{ name: 'setProjectTexts' }]);
    next.close();
  }
});
