import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartId, newId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { openTestEngine } from '../../../../test/test-engine.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { asUserData } from '../../../database/user-data.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { clearToasts, shownToasts } from '../../../ui/signals/toasts.ts';
import { showPlaceOrderError } from './place-order.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const cartId = newId<CartId>();
afterEach(clearToasts);

const openDatabase = async () => (await openTestEngine()).engine.database;
const shopOf = (database: ShopDatabase) => asUserData(database) as Shop;
const told = () => shownToasts().map(({ words }) => words);

test('of a cart whose order waits it is said that it waits, not that it is ordered', async () => {
  const database = await openDatabase();
  const fresh = { mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
  const at = '2026-11-21T08:00:00Z';
  await database.outbox.add({ seq: 1, uid: newId(), name: 'submitOrder', v: 1, args: { cartId }, at, ...fresh });
  await showPlaceOrderError(i18n, new DomainError('cart_already_ordered'), { shop: shopOf(database), cartId });
  expect(told()).toEqual([expect.stringMatching(/^Eine Bestellung dieses Warenkorbs wartet schon/)]);
});

test('every other refusal is told as it is', async () => {
  const database = await openDatabase();
  await showPlaceOrderError(i18n, new DomainError('cart_already_ordered'), { shop: shopOf(database), cartId });
  await showPlaceOrderError(i18n, new DomainError('cart_empty'), { shop: shopOf(database), cartId });
  expect(told()).toEqual(['Dieser Warenkorb ist schon bestellt.', 'Der Warenkorb ist leer.']);
});
