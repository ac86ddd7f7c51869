import { chooseOrders } from '@knotenblech/shared/orders/choose-orders.ts';
import { type Order, type OrderStatus, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import { orderDue } from '@knotenblech/shared/orders/order-stages.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { plantOrders } from '../../../test/test-many-orders.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { type OrderBy, type OrderListing, orderOrders, pageOfOrders } from './order-listing.store.ts';

let shop: TestShop;
let tablet: TestDevice;
let ids: OrderId[];
const statuses: OrderStatus[] = ['ORDERED', 'ASSIGNED', 'CLOSED', 'CANCELED'].filter((each): each is OrderStatus =>
  orderStatusSchema.options.includes(each as OrderStatus),
);

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  const project = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  const order = await testOrder(tablet, [project?.id as ProjectId], { phone: '+49 831 1' });
  expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'applied' });
  ids = await plantOrders(shop.database.owner, order.orderId, 40);
  await shop.database.owner`
    update record set data = data || jsonb_build_object(
      'deliveryDay', '2026-12-' || lpad((1 + right(id, 4)::int * 7 % 28)::text, 2, '0'),
      'status', (${statuses}::text[])[1 + right(id, 4)::int % ${statuses.length}], 'reference', 'Bau ' || right(id, 2))
    where kind = 'order' and id = any(${ids})`;
  await shop.database.owner`
    update record set data = jsonb_set(data, '{amounts,netCents}', to_jsonb(right(id, 4)::int * 7919 % 5000))
    where kind = 'orderAmounts' and id = any(${ids})`;
});
afterAll(() => shop.stop());

const all: OrderListing = {
  statuses: orderStatusSchema.options,
  refused: true,
  q: '',
  isOfAll: true,
  order: orderOrders.dateDesc,
};
const pageOf = async (given: Partial<OrderListing>, page = { offset: 0, limit: 100 }) =>
  (await pageOfOrders(shop.database.owner, { ...all, ...given }, () => page)).ids;
const countOf = async (given: Partial<OrderListing>) =>
  (await pageOfOrders(shop.database.owner, { ...all, ...given }, () => ({ offset: 0, limit: 1 }))).total;
const ordersOf = async () => tablet.orders();

it.each(['dateDesc', 'dateAsc', 'idDesc', 'idAsc'] as const)(
  'the database chooses orders as the app does, sorted by %s',
  async (sort) => {
    for (const q of ['', 'bau 1', '200000', 'wnkl', 'nirgends']) {
      for (const finished of [true, false]) {
        const choice = { q, sort, finished, canceled: false };
        const wanted = chooseOrders(await ordersOf(), choice, () => '10001 Holzbau Lindner GmbH');
        const shown = orderStatusSchema.options.filter(
          (each) => (finished || each !== 'CLOSED') && each !== 'CANCELED',
        );
        const listing = { ...all, statuses: shown, refused: finished, q, order: orderOrders[sort] };
        expect(await pageOf(listing)).toEqual(wanted.map(({ id }) => id));
        expect(await countOf(listing)).toBe(wanted.length);
        expect(await pageOf(listing, { offset: 3, limit: 5 })).toEqual(wanted.slice(3, 8).map(({ id }) => id));
      }
    }
  },
);

it('sorts by day of delivery, total and status, and chooses by the day', async () => {
  const orders = new Map((await ordersOf()).map((order) => [order.id, order]));
  const amounts = new Map((await tablet.amounts()).map((each) => [each.id, each.amounts.netCents]));
  const keyOf: Partial<Record<OrderBy, (order: Order) => string | number>> = {
    deliveryDay: ({ deliveryDay }) => deliveryDay,
    total: ({ id }) => amounts.get(id) ?? 0,
    status: ({ status }) => orderStatusSchema.options.indexOf(status),
  };
  for (const [by, key] of Object.entries(keyOf))
    for (const isDescending of [false, true]) {
      const page = await pageOf({ order: { by: by as OrderBy, isDescending } });
      const keys = page.map((id) => key(orders.get(id) as Order));
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(isDescending ? sorted.toReversed() : sorted);
      expect(page).toHaveLength(orders.size);
    }
  const due = await pageOf({ due: { from: '2026-12-05', to: '2026-12-09' } });
  const wanted = [...orders.values()].filter(
    (order) => orderDue(order, '2026-12-05') !== null && order.deliveryDay <= '2026-12-09',
  );
  expect(wanted.length).toBeGreaterThan(2);
  const inDays = wanted.filter(({ deliveryDay }) => deliveryDay >= '2026-12-05');
  expect(new Set(due)).toEqual(new Set(inDays.map(({ id }) => id)));
});

it('follows the customer’s name, and forgets an order that is gone', async () => {
  const { owner } = shop.database;
  await owner`update record set data = data || '{"name": "Zimmerei Ähre"}' where kind = 'customer' and id = ${tablet.customer.id}`;
  expect(await pageOf({ q: 'ahre' })).toHaveLength(ids.length + 1);
  expect(await pageOf({ q: 'ahre', order: { by: 'customer', isDescending: true } })).toHaveLength(ids.length + 1);
  await owner`update record set deleted = true where kind = 'order' and id = ${ids[0] ?? ''}`;
  await owner`delete from record where kind = 'order' and id = ${ids[1] ?? ''}`;
  expect(await countOf({})).toBe(ids.length - 1);
});
