import { z } from 'zod';
import { idSchema, type OrderId } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';

const mostCents = 10_000_000;

/** What an order costs more or, below 0, less than was ordered. It counts once it is accepted; one below 0 is at once. */
export const surchargeSchema = z.object({
  id: z.uuid(),
  reason: z.string(),
  netCents: z.number().int(),
  state: z.enum(['asked', 'accepted', 'declined', 'withdrawn']),
  madeAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type Surcharge = z.infer<typeof surchargeSchema>;

const orderPath = z.strictObject({ orderId: idSchema<OrderId>() });
const surchargePath = orderPath.extend({ surchargeId: z.uuid() });
const answer = z.object({ surcharges: z.array(surchargeSchema) });

/** Surcharges of an order: the operator makes them, whoever may order for the customer answers. */
export const surchargeCalls = {
  add: describeCall({
    method: 'post',
    path: '/admin/orders/{orderId}/surcharges',
    summary:
      'Adds a surcharge with its reason to an order that is not over: the customer is told, and asked where it costs him; one below 0 counts at once.',
    permission: 'runOrders',
    pathSchema: orderPath,
    request: z.strictObject({
      reason: z.string().trim().min(1).max(200),
      netCents: z
        .number()
        .int()
        .min(-mostCents)
        .max(mostCents)
        .refine((cents) => cents !== 0, 'zero'),
    }),
    answer: answer.extend({ surchargeId: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'order_step_refused'],
  }),
  list: describeCall({
    method: 'get',
    path: '/orders/{orderId}/surcharges',
    summary: 'Surcharges of an order, oldest first; for users of its customer who see prices, and for global admins.',
    permission: 'session',
    scope: 'orders:read',
    pathSchema: orderPath,
    answer,
    errors: ['not_found', 'no_price_permission'],
  }),
  answer: describeCall({
    method: 'post',
    path: '/orders/{orderId}/surcharges/{surchargeId}/answer',
    summary: 'Accepts or declines a surcharge that was asked for; accepted, the amounts of the order follow.',
    permission: 'order',
    pathSchema: surchargePath,
    request: z.strictObject({ accepts: z.boolean() }),
    answer,
    errors: ['not_found', 'no_price_permission', 'order_step_refused'],
  }),
  withdraw: describeCall({
    method: 'post',
    path: '/admin/orders/{orderId}/surcharges/{surchargeId}/withdraw',
    summary:
      'Withdraws a surcharge, asked for or accepted, and never a credit; the customer is told and the amounts follow.',
    permission: 'runOrders',
    pathSchema: surchargePath,
    answer,
    errors: ['not_found', 'order_step_refused'],
  }),
} as const;
