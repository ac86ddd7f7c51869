import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace } from '../../records/space.ts';
import { idSchema, type QuoteId } from '../../values/ids.ts';
import { orderRefusal } from '../refuse-to-order.ts';
import { refuseRepeatedLines, submitOrderArgs } from '../submit-order.change.ts';
import { quoteRow } from './order-quote.ts';

export const requestQuoteArgs = submitOrderArgs
  .omit({
    orderId: true,
    quoteId: true,
    nextCartId: true,
    voucherCode: true,
    shownDeliveryDay: true,
    consent: true,
  })
  .extend({
    /** The customer's intent: made once when the button is pressed, the same in every retry. */
    quoteId: idSchema<QuoteId>(),
    termsVersion: z.string().min(1).max(40),
  });
export type RequestQuoteArgs = z.infer<typeof requestQuoteArgs>;

/**
 * Asks for a binding offer of projects with everything chosen for an order. `cartId` is new, the quote's own. A device writes
 * nothing: number and amounts are the server's, which makes the quote in the same transaction or refuses.
 */
export const requestQuote = defineChange({
  name: 'requestQuote',
  version: 1,
  args: requestQuoteArgs,
  spaces: (_, actor) => [customerPriceSpace(actor.customerId)],
  reads: ({ quoteId }, actor) => [quoteRow(actor, quoteId)],
  refusal: orderRefusal,
  run: (_, { lines }) => refuseRepeatedLines(lines),
});
