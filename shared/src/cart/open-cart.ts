import { DomainError } from '../errors/domain-error.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ReadKey, Rows } from '../sync/rows.ts';
import { userSpace } from '../sync/space.ts';
import type { CartId } from '../values/ids.ts';
import type { Cart } from './cart.ts';

/** A cart in which nothing has been chosen. */
export const emptyCart = (id: CartId): Cart => ({
  id,
  state: 'open',
  shippingAddressId: null,
  billingAddressId: null,
  phone: '',
  productionType: null,
  shippingType: null,
  paymentType: null,
  reference: '',
});

export const cartRow = (actor: Actor, cartId: CartId) =>
  ({ space: userSpace(actor.userId), kind: 'cart', id: cartId }) as const;

export const cartLinesOf = (actor: Actor): ReadKey => ({ space: userSpace(actor.userId), kind: 'cartLine', all: true });

/** Every cart of the user, so that the successor of an ordered one can be found. */
export const cartsOf = (actor: Actor): ReadKey => ({ space: userSpace(actor.userId), kind: 'cart', all: true });

/** The cart, or where another device has ordered it meanwhile the open one that followed it. Reads all carts of the user. */
export const openCartAfter = (rows: Rows, actor: Actor, cartId: CartId): Cart => {
  const space = userSpace(actor.userId);
  let cart = rows.get(space, 'cart', cartId);
  for (const seen = new Set<CartId>(); cart?.nextCartId && !seen.has(cart.id); ) {
    seen.add(cart.id);
    cart = rows.get(space, 'cart', cart.nextCartId);
  }
  if (!cart) throw new DomainError('not_found', { record: 'cart' });
  if (cart.state === 'ordered') throw new DomainError('cart_already_ordered', { cartId });
  return cart;
};

/** The cart, or a refusal when it has been ordered already. */
export const refuseOrderedCart = (rows: Rows, actor: Actor, cartId: CartId) => {
  const cart = rows.get(userSpace(actor.userId), 'cart', cartId);
  if (!cart) throw new DomainError('not_found', { record: 'cart' });
  if (cart.state === 'ordered') throw new DomainError('cart_already_ordered', { cartId });
  return cart;
};
