import { describe, expect, it } from 'vitest';
import { workedBasket, workedOrder } from '../../../samples/worked-basket.ts';
import { type CartId, type CartLineId, newId, type ProjectId } from '../../values/ids.ts';
import { submitOrder } from '../placing/submit-order.change.ts';
import type { Cart } from './cart.record.ts';
import { emptyCart } from './open-cart.ts';
import { setCartChoices } from './set-cart-choices.change.ts';

const [first, second, third] = [newId<CartId>(), newId<CartId>(), newId<CartId>()];
const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const [hallLine, roofLine] = [newId<CartLineId>(), newId<CartLineId>()];
const basketOf = (...carts: Cart[]) => workedBasket([hall, roof], ...carts);

describe('what is made in a cart that never opened, the order before it withdrawn or refused', () => {
  const withdrawn = () => {
    const basket = basketOf(emptyCart(first));
    basket.put(first, hallLine, hall);
    return basket;
  };

  it('goes into the open cart', () => {
    const basket = withdrawn();
    basket.put(second, roofLine, roof);
    basket.run(setCartChoices, { cartId: second, choices: { shippingType: 'PICKUP' } });
    expect(basket.lines()).toEqual([
      [hallLine, first],
      [roofLine, first],
    ]);
    expect(basket.carts()).toEqual({ [first]: { ...emptyCart(first), shippingType: 'PICKUP' } });
  });

  it('is ordered with exactly its lines; those of the order before it stay in the open cart', () => {
    const basket = withdrawn();
    basket.put(second, roofLine, roof);
    basket.run(setCartChoices, { cartId: second, choices: { reference: 'Dach' } });
    basket.run(submitOrder, workedOrder(second, third, [[roofLine, roof]]));
    expect(basket.lines()).toEqual([[hallLine, first]]);
    expect(basket.carts()).toEqual({
      [first]: emptyCart(first),
      [second]: { ...emptyCart(second), reference: 'Dach', state: 'ordered', nextCartId: third },
    });
    basket.put(third, roofLine, roof);
    expect(basket.lines()).toContainEqual([roofLine, first]);
  });

  it('is ordered once, whatever else a copy of the device asks for under its cart', () => {
    const basket = withdrawn();
    basket.put(second, roofLine, roof);
    basket.run(submitOrder, workedOrder(second, third, [[roofLine, roof]]));
    expect(() => basket.run(submitOrder, workedOrder(second, third, [[hallLine, hall]]))).toThrow(
      'cart_already_ordered',
    );
    expect(() => basket.run(submitOrder, workedOrder(third, newId(), [[roofLine, roof]]))).toThrow('not_found');
  });

  it('is refused as a whole where one of its lines is missing, and the others stay', () => {
    const basket = withdrawn();
    basket.put(second, newId(), hall);
    basket.put(second, roofLine, roof);
    const asked = workedOrder(second, third, [
      [newId(), hall],
      [roofLine, roof],
    ]);
    expect(() => basket.run(submitOrder, asked)).toThrow('not_found');
    expect(basket.lines()).toHaveLength(2);
  });

  it('leaves the order before it free to be made later, and a cart open after both', () => {
    const basket = withdrawn();
    basket.put(second, roofLine, roof);
    basket.run(submitOrder, workedOrder(second, third, [[roofLine, roof]]));
    basket.put(third, roofLine, roof);
    basket.run(submitOrder, workedOrder(first, second, [[hallLine, hall]]));
    expect(basket.lines()).toEqual([[roofLine, third]]);
    expect(Object.values(basket.carts()).map(({ id, state }) => [id, state])).toEqual([
      [first, 'ordered'],
      [second, 'ordered'],
      [third, 'open'],
    ]);
  });

  it('follows to the cart that is open after the one another device has ordered', () => {
    const basket = basketOf({ ...emptyCart(first), state: 'ordered', nextCartId: second });
    expect(() => basket.put(first, roofLine, roof)).toThrow('not_found');
    const open = basketOf({ ...emptyCart(first), state: 'ordered', nextCartId: third }, emptyCart(second));
    open.put(first, roofLine, roof);
    expect(open.lines()).toEqual([[roofLine, second]]);
  });

  it('is not found by a user without any cart', () => {
    const basket = basketOf();
    expect(() => basket.put(second, roofLine, roof)).toThrow('not_found');
    expect(() => basket.run(setCartChoices, { cartId: second, choices: {} })).toThrow('not_found');
    expect(() => basket.run(submitOrder, workedOrder(second, third, [[roofLine, roof]]))).toThrow('not_found');
  });
});

it('a cart is not followed by itself', () => {
  const basket = basketOf(emptyCart(first));
  basket.put(first, hallLine, hall);
  expect(() => basket.run(submitOrder, workedOrder(first, first, [[hallLine, hall]]))).toThrow('invalid_input');
});
