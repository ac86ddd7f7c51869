import { z } from 'zod';
import { idSchema, type QuoteId } from '../../values/ids.ts';
import { submitOrderArgs } from '../placing/submit-order.schema.ts';

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
    /** Its PDF also tells prices at other quantities. */
    withLadder: z.boolean().optional(),
  });
export type RequestQuoteArgs = z.infer<typeof requestQuoteArgs>;
