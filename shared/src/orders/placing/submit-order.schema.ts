import { z } from 'zod';
import { type AddressId, type CartId, idSchema, type OrderId, type QuoteId } from '../../values/ids.ts';
import { languages } from '../../values/language.ts';
import { amountsSchema } from '../amounts/order-amounts.record.ts';
import { cartSchema } from '../cart/cart.record.ts';
import { cartLineSchema } from '../cart/cart-line.record.ts';
import { orderSchema } from '../order.record.ts';
import { voucherCodeSchema } from '../vouchers/voucher.schema.ts';
import { orderContentsSchema } from './order-contents.schema.ts';

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
  language: z.enum(languages),
  consent: z.strictObject({
    terms: z.literal(true),
    deliveryTerms: z.literal(true),
    termsVersion: z.string().min(1).max(40),
  }),
});
export type SubmitOrderArgs = z.infer<typeof submitOrderArgs>;
