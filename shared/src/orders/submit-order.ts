import { z } from 'zod';
import { cartLineSchema } from '../cart/cart-line.ts';
import { cartSchema } from '../cart/cart.ts';
import { cartLinesOf, cartRow, emptyCart, refuseOrderedCart } from '../cart/open-cart.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Actor } from '../permissions/actor.ts';
import { may } from '../permissions/may.ts';
import { defineChange } from '../sync/define-change.ts';
import type { Rows } from '../sync/rows.ts';
import { orderQuote, quoteRow } from '../quotes/order-quote.ts';
import { customerPriceSpace, customerSpace, userSpace } from '../sync/space.ts';
import { type AddressId, type CartId, idSchema, type OrderId, type QuoteId } from '../values/ids.ts';
import { voucherCodeSchema } from '../vouchers/voucher.ts';
import { amountsSchema } from './order-amounts.ts';
import { orderSchema } from './order.ts';

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

/** Orders and quotes are for who may order and sees prices. */
export const refuseToOrder = (actor: Actor) => {
  if (!may(actor, 'order')) return 'no_order_permission';
  return actor.seesPrices ? null : 'no_price_permission';
};

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
  reads: ({ cartId, quoteId }, actor) =>
    quoteId === undefined ? [cartRow(actor, cartId), cartLinesOf(actor)] : [quoteRow(actor, quoteId)],
  refusal: refuseToOrder,
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

type Closing = Pick<SubmitOrderArgs, 'cartId' | 'nextCartId' | 'lines'>;

const closeCart = (rows: Rows, actor: Actor, { cartId, nextCartId, lines }: Closing) => {
  const space = userSpace(actor.userId);
  const cart = refuseOrderedCart(rows, actor, cartId);
  const ordered = new Set<string>(lines.map((line) => line.id));
  const present = rows.all(space, 'cartLine').filter((line) => line.cartId === cartId);
  if (!present.some((line) => ordered.has(line.id))) throw new DomainError('cart_empty');
  for (const line of present) {
    if (ordered.has(line.id)) rows.remove(space, 'cartLine', line.id);
    else rows.put(space, 'cartLine', { ...line, cartId: nextCartId });
  }
  rows.put(space, 'cart', { ...cart, state: 'ordered', nextCartId });
  rows.put(space, 'cart', emptyCart(nextCartId));
};
