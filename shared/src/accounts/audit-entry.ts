import { z } from 'zod';
import { type CustomerId, idSchema, type UserId } from '../values/ids.ts';

/** What the operator, or the admin of a company, did. Only ever added to. */
export const auditActions = [
  'order_status',
  'order_payment',
  'customer_edited',
  'customer_blocked',
  'customer_let_in',
  'user_added',
  'user_edited',
  'user_invited',
  'base_data',
  'special_price',
  'voucher_added',
  'voucher_edited',
  'price_answered',
  'project_answered',
  'freight_answered',
  'costs_changed',
  'message_sent',
  'personal_data_exported',
  'user_erased',
  'customer_erased',
  'key_made',
  'key_revoked',
  'punchout_set',
  'punchout_renewed',
  'punchout_revoked',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** An entry of the log of what was done, as the operator reads it. */
export const auditEntrySchema = z.strictObject({
  id: z.number().int(),
  at: z.string(),
  actorId: idSchema<UserId>(),
  /** As he is called now; empty: he is not known any more. */
  actorName: z.string(),
  action: z.enum(auditActions),
  /** Whose thing it was; null: nobody's. */
  customerId: idSchema<CustomerId>().nullable(),
  customerName: z.string(),
  /** What it was done to: the id or key of an order, a user, a row. */
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
