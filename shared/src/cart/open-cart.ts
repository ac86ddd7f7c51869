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

/** The cart, or a refusal when it has been ordered already. */
export const refuseOrderedCart = (rows: Rows, actor: Actor, cartId: CartId) => {
  const cart = rows.get(userSpace(actor.userId), 'cart', cartId);
  if (!cart) throw new DomainError('not_found', { record: 'cart' });
  if (cart.state === 'ordered') throw new DomainError('cart_already_ordered', { cartId });
  return cart;
};
