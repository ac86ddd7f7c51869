import { z } from 'zod';
import { idSchema, type OrderId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';

/** 'open': the customer has yet to agree, at `approveUrl`; 'declined': PayPal refused his means of payment, he chooses another there. */
const answer = z.object({
  state: z.enum(['paid', 'pending', 'open', 'declined']),
  approveUrl: z.string().nullable(),
});
export type PaypalAnswer = z.infer<typeof answer>;

const paypalId = z.string().min(1).max(64);

/** Of a notification of PayPal, which says more: the order there, or the capture and the order that it is of. */
export const paypalEventSchema = z.looseObject({
  resource: z.looseObject({
    id: paypalId,
    supplementary_data: z
      .looseObject({ related_ids: z.looseObject({ order_id: paypalId.optional() }).optional() })
      .optional(),
  }),
});

/** Payment by PayPal, where it is set up. */
export const paypalCalls = {
  pay: describeCall({
    method: 'post',
    path: '/orders/{orderId}/paypal',
    summary:
      'Brings the payment of an order by PayPal a step further: answers where the customer agrees to it, and takes the money, once, after he did. Without a language nobody is there to be sent to PayPal: it says how the payment stands.',
    permission: 'order',
    pathSchema: z.strictObject({ orderId: idSchema<OrderId>() }),
    request: z.strictObject({ language: languageSchema.nullable() }),
    answer,
    errors: [
      'not_found',
      'no_price_permission',
      'nothing_to_pay',
      'too_many_tries',
      'paypal_busy',
      'paypal_unavailable',
    ],
  }),
  event: describeCall({
    method: 'post',
    path: '/paypal/events',
    summary: 'Takes what PayPal notifies of, where a webhook is set up; refused unless PayPal says that it is its own.',
    permission: 'nobody',
    request: paypalEventSchema,
    answer: null,
    errors: ['not_found', 'not_allowed', 'paypal_busy', 'paypal_unavailable'],
  }),
} as const;
