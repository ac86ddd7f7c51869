import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { type AddressId, idSchema, type SavedCartId, type UserId } from '../../values/ids.ts';
import { cartSchema } from '../cart/cart.record.ts';
import { cartLineSchema } from '../cart/cart-line.record.ts';

/** The most projects that one saved cart holds. */
export const mostSavedLines = 200;

/**
 * A cart that a company put aside under the name of its site, with what was chosen for it; whoever of the company goes on
 * with it takes it into his own. Holds no amounts: it is priced where it is shown. Lies in the customer's space.
 */
export const savedCartSchema = z.strictObject({
  id: idSchema<SavedCartId>(),
  /** Mostly the building site. */
  name: z.string().trim().min(1).max(80),
  /** Who put something in last, and when. */
  userId: idSchema<UserId>(),
  savedAt: z.string(),
  shippingAddressId: idSchema<AddressId>().nullable(),
  choices: cartSchema.pick({
    billingAddressId: true,
    phone: true,
    productionType: true,
    shippingType: true,
    paymentType: true,
    reference: true,
  }),
  lines: z.array(cartLineSchema.omit({ cartId: true })).max(mostSavedLines),
  /** In the bin: out of the list, and brought back by undo. */
  removed: z.boolean(),
});
export type SavedCart = z.infer<typeof savedCartSchema>;

export const savedCartRecord = defineRecord({
  kind: 'savedCart',
  version: 1,
  schema: savedCartSchema,
  migrations: {},
});
