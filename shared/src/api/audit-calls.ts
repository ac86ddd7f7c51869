import { z } from 'zod';
import { auditActions, auditEntrySchema } from '../accounts/audit-entry.ts';
import { type CustomerId, idSchema, type UserId } from '../values/ids.ts';
import { languageSchema } from '../values/language-schema.ts';
import { describeCall } from './describe-call.ts';

/** The log of what operator and company admins did. */
export const auditCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/audit',
    summary:
      'A page of what the operator and admins of companies did, newest first, and how many entries there are in all.',
    permission: 'readAudit',
    isDear: true,
    querySchema: z.strictObject({
      language: languageSchema,
      customerId: idSchema<CustomerId>().optional(),
      actorId: idSchema<UserId>().optional(),
      action: z.enum(auditActions).optional(),
      /** Days, YYYY-MM-DD in UTC, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.strictObject({ entries: z.array(auditEntrySchema), total: z.number().int() }),
    errors: ['invalid_input'],
  }),
};
