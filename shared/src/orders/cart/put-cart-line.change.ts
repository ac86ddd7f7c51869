import { z } from 'zod';
import { projectRow } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type CartId, type CartLineId, idSchema, type ProjectId } from '../../values/ids.ts';
import { largestQuantity } from './cart-line.record.ts';
import { cartLinesOf, cartsOf, openCartAfter } from './open-cart.ts';

/**
 * Adds a project to the cart with quantity 1; a project that is in it already counts one more.
 * Where the cart was ordered on another device meanwhile, the project goes into the one that followed it.
 */
export const putCartLine = defineChange({
  name: 'putCartLine',
  version: 1,
  args: z.strictObject({
    lineId: idSchema<CartLineId>(),
    cartId: idSchema<CartId>(),
    projectId: idSchema<ProjectId>(),
  }),
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: ({ projectId }, actor) => [cartsOf(actor), cartLinesOf(actor), projectRow(actor, projectId)],
  refusal: () => null,
  run: (rows, { lineId, cartId: wanted, projectId }, { actor, at }) => {
    const space = userSpace(actor.userId);
    const { id: cartId } = openCartAfter(rows, actor, wanted);
    if (!rows.get(customerSpace(actor.customerId), 'project', projectId)) {
      throw new DomainError('not_found', { record: 'project' });
    }
    const line = rows.all(space, 'cartLine').find((each) => each.cartId === cartId && each.projectId === projectId);
    rows.put(
      space,
      'cartLine',
      line
        ? { ...line, quantity: Math.min(line.quantity + 1, largestQuantity) }
        : { id: lineId, cartId, projectId, quantity: 1, comment: '', reference: '', addedAt: at },
    );
  },
});
