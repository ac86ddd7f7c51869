import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { type Day, daysAfter } from '../../values/day.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type FreightRequestId, idSchema } from '../../values/ids.ts';
import { cartsOf, refuseOrderedCart } from '../cart/open-cart.ts';
import { orderRefusal, refuseRepeatedLines } from '../placing/order-contents.ts';
import { submitOrderArgs } from '../placing/submit-order.schema.ts';

export const requestFreightArgs = submitOrderArgs
  .pick({
    cartId: true,
    lines: true,
    shippingAddressId: true,
    billingAddressId: true,
    phone: true,
    productionType: true,
    reference: true,
    language: true,
  })
  .extend({
    /** The customer's intent: made once when the button is pressed, the same in every retry. */
    requestId: idSchema<FreightRequestId>(),
    /** As he would pay; null: as he may. */
    paymentType: submitOrderArgs.shape.paymentType.nullable(),
    /** What was shown of the load. */
    netWeightG: z.number().int().nonnegative(),
    /** Day on which he would have it, YYYY-MM-DD. */
    wishDay: z.iso.date().nullable(),
  });
export type RequestFreightArgs = z.infer<typeof requestFreightArgs>;

/** Whether a load may be wished for on a day: from the day it is asked for until a year after. */
export const isWishDay = (day: Day, today: Day): boolean => day >= today && day <= daysAfter(today, 365);

/**
 * Asks for an offer of what no freight tier carries. The cart says so at once; the server keeps the request, which counts from
 * when it arrives, and the operator answers with a quote. Asked anew of the same cart, it takes the place of the one before.
 */
export const requestFreight = defineChange({
  name: 'requestFreight',
  version: 1,
  args: requestFreightArgs,
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: (_, actor) => [cartsOf(actor)],
  refusal: orderRefusal,
  run: (rows, { requestId, cartId, lines, phone, netWeightG, shippingAddressId }, { actor, at }) => {
    refuseRepeatedLines(lines);
    if (phone.trim() === '') throw new DomainError('phone_missing');
    const cart = refuseOrderedCart(rows, actor, cartId);
    const freightRequest = { requestId, requestedAt: at, netWeightG, shippingAddressId, quoteId: null };
    rows.put(userSpace(actor.userId), 'cart', { ...cart, freightRequest });
  },
});
