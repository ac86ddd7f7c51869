import { z } from 'zod';
import type { User } from '../../accounts/user.record.ts';
import type { Actor } from '../../records/actor.ts';
import { defineChange, type Rows } from '../../records/define-change.ts';
import { customerSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type CartId, type CartLineId, idSchema, type UserId } from '../../values/ids.ts';
import { languages } from '../../values/language.ts';
import { orderRefusal } from '../placing/order-contents.ts';
import type { CartLine } from './cart-line.record.ts';
import { cartLinesOf, cartsOf, openCartAfter } from './open-cart.ts';

const handOverCartArgs = z.strictObject({
  cartId: idSchema<CartId>(),
  /** The lines that were shown; what was put in later stays. */
  lineIds: z.array(idSchema<CartLineId>()).min(1).max(100),
  toUserId: idSchema<UserId>(),
  /** For the colleague, in the giver's own words. */
  note: z.string().max(2000),
  language: z.enum(languages),
});
type HandOverCartArgs = z.infer<typeof handOverCartArgs>;

/**
 * Hands lines of the open cart to a colleague who can order them. Here they leave the cart; the server puts them into the
 * colleague's, which lies on no other user's device, and tells him.
 */
export const handOverCart = defineChange({
  name: 'handOverCart',
  version: 1,
  args: handOverCartArgs,
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: ({ toUserId }, actor) => [
    cartsOf(actor),
    cartLinesOf(actor),
    { space: customerSpace(actor.customerId), kind: 'user', id: toUserId },
  ],
  refusal: () => null,
  run: (rows, args, { actor }) => {
    for (const { id } of handedLines(rows, args, actor)) rows.remove(userSpace(actor.userId), 'cartLine', id);
  },
});

/** Whether a cart can be handed to a user: a colleague who may sign in, order and see prices, and whose orders are real. */
export const canReceiveCart = (user: User, giver: UserId): boolean =>
  user.id !== giver && user.active && orderRefusal(user) === null && !user.permissions.includes('DEMO_PERMISSION');

/** The named lines as they stand in the cart now. Throws colleague_cannot_order, not_found where none of them is left. */
export const handedLines = (rows: Rows, { cartId, lineIds, toUserId }: HandOverCartArgs, actor: Actor): CartLine[] => {
  const colleague = rows.get(customerSpace(actor.customerId), 'user', toUserId);
  if (!colleague || !canReceiveCart(colleague, actor.userId)) throw new DomainError('colleague_cannot_order');
  const open = openCartAfter(rows, actor, cartId);
  const lines = rows
    .all(userSpace(actor.userId), 'cartLine')
    .filter((line) => line.cartId === open.id && lineIds.includes(line.id));
  if (lines.length === 0) throw new DomainError('not_found', { record: 'cartLine' });
  return lines;
};
