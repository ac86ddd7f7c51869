import type { Actor } from '../../records/actor.ts';
import type { Rows } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { CartId, CartLineId } from '../../values/ids.ts';
import type { Cart } from '../cart/cart.record.ts';
import type { CartLine } from '../cart/cart-line.record.ts';
import { emptyCart, openNextCart, refuseOrderedCart } from '../cart/open-cart.ts';

/** What an order names: its cart, the one that follows, its lines. */
type Closing = { cartId: CartId; nextCartId: CartId; lines: readonly { id: CartLineId }[] };

type Closed = Closing & { cart: Cart; present: readonly CartLine[] };

/**
 * Closes a cart and opens the next, into which go lines that are not ordered. Of a cart that never opened, the order before it
 * was withdrawn or refused, the ordered lines are taken out of the user's open one; the rest of that stays where it is.
 * Throws DomainError 'not_found', 'cart_already_ordered', 'cart_empty', 'invalid_input' for a next cart that has none after it.
 */
export const closeCart = (rows: Rows, actor: Actor, closing: Closing) => {
  const cart = refuseOrderedCart(rows, actor, closing.cartId);
  const present = rows.all(userSpace(actor.userId), 'cartLine').filter((line) => line.cartId === cart.id);
  const close = cart.id === closing.cartId ? moveOn : takeOut;
  close(rows, actor, { ...closing, cart, present });
};

const moveOn = (rows: Rows, actor: Actor, { cart, nextCartId, lines, present }: Closed) => {
  const space = userSpace(actor.userId);
  const ordered = new Set(lines.map((line) => line.id));
  if (!present.some((line) => ordered.has(line.id))) throw new DomainError('cart_empty');
  rows.put(space, 'cart', { ...cart, state: 'ordered', nextCartId });
  const next = openNextCart(rows, actor, nextCartId);
  for (const line of present) {
    if (ordered.has(line.id)) rows.remove(space, 'cartLine', line.id);
    else rows.put(space, 'cartLine', { ...line, cartId: next });
  }
};

/** All lines must lie there: one that was ordered with another order is not ordered again. */
const takeOut = (rows: Rows, actor: Actor, { cart, cartId, nextCartId, lines, present }: Closed) => {
  const space = userSpace(actor.userId);
  const ids = new Set(present.map((line) => line.id));
  if (!lines.every((line) => ids.has(line.id))) throw new DomainError('not_found', { record: 'cartLine' });
  for (const line of lines) rows.remove(space, 'cartLine', line.id);
  rows.put(space, 'cart', { ...cart, id: cartId, state: 'ordered', nextCartId });
  rows.put(space, 'cart', emptyCart(cart.id));
};
