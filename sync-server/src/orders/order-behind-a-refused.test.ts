import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { type CartId, type CartLineId, newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { quotesOf, testQuote } from '../../test/test-quote.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let frame: ProjectId;
let posts: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  const byName = new Map((await tablet.projects()).map((project) => [project.name, project.id]));
  frame = byName.get('Hallenrahmen Achse A bis C') as ProjectId;
  posts = byName.get('Winkel, Pfosten und Flachstahl') as ProjectId;
});
afterAll(() => shop.stop());

const emptied = async () => {
  for (const { id: lineId } of await tablet.lines()) await tablet.push('setCartLine', { lineId, quantity: 0 });
};
beforeEach(emptied);

/** An order of the posts alone, as it was shown, in a cart that was to follow the one of another order. */
const orderIn = async (cartId: CartId): Promise<SubmitOrderArgs> => {
  const args = await testOrder(tablet, [posts]);
  await emptied();
  return { ...args, cartId };
};

describe('an order whose cart never opened, because the one before it was refused', () => {
  it('is made with its own lines at the amounts that were shown; what was refused stays in the open cart', async () => {
    const [unopened, after] = [newId<CartId>(), newId<CartId>()];
    const behind = { ...(await orderIn(unopened)), nextCartId: after };
    const priced = await testOrder(tablet, [frame]);
    const dearer = { ...priced.shown, grossCents: priced.shown.grossCents + 1 };
    const [line] = behind.lines;
    const put = { lineId: line?.id as CartLineId, cartId: unopened, projectId: posts };
    const later = { lineId: newId<CartLineId>(), cartId: after, projectId: posts };
    const results = await tablet.pushAll([
      tablet.mutation('submitOrder', { ...priced, nextCartId: unopened, shown: dearer }),
      tablet.mutation('putCartLine', put),
      tablet.mutation('setCartChoices', { cartId: unopened, choices: { reference: 'Halle 7' } }),
      tablet.mutation('submitOrder', behind),
      tablet.mutation('putCartLine', later),
    ]);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'price_changed',
      'applied',
      'applied',
      'applied',
      'applied',
    ]);
    const made = (await tablet.orders()).find(({ id }) => id === behind.orderId);
    expect(made).toMatchObject({ cartId: unopened, lines: [{ projectId: posts, quantity: 1 }] });
    expect((await tablet.amounts()).find(({ id }) => id === behind.orderId)?.amounts).toEqual(behind.shown);
    const { cartId } = priced;
    expect(await tablet.openCart()).toMatchObject({ id: cartId, reference: '' });
    const lines = await tablet.lines();
    expect(lines).toHaveLength(2);
    expect(Object.fromEntries(lines.map((line) => [line.projectId, line.cartId]))).toEqual({
      [frame]: cartId,
      [posts]: cartId,
    });
    const again = { ...behind, orderId: newId<OrderId>() };
    expect(await tablet.push('submitOrder', again)).toMatchObject({ status: 'refused', code: 'cart_already_ordered' });
  });

  it('is refused where a line of it is not in the open cart', async () => {
    const behind = await orderIn(newId<CartId>());
    expect(await tablet.push('submitOrder', behind)).toMatchObject({
      status: 'refused',
      code: 'not_found',
      details: { record: 'cartLine' },
    });
  });
});

describe('an order under the cart', () => {
  const underCart = async (cartId: CartId) => {
    const args = await testOrder(tablet, [posts]);
    return tablet.push('submitOrder', { ...args, cartId });
  };

  it('of a colleague is not found, and his stays as it is', async () => {
    const colleague = await testDevice(shop, 'leser');
    const cart = await colleague.openCart();
    const refused = await underCart(cart?.id as CartId);
    expect(refused).toMatchObject({ status: 'refused', code: 'not_found', details: { record: 'cart' } });
    expect(await colleague.openCart()).toEqual(cart);
  });

  it('of a quote is not found, and the quote can still be ordered', async () => {
    await tablet.push('requestQuote', await testQuote(tablet, [frame]));
    await emptied();
    const [quote] = await quotesOf(tablet);
    const refused = await underCart(quote?.cartId as CartId);
    expect(refused).toMatchObject({ status: 'refused', code: 'not_found', details: { record: 'cart' } });
    expect((await quotesOf(tablet))[0]?.orderId).toBeNull();
  });
});
