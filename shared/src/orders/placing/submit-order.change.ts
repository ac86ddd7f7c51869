import { defineChange } from '../../records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '../../records/space.ts';
import { cartLinesOf, cartsOf } from '../cart/open-cart.ts';
import { orderQuote, quoteRow } from '../quotes/order-quote.ts';
import { closeCart } from './close-cart.ts';
import { orderRefusal, refuseRepeatedLines } from './order-contents.ts';
import { submitOrderArgs } from './submit-order.schema.ts';

/**
 * Orders a cart or a quote with obligation to pay. Here the cart is closed and its successor opened, or the quote is taken;
 * the server, in the same transaction, recomputes every amount and makes the order, or refuses.
 */
export const submitOrder = defineChange({
  name: 'submitOrder',
  version: 1,
  args: submitOrderArgs,
  spaces: (_, actor) => [
    userSpace(actor.userId),
    customerSpace(actor.customerId),
    customerPriceSpace(actor.customerId),
  ],
  reads: ({ quoteId }, actor) =>
    quoteId === undefined ? [cartsOf(actor), cartLinesOf(actor)] : [quoteRow(actor, quoteId), cartLinesOf(actor)],
  refusal: orderRefusal,
  run: (rows, { orderId, quoteId, ...args }, { actor }) => {
    refuseRepeatedLines(args.lines);
    if (quoteId === undefined) closeCart(rows, actor, args);
    else orderQuote(rows, actor, { orderId, quoteId, cartId: args.cartId });
  },
});
