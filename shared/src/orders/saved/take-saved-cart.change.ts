import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type CartId, idSchema, type SavedCartId } from '../../values/ids.ts';
import { returnLines } from '../cart/accept-handed-over-lines.ts';
import { cartLinesOf, cartsOf } from '../cart/open-cart.ts';

/**
 * Takes a saved cart into the user's open one: its lines, and where that is empty what was chosen for them too. It leaves
 * the list, so that no colleague orders the same again; one that a colleague deleted meanwhile is taken all the same. Throws
 * 'saved_cart_gone' where a colleague took it first.
 */
export const takeSavedCart = defineChange({
  name: 'takeSavedCart',
  version: 1,
  args: z.strictObject({
    savedCartId: idSchema<SavedCartId>(),
    /** Opened where the user has no open cart. */
    cartId: idSchema<CartId>(),
  }),
  spaces: (_, actor) => [userSpace(actor.userId), customerSpace(actor.customerId)],
  reads: ({ savedCartId }, actor) => [
    { space: customerSpace(actor.customerId), kind: 'savedCart', id: savedCartId },
    cartsOf(actor),
    cartLinesOf(actor),
  ],
  refusal: () => null,
  run: (rows, { savedCartId, cartId }, { actor, at }) => {
    const company = customerSpace(actor.customerId);
    const saved = rows.get(company, 'savedCart', savedCartId);
    if (!saved) throw new DomainError('saved_cart_gone');
    const choices = { ...saved.choices, shippingAddressId: saved.shippingAddressId };
    returnLines(rows, actor, { lines: saved.lines, choices, nextCartId: cartId }, at);
    rows.remove(company, 'savedCart', savedCartId);
  },
});
