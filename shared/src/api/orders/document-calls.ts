import { z } from 'zod';
import { idSchema, type OrderId, type QuoteId } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';

const orderPath = z.strictObject({ orderId: idSchema<OrderId>() });

/** The confirmation of an order that was accepted. */
export const confirmationCall = describeCall({
  method: 'get',
  path: '/orders/{orderId}/confirmation.pdf',
  summary:
    'The confirmation of an order as PDF, in the language it was ordered in; for users of its customer who see prices, and for global admins.',
  permission: 'session',
  scope: 'orders:read',
  isDear: true,
  pathSchema: orderPath,
  answer: { contentType: 'application/pdf', schema: null },
  errors: ['not_found', 'no_price_permission'],
});

/** What comes with the goods. */
export const deliveryNoteCall = describeCall({
  method: 'get',
  path: '/orders/{orderId}/deliveryNote.pdf',
  summary:
    'The delivery note of an order as PDF, without amounts, in the language it was ordered in; of an order that goes out in parts that of one delivery. For users of its customer and for global admins.',
  permission: 'session',
  scope: 'orders:read',
  isDear: true,
  pathSchema: orderPath,
  querySchema: z.strictObject({
    delivery: z.coerce
      .number()
      .int()
      .positive()
      .max(9999)
      .optional()
      .describe('Counted from 1; the latest without it.'),
  }),
  answer: { contentType: 'application/pdf', schema: null },
  errors: ['not_found'],
});

/** For a bank or the customs. */
export const proFormaCall = describeCall({
  method: 'get',
  path: '/orders/{orderId}/proForma.pdf',
  summary:
    'The pro-forma invoice of an order as PDF, in the language it was ordered in; for users of its customer who see prices, and for global admins.',
  permission: 'session',
  scope: 'orders:read',
  isDear: true,
  pathSchema: orderPath,
  answer: { contentType: 'application/pdf', schema: null },
  errors: ['not_found', 'no_price_permission'],
});

/** A quote that was made. */
export const quoteCall = describeCall({
  method: 'get',
  path: '/quotes/{quoteId}/quote.pdf',
  summary:
    'A quote as PDF, in the language it was asked for in; for users of its customer who see prices, and for global admins.',
  permission: 'session',
  scope: 'orders:read',
  isDear: true,
  pathSchema: z.strictObject({ quoteId: idSchema<QuoteId>() }),
  answer: { contentType: 'application/pdf', schema: null },
  errors: ['not_found', 'no_price_permission'],
});

/** Documents as PDF. */
export const documentCalls = [confirmationCall, deliveryNoteCall, proFormaCall, quoteCall] as const;
