import type { Actor } from '../../records/actor.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { CartId } from '../../values/ids.ts';
import type { Cart } from './cart.record.ts';

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

export const cartLinesOf = (actor: Actor): ReadKey => ({ space: userSpace(actor.userId), kind: 'cartLine', all: true });

/** Every cart of the user, so that the successor of an ordered one can be found. */
export const cartsOf = (actor: Actor): ReadKey => ({ space: userSpace(actor.userId), kind: 'cart', all: true });

/**
 * The cart, or where another device has ordered it meanwhile the open one that followed it; the user's open one where none
 * is known: the order that would have opened it was withdrawn or refused. Reads all carts of the user.
 */
export const openCartAfter = (rows: Rows, actor: Actor, cartId: CartId): Cart =>
  refuseOrdered(lastCartAfter(rows, actor, cartId) ?? standIn(rows, actor), cartId);

/** The cart, or a refusal when it has been ordered already; the user's open one where it is not known. Reads all carts of the user. */
export const refuseOrderedCart = (rows: Rows, actor: Actor, cartId: CartId): Cart =>
  refuseOrdered(rows.get(userSpace(actor.userId), 'cart', cartId) ?? standIn(rows, actor), cartId);

/** Opens the cart with this id, or where that was ordered already the one it says comes after, and gives its id. */
export const openNextCart = (rows: Rows, actor: Actor, nextCartId: CartId): CartId => {
  const space = userSpace(actor.userId);
  let id = nextCartId;
  for (const seen = new Set<CartId>(); rows.get(space, 'cart', id)?.state === 'ordered'; ) {
    seen.add(id);
    id = rows.get(space, 'cart', id)?.nextCartId ?? id;
    if (seen.has(id)) throw new DomainError('invalid_input', { field: 'nextCartId' });
  }
  if (!rows.get(space, 'cart', id)) rows.put(space, 'cart', emptyCart(id));
  return id;
};

const lastCartAfter = (rows: Rows, actor: Actor, cartId: CartId) => {
  const space = userSpace(actor.userId);
  let cart = rows.get(space, 'cart', cartId);
  for (const seen = new Set<CartId>(); cart?.nextCartId && !seen.has(cart.id); ) {
    seen.add(cart.id);
    cart = rows.get(space, 'cart', cart.nextCartId);
  }
  return cart;
};

const standIn = (rows: Rows, actor: Actor) => openCartOf(rows.all(userSpace(actor.userId), 'cart'));

const refuseOrdered = (cart: Cart | null, cartId: CartId) => {
  if (!cart) throw new DomainError('not_found', { record: 'cart' });
  if (cart.state === 'ordered') throw new DomainError('cart_already_ordered', { cartId });
  return cart;
};

/** The open cart; the youngest one, should two devices have ordered and each opened a next one. */
export const openCartOf = (carts: readonly Cart[]): Cart | null =>
  carts.filter((cart) => cart.state === 'open').toSorted((a, b) => (a.id < b.id ? 1 : -1))[0] ?? null;
