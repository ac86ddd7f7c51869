import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace } from '../../records/space.ts';
import { orderRefusal, refuseRepeatedLines } from '../placing/order-contents.ts';
import { quoteRow } from './order-quote.ts';
import { requestQuoteArgs } from './request-quote.schema.ts';

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
