import { z } from 'zod';
import { customerSchema } from '../../accounts/customer.record.ts';
import { quoteSchema } from '../../orders/quotes/quote.record.ts';
import { quoteStates } from '../../orders/quotes/quote-rules.ts';
import { type CustomerId, idSchema, type QuoteId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';
import { describeCall } from '../describe-call.ts';

const { id, number, quotedAt, validUntil, orderId, lines } = quoteSchema.shape;

const quotedCustomerSchema = z.object({
  customerId: idSchema<CustomerId>(),
  customerNumber: z.number().int(),
  customerName: z.string(),
  customerKind: customerSchema.shape.kind,
});

const listedQuoteSchema = quotedCustomerSchema.extend({
  id,
  number,
  quotedAt,
  validUntil,
  /** On the day at the shop on which it is asked. */
  state: z.enum(quoteStates),
  orderId,
  /** As the customer counts: net for a company, with VAT for a private person. */
  totalCents: centsSchema,
  lines: z.array(lines.element.pick({ projectId: true, projectName: true, quantity: true })),
});
export type ListedQuote = z.infer<typeof listedQuoteSchema>;

/** Quotes of all customers but those made for show, as the operator sees them. */
export const listQuotesCall = describeCall({
  method: 'get',
  path: '/admin/quotes',
  summary:
    'A page of the quotes of all customers, those that can be ordered first, the next to end first of all; and how many there are in all.',
  permission: 'runOrders',
  isDear: true,
  querySchema: z.strictObject({
    /** Quote number, reference, project, customer; small slips allowed. */
    q: z.string().max(100).default(''),
    /** Left out: in any state. */
    state: z.enum(quoteStates).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({ quotes: z.array(listedQuoteSchema), total: z.number().int() }),
  errors: ['invalid_input'],
});

/** Without what only an order of it needs. */
const readQuoteSchema = quoteSchema.omit({
  cartId: true,
  shippingAddressId: true,
  billingAddressId: true,
  shownHash: true,
});
export type ReadQuote = z.infer<typeof readQuoteSchema>;

const quoteDetailSchema = quotedCustomerSchema.extend({
  quote: readQuoteSchema,
  /** On the day at the shop on which it is asked. */
  state: z.enum(quoteStates),
});
export type QuoteDetail = z.infer<typeof quoteDetailSchema>;

/** A quote whole, as the operator reads it. */
export const getQuoteCall = describeCall({
  method: 'get',
  path: '/admin/quotes/{quoteId}',
  summary: 'A quote of any customer: what it offers, at which amounts, whether it can still be ordered.',
  permission: 'runOrders',
  pathSchema: z.strictObject({ quoteId: idSchema<QuoteId>() }),
  answer: quoteDetailSchema,
  errors: ['not_found'],
});
