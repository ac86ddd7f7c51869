import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { idSchema, type SavedCartId } from '../../values/ids.ts';

/** Puts a saved cart into the bin, or brings it back; its projects stay. Throws 'saved_cart_gone' where a colleague took it. */
export const removeSavedCart = defineChange({
  name: 'removeSavedCart',
  version: 1,
  args: z.strictObject({ savedCartId: idSchema<SavedCartId>(), removed: z.boolean() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ savedCartId }, actor) => [{ space: customerSpace(actor.customerId), kind: 'savedCart', id: savedCartId }],
  refusal: () => null,
  run: (rows, { savedCartId, removed }, { actor }) => {
    const company = customerSpace(actor.customerId);
    const saved = rows.get(company, 'savedCart', savedCartId);
    if (!saved) throw new DomainError('saved_cart_gone');
    rows.put(company, 'savedCart', { ...saved, removed });
  },
});
