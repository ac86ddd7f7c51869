import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { idSchema, type OrderId, type UserId } from '../../values/ids.ts';
import { submitOrderArgs } from '../placing/submit-order.schema.ts';

const decided = { by: idSchema<UserId>(), at: z.string() };

const approvalStateSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open') }),
  /** On the device of who approved, until the server has made the order of it. */
  z.strictObject({ is: z.literal('approved'), ...decided }),
  z.strictObject({ is: z.literal('rejected'), ...decided, reason: z.string().max(500) }),
  /** Approved, but what it asks for does not hold any more: an error's code and details. */
  z.strictObject({
    is: z.literal('outdated'),
    ...decided,
    code: z.string().max(80),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
]);

/**
 * An order above its orderer's limit, as he would have sent it, until somebody decides. Its id is the order's, so that it becomes
 * one order at most. Gone once it is ordered or taken back. Lies whole in the customer's price space.
 */
export const approvalRequestSchema = z.strictObject({
  id: idSchema<OrderId>(),
  userId: idSchema<UserId>(),
  askedAt: z.string(),
  order: submitOrderArgs,
  state: approvalStateSchema,
});
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;

export const approvalRequestRecord = defineRecord({
  kind: 'approvalRequest',
  version: 1,
  schema: approvalRequestSchema,
  migrations: {},
});
