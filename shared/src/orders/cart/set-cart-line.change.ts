import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type CartLineId, idSchema } from '../../values/ids.ts';
import { cartLineSchema, largestQuantity } from './cart-line.record.ts';

/** Quantity, comment or reference of a cart line; only what is given changes. Quantity 0 removes the line. */
export const setCartLine = defineChange({
  name: 'setCartLine',
  version: 1,
  args: z.strictObject({
    lineId: idSchema<CartLineId>(),
    quantity: z.number().int().min(0).max(largestQuantity).optional(),
    comment: cartLineSchema.shape.comment.optional(),
    reference: cartLineSchema.shape.reference.optional(),
  }),
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: ({ lineId }, actor) => [{ space: userSpace(actor.userId), kind: 'cartLine', id: lineId }],
  refusal: () => null,
  run: (rows, { lineId, ...given }, { actor }) => {
    const space = userSpace(actor.userId);
    const line = rows.get(space, 'cartLine', lineId);
    if (!line) throw new DomainError('not_found', { record: 'cartLine' });
    if (given.quantity === 0) {
      rows.remove(space, 'cartLine', lineId);
      return;
    }
    rows.put(space, 'cartLine', {
      ...line,
      quantity: given.quantity ?? line.quantity,
      comment: given.comment ?? line.comment,
      reference: given.reference ?? line.reference,
    });
  },
});
