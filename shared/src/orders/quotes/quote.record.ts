import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  idSchema,
  type OrderId,
  type ProjectId,
  type QuoteId,
  type UserId,
} from '../../values/ids.ts';
import { languages } from '../../values/language.ts';
import { centsSchema } from '../../values/money.ts';
import { amountsSchema } from '../amounts/order-amounts.record.ts';
import { orderSchema, workingDaysSchema } from '../order.record.ts';

const { lines, ...offered } = orderSchema.pick({
  shippingAddress: true,
  billingAddress: true,
  phone: true,
  productionType: true,
  shippingType: true,
  paymentType: true,
  reference: true,
  lines: true,
  termsVersion: true,
  shownHash: true,
}).shape;

/**
 * Prices at other quantities as they were on the day of a quote, as its reader reads amounts; not part of what it offers. Of each row
 * the price per piece at each quantity, and what of it is paid once; a row without a name is the project at so many times.
 */
const quotedLadderSchema = z.strictObject({
  projectId: idSchema<ProjectId>(),
  quantities: z.array(z.number().int()),
  rows: z.array(
    z.strictObject({ name: z.string(), eachCents: z.array(centsSchema), onceCents: z.array(z.number().int()) }),
  ),
});
export type QuotedLadder = z.infer<typeof quotedLadderSchema>;

/** A binding offer as the server has made it: contents and amounts as they were. Lies whole in the customer's price space. */
export const quoteSchema = z.strictObject({
  id: idSchema<QuoteId>(),
  /** AN-2026-00001 */
  number: z.string(),
  userId: idSchema<UserId>(),
  /** The cart that it is ordered as: no open cart of anybody. */
  cartId: idSchema<CartId>(),
  ...offered,
  shippingAddressId: idSchema<AddressId>(),
  billingAddressId: idSchema<AddressId>().nullable(),
  lines: z.array(
    lines.element.extend({
      id: idSchema<CartLineId>(),
      /** Names what the project was when it was offered (`priceBasisOf`). */
      basis: z.string(),
    }),
  ),
  amounts: amountsSchema,
  /** What the operator says about a freight that he made an offer for. */
  freightNote: z.string().optional(),
  /** Where they were asked for. */
  ladders: z.array(quotedLadderSchema).optional(),
  /** From the order to the delivery. */
  workingDays: workingDaysSchema,
  /** Asked for by a user who orders for show. */
  isDemo: z.boolean(),
  language: z.enum(languages),
  quotedAt: z.string(),
  /** Last day on which it may be ordered, YYYY-MM-DD at the shop. */
  validUntil: z.string(),
  /** The one order that was made of it. */
  orderId: idSchema<OrderId>().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const quoteRecord = defineRecord({ kind: 'quote', version: 1, schema: quoteSchema, migrations: {} });
