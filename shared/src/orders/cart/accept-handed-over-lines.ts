import type { Rows } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { type CartId, newId, type UserId } from '../../values/ids.ts';
import { type CartLine, largestQuantity } from './cart-line.record.ts';
import { emptyCart, openCartOf } from './open-cart.ts';

/**
 * Puts lines of another user into a user's open cart. A project that is in it already counts more, at most the largest
 * quantity of a line, and keeps its own comment and reference where it has any.
 */
export const acceptHandedOverLines = (rows: Rows, userId: UserId, lines: readonly CartLine[], at: string): void => {
  const space = userSpace(userId);
  let cart = openCartOf(rows.all(space, 'cart'));
  if (!cart) {
    cart = emptyCart(newId<CartId>());
    rows.put(space, 'cart', cart);
  }
  const cartId = cart.id;
  const own = rows.all(space, 'cartLine').filter((line) => line.cartId === cartId);
  for (const given of lines) {
    const line = own.find(({ projectId }) => projectId === given.projectId);
    rows.put(
      space,
      'cartLine',
      line
        ? {
            ...line,
            quantity: Math.min(line.quantity + given.quantity, largestQuantity),
            comment: line.comment || given.comment,
            reference: line.reference || given.reference,
          }
        : { ...given, cartId, addedAt: at },
    );
  }
};
