import type { Actor } from '../../records/actor.ts';
import type { Rows } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { type CartId, newId, type UserId } from '../../values/ids.ts';
import type { Cart } from './cart.record.ts';
import { type CartLine, largestQuantity } from './cart-line.record.ts';
import { emptyCart, openCartOf, openNextCart } from './open-cart.ts';

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

type Returned = {
  lines: readonly Omit<CartLine, 'cartId' | 'addedAt'>[];
  /** What was chosen for them: goes into the cart where nothing lies in it yet. */
  choices: Partial<Cart>;
  /** Opened where the user has no open cart. */
  nextCartId: CartId;
};

/** Puts lines that had left it back into the user's open cart. */
export const returnLines = (rows: Rows, actor: Actor, { lines, choices, nextCartId }: Returned, at: string): void => {
  const own = userSpace(actor.userId);
  if (!openCartOf(rows.all(own, 'cart'))) openNextCart(rows, actor, nextCartId);
  const cart = openCartOf(rows.all(own, 'cart'));
  if (cart && !rows.all(own, 'cartLine').some(({ cartId }) => cartId === cart.id))
    rows.put(own, 'cart', { ...cart, ...choices });
  acceptHandedOverLines(
    rows,
    actor.userId,
    lines.map((line) => ({ ...line, cartId: cart?.id ?? nextCartId, addedAt: at })),
    at,
  );
};
