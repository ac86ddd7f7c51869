import { z } from 'zod';
import { amountsSchema } from '../orders/order-amounts.ts';
import { orderSchema, orderStatusSchema } from '../orders/order.ts';
import { type CustomerId, idSchema, type OrderId } from '../values/ids.ts';
import { describeCall } from './describe-call.ts';

/** What the operator may do next with an order. */
const nextStepSchema = z.object({ status: orderStatusSchema, needsReason: z.boolean() });

const listEntrySchema = z.object({
  customerId: idSchema<CustomerId>(),
  customerNumber: z.number().int(),
  customerName: z.string(),
  order: orderSchema,
  /** null while a file of it is being read. */
  grossCents: amountsSchema.shape.grossCents.nullable(),
  next: z.array(nextStepSchema),
});

/** Orders of all customers, the highest number first; `status`: several by comma, `below`: the number to go on under. */
export const listOrdersCall = describeCall({
  method: 'get',
  path: '/admin/orders',
  summary: 'Orders of all customers, newest first, with what may be done next with each.',
  permission: 'runOrders',
  querySchema: z.strictObject({
    status: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(orderStatusSchema).min(1))
      .optional(),
    below: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({ orders: z.array(listEntrySchema) }),
  errors: ['invalid_input'],
});

export const setOrderStatusCall = describeCall({
  method: 'post',
  path: '/admin/orders/{orderId}/status',
  summary: 'Gives an order its next status; the customer is told by message and mail.',
  permission: 'runOrders',
  pathSchema: z.strictObject({ orderId: idSchema<OrderId>() }),
  request: z.strictObject({ status: orderStatusSchema, reason: z.string().trim().max(500).default('') }),
  answer: z.object({ success: z.literal(true), order: orderSchema, next: z.array(nextStepSchema) }),
  errors: ['not_found', 'invalid_input', 'order_step_refused', 'reason_missing'],
});

export const orderCalls = [listOrdersCall, setOrderStatusCall];
