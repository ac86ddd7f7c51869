import { z } from 'zod';
import { addressSchema } from '../../accounts/address.record.ts';
import { manualPriceSchema } from '../../prices/project/manual-price.record.ts';
import { type CustomerId, type FreightRequestId, idSchema, type ProjectId, type QuoteId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';
import { describeCall } from '../describe-call.ts';

const customerId = idSchema<CustomerId>();
const freightRequestId = idSchema<FreightRequestId>();

/** How freight may be offered. */
export const freightTypes = [
  'TRANSPORT_STANDARD',
  'TRANSPORT_EXPRESS',
  'TRANSPORT_TAIL_LIFT',
  'TRANSPORT_CRANE',
] as const;

/** A request for an offer of freight, with what is known of the load, the place and who asked. */
export const openFreightRequestSchema = z.object({
  freightRequestId,
  customerId,
  customerNumber: z.number().int(),
  customerName: z.string(),
  userName: z.string(),
  email: z.string(),
  phone: z.string(),
  requestedAt: z.string(),
  dueAt: z.string(),
  /** Day on which the customer would have it. */
  wishDay: z.string().nullable(),
  /** null: it was deleted meanwhile. */
  shippingAddress: addressSchema.nullable(),
  lines: z.array(
    z.object({
      projectId: idSchema<ProjectId>(),
      projectName: z.string(),
      quantity: z.number().int(),
      netWeightG: z.number().int(),
      /** Pieces that the weight leaves out, because nothing says theirs. */
      unweighedCount: z.number().int().nullish(),
      longestMm: z.number(),
    }),
  ),
  /** Of all lines as they are now. */
  netWeightG: z.number().int(),
  /** The mark of that load, which an answer has to name. */
  loadMark: z.string(),
});
export type OpenFreightRequest = z.infer<typeof openFreightRequestSchema>;

export const freightAnswerSchema = z.strictObject({
  shippingType: z.enum(freightTypes),
  netCents: centsSchema.min(1).max(100_000_000),
  note: manualPriceSchema.shape.note,
  /** Of the load that the amount was made for. */
  loadMark: z.string().max(40),
});
export type FreightAnswer = z.infer<typeof freightAnswerSchema>;

/** Requests for offers of freight, as the operator's admin answers them: each with a quote. */
export const freightRequestCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/freightRequests',
    summary: 'Open requests for offers of freight of all customers, the first due first.',
    permission: 'runProjects',
    isDear: true,
    answer: z.object({ requests: z.array(openFreightRequestSchema) }),
    errors: ['not_allowed'],
  }),
  answer: describeCall({
    method: 'post',
    path: '/admin/freightRequests/{freightRequestId}/answer',
    summary:
      'Offers the freight of a request: the customer gets a quote of all that he asked for, to be ordered while it holds. Refused where the load is another one than named.',
    permission: 'runProjects',
    pathSchema: z.strictObject({ freightRequestId }),
    request: freightAnswerSchema,
    answer: z.object({ success: z.literal(true), quoteId: idSchema<QuoteId>(), number: z.string() }),
    errors: [
      'not_allowed',
      'not_found',
      'project_not_read',
      'project_on_request',
      'missing_data',
      'project_changed',
      'address_missing',
      'option_gone',
    ],
  }),
} as const;
