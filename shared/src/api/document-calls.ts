import { z } from 'zod';
import { idSchema, type OrderId } from '../values/ids.ts';
import { describeCall } from './describe-call.ts';

/** The confirmation of an order that was accepted. */
export const confirmationCall = describeCall({
  method: 'get',
  path: '/orders/{orderId}/confirmation.pdf',
  summary: 'The confirmation of an order as PDF, in the language it was ordered in; for users who see prices.',
  permission: 'session',
  pathSchema: z.strictObject({ orderId: idSchema<OrderId>() }),
  answer: { contentType: 'application/pdf', schema: null },
  errors: ['not_found', 'no_price_permission'],
});

/** Documents as PDF. */
export const documentCalls = [confirmationCall] as const;
