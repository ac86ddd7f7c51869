import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { purgeDeleted } from './purge-deleted.ts';

let shop: TestShop;
let device: TestDevice;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  device = await testDevice(shop, 'werkstatt');
  await device.untilRead();
});
afterAll(() => shop.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const answersKept = async (uid: string) =>
  (await shop.database.owner`select 1 from sync_result where uid = ${uid}`).length;

test('an order whose kept answer was forgotten after 90 days gets its number again, and is no second one', async () => {
  const project = (await device.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
  if (!project) throw new Error('no project');
  const mutation = device.mutation('submitOrder', await testOrder(device, [project.id]));
  const [first] = await device.pushAll([mutation]);
  const { orderId } = mutation.args;
  expect(first).toMatchObject({ status: 'applied', details: { orderId, number: expect.any(Number) } });

  await purgeDeleted(shop.database.owner, inDays(89));
  expect(await answersKept(mutation.uid)).toBe(1);
  await purgeDeleted(shop.database.owner, inDays(91));
  expect(await answersKept(mutation.uid)).toBe(0);

  await expect(device.pushAll([mutation])).rejects.toThrow('client_forked');
  const again = { ...mutation, id: 1 };
  expect(await device.pushAll([again], crypto.randomUUID())).toEqual([{ ...first, id: 1 }]);
  expect(await device.orders()).toMatchObject([{ id: orderId, number: first?.details.number }]);
  expect(await shop.database.owner`select number from customer_order`).toEqual([{ number: first?.details.number }]);
  expect(await shop.database.owner`select id from mail`).toEqual([{ id: orderId }]);
});
