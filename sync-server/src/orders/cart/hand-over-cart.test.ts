import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { type CartLineId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let reader: TestDevice;
let chef: TestDevice;
let stranger: TestDevice;
let frame: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  reader = await testDevice(shop, 'leser');
  chef = await testDevice(shop, 'chef');
  stranger = await testDevice(shop, 'privat');
  const project = (await reader.projects()).find((each) => each.name === 'Hallenrahmen Achse A bis C');
  frame = project?.id as ProjectId;
});
afterAll(() => shop.stop());

const cartOf = async (device: TestDevice) => openCartOf(await device.rows(userSpace(device.user.id), 'cart'));
const linesOf = async (device: TestDevice): Promise<CartLine[]> => {
  const cart = await cartOf(device);
  return (await device.rows(userSpace(device.user.id), 'cartLine')).filter(({ cartId }) => cartId === cart?.id);
};
const put = async (device: TestDevice, quantity: number) => {
  const cart = await cartOf(device);
  if (!cart) throw new Error('no open cart');
  const lineId = newId<CartLineId>();
  await device.push('putCartLine', { lineId, cartId: cart.id, projectId: frame });
  await device.push('setCartLine', { lineId, quantity, reference: 'K-7' });
  return { cartId: cart.id, lineIds: [lineId], note: 'Bitte bis Freitag', language: 'de' as const };
};

it('what is handed over lies in the cart of the colleague, who is told from whom it comes', async () => {
  const handed = await put(reader, 3);
  const before = (await linesOf(chef)).find(({ projectId }) => projectId === frame)?.quantity ?? 0;
  expect(await reader.push('handOverCart', { ...handed, toUserId: chef.user.id })).toMatchObject({ status: 'applied' });
  expect(await linesOf(reader)).toEqual([]);
  expect((await linesOf(chef)).find(({ projectId }) => projectId === frame)).toMatchObject({
    quantity: before + 3,
    reference: 'K-7',
  });
  expect(await chef.rows(userSpace(chef.user.id), 'message')).toContainEqual(
    expect.objectContaining({
      subject: 'Warenkorb von Lena Maier',
      text: expect.stringMatching(/3 × Hallenrahmen Achse A bis C[^]*Bitte bis Freitag[^]*noch nicht/) as string,
    }),
  );
  const mails = await shop.database.owner`select recipient from mail where subject = 'Warenkorb von Lena Maier'`;
  expect(mails).toEqual([{ recipient: 'chef@example.org' }]);
});

it.each([
  ['of another company', () => stranger.user.id],
  ['that is nobody', () => newId<UserId>()],
  ['that is the giver', () => reader.user.id],
])('a cart is not handed to a user %s, and stays', async (_, to) => {
  const handed = await put(reader, 2);
  const had = await linesOf(reader);
  expect(await reader.push('handOverCart', { ...handed, toUserId: to() })).toMatchObject({
    status: 'refused',
    code: 'colleague_cannot_order',
  });
  expect(await linesOf(reader)).toEqual(had);
});
