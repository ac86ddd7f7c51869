import { z } from 'zod';
import { defineChange } from '../records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { type AddressId, type CartId, idSchema, type OrderId, type QuoteId } from '../values/ids.ts';
import { cartSchema } from './cart/cart.record.ts';
import { cartLineSchema } from './cart/cart-line.record.ts';
import { cartLinesOf, cartsOf } from './cart/open-cart.ts';
import { closeCart } from './close-cart.ts';
import { orderSchema } from './order.record.ts';
import { amountsSchema } from './order-amounts.record.ts';
import { orderContentsSchema } from './order-contents.ts';
import { orderQuote, quoteRow } from './quotes/order-quote.ts';
import { orderRefusal } from './refuse-to-order.ts';
import { voucherCodeSchema } from './vouchers/voucher.schema.ts';

export const submitOrderArgs = z.strictObject({
  /** The customer's intent: made once when the button is pressed, the same in every retry. */
  orderId: idSchema<OrderId>(),
  /** With a quote: the cart that the quote itself is; the user's open one stays as it is. */
  cartId: idSchema<CartId>(),
  /** The quote whose price and contents the order takes. */
  quoteId: idSchema<QuoteId>().optional(),
  /** The open cart that follows; lines that are not ordered move into it. */
  nextCartId: idSchema<CartId>(),
  lines: z
    .array(cartLineSchema.omit({ cartId: true, addedAt: true }))
    .min(1)
    .max(100),
  shippingAddressId: idSchema<AddressId>(),
  billingAddressId: idSchema<AddressId>().nullable(),
  phone: cartSchema.shape.phone,
  productionType: orderSchema.shape.productionType,
  shippingType: orderSchema.shape.shippingType,
  paymentType: orderSchema.shape.paymentType,
  reference: cartSchema.shape.reference,
  /** What the customer saw when he pressed the button: claims to compare, never stored. */
  shown: amountsSchema,
  shownDeliveryDay: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** What was ordered and where it was to go; absent where a quote says it, and from builds that did not. */
  shownContents: orderContentsSchema.optional(),
  /** SHA-256 (hex) of shownText: what stood above the button. */
  shownHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The voucher that the shown amounts count. */
  voucherCode: voucherCodeSchema.optional(),
  language: z.enum(['de', 'en', 'fr', 'it']),
  consent: z.strictObject({
    terms: z.literal(true),
    deliveryTerms: z.literal(true),
    termsVersion: z.string().min(1).max(40),
  }),
});
export type SubmitOrderArgs = z.infer<typeof submitOrderArgs>;

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

/** Refuses lines of which two are the same, or of the same project. */
export const refuseRepeatedLines = (lines: SubmitOrderArgs['lines']) => {
  const ids = new Set<string>(lines.map((line) => line.id));
  const projects = new Set<string>(lines.map((line) => line.projectId));
  if (ids.size < lines.length || projects.size < lines.length) {
    throw new DomainError('invalid_input', { field: 'lines' });
  }
};
