import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestClient, testClient, testPlate } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { endlessWaits } from '../../database/database.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestClient;

beforeAll(async () => {
  shop = await testShop({ isDemo: true, waits: endlessWaits });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testClient(shop, 'admin');
});
afterAll(() => shop.stop());

const waiting = () => countLockWaiters(shop.database.owner);

/** Starts both while neither can go on, in this order; they go on in the order in which they wait. */
const atOnce = async <A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
  const space = customerSpace(tablet.customer.id);
  const started = await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where customer_id = ${tablet.customer.id} and id = ${space} for update`;
    const one = first();
    await expect.poll(waiting).toBe(1);
    const two = second();
    await expect.poll(waiting).toBe(2);
    return { both: Promise.all([one, two]) };
  });
  return started.both;
};

const plateInCart = async () => {
  const plate = await testPlate(shop, tablet);
  const args = await testOrder(tablet, [plate.projectId]);
  return {
    args,
    order: () => tablet.push('submitOrder', args),
    setCosts: () =>
      admin.post(`/project/part/customPriceSet/${plate.partId}`, { processingType: 'LASER_CUTTING', timeValue: 2 }),
  };
};

const savedOf = async (orderId: string) => (await tablet.amounts()).find((each) => each.id === orderId)?.amounts;

test('costs set by hand while an order is made are refused: it stays at the price that was shown', async () => {
  const { args, order, setCosts } = await plateInCart();
  const [ordered, costs] = await atOnce(order, setCosts);
  expect(ordered).toMatchObject({ status: 'applied' });
  expect(costs).toMatchObject({ status: 409, body: { errors: [{ errorCode: 'project_read_only' }] } });
  expect(await savedOf(args.orderId)).toEqual(args.shown);
});

test('an order made while costs are set by hand is refused: its price is another by then', async () => {
  const { args, order, setCosts } = await plateInCart();
  const [costs, ordered] = await atOnce(setCosts, order);
  expect(costs).toMatchObject({ status: 200 });
  expect(ordered).toMatchObject({ status: 'refused', code: 'price_changed' });
  expect(await savedOf(args.orderId)).toBeUndefined();
});
