import { z } from 'zod';
import { addressSchema } from '../accounts/address.record.ts';
import { defineRecord } from '../values/define-record.ts';
import { type CartId, idSchema, type OrderId, type ProjectId, type UserId } from '../values/ids.ts';
import { cartSchema } from './cart/cart.record.ts';

export const orderStatusSchema = z.enum([
  'NEW',
  'DEMO',
  'ASSIGNED',
  'ANALYZED',
  'IN_PRODUCTION',
  'PARTLY_COMMISSIONED',
  'COMMISSIONED',
  'PARTLY_SENT',
  'SENT',
  'CLOSED',
  'CANCELED',
]);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** What leaves the shop as one thing, and how many of it were ordered: a welded assembly, or a part that is in none. */
export const deliverableSchema = z.strictObject({
  projectId: idSchema<ProjectId>(),
  piece: z.enum(['part', 'assembly']),
  index: z.number().int().positive(),
  /** What it is called on the drawing. */
  mark: z.string(),
  pieces: z.number().int().positive(),
});
export type Deliverable = z.infer<typeof deliverableSchema>;

/** How many of the order's deliverables, each named by its place among them, a partial step is about. */
export const portionSchema = z
  .array(z.strictObject({ place: z.number().int().min(0), pieces: z.number().int().positive() }))
  .min(1);
export type Portion = z.infer<typeof portionSchema>;

/** One step of an order's status: who made it, when, and why where a reason was given. */
export const orderEventSchema = z.strictObject({
  at: z.string(),
  from: orderStatusSchema,
  to: orderStatusSchema,
  by: z.enum(['customer', 'operator']),
  userId: idSchema<UserId>(),
  reason: z.string().max(500),
  /** Of a step to PARTLY_COMMISSIONED or PARTLY_SENT. */
  portion: portionSchema.optional(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

const days = z.number().int().min(0);

/** From the order, or from its payment where that is waited for, to the delivery. */
export const workingDaysSchema = z.strictObject({ production: days, surface: days, shipping: days });

/** Whether production waits for the payment, and when it came in. */
export const prepaymentSchema = z.strictObject({
  isWaitedFor: z.boolean(),
  paidAt: z.string().nullable(),
  /** What the day of delivery is counted by once the payment came. */
  workingDays: workingDaysSchema.optional(),
  /** What PayPal calls the payment. */
  paypalCaptureId: z.string().max(64).optional(),
});

/** An order the server has accepted, without amounts. Lies in the customer's space. */
export const orderSchema = z.strictObject({
  id: idSchema<OrderId>(),
  number: z.number().int(),
  /** Number of the quote whose price it took. */
  quoteNumber: z.string().optional(),
  cartId: idSchema<CartId>(),
  userId: idSchema<UserId>(),
  /** 'checking': accepted, but the server has not read every file yet. */
  check: z.enum(['checking', 'accepted', 'needs-review', 'refused']),
  status: orderStatusSchema,
  /** Every step since the order was made, oldest first. */
  history: z.array(orderEventSchema).optional(),
  orderedAt: z.string(),
  /** Day of delivery, YYYY-MM-DD. */
  deliveryDay: z.string(),
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  phone: z.string(),
  productionType: cartSchema.shape.productionType.unwrap(),
  shippingType: cartSchema.shape.shippingType.unwrap(),
  paymentType: cartSchema.shape.paymentType.unwrap(),
  reference: z.string(),
  /** Of an order that is paid before it is made. */
  prepayment: prepaymentSchema.optional(),
  lines: z.array(
    z.strictObject({
      projectId: idSchema<ProjectId>(),
      projectName: z.string(),
      quantity: z.number().int(),
      partCount: z.number().int(),
      netWeightG: z.number().int(),
      /** Pieces that the weight leaves out, because nothing says theirs; absent: none. */
      unweighedCount: z.number().int().positive().optional(),
      /** Its assemblies leave the shop in their parts. */
      isUnwelded: z.boolean().optional(),
      comment: z.string(),
      reference: z.string(),
    }),
  ),
  /** Everything that leaves the shop; kept with the first partial step. */
  deliverables: z.array(deliverableSchema).optional(),
  termsVersion: z.string(),
  /** Who let it be made, of an order above its orderer's limit. */
  approval: z.strictObject({ by: idSchema<UserId>(), at: z.string() }).optional(),
  /** Why it was refused, where not for a file that could not be read. */
  refusedFor: z.enum(['approval_required']).optional(),
  /** SHA-256 of what was shown before the order was placed. */
  shownHash: z.string().optional(),
});
export type Order = z.infer<typeof orderSchema>;

export const orderRecord = defineRecord({ kind: 'order', version: 1, schema: orderSchema, migrations: {} });
