import { z } from 'zod';
import { type CustomerId, idSchema, type UserId } from '../values/ids.ts';
import { languageSchema } from '../values/language-schema.ts';
import { describeCall } from './describe-call.ts';

const pathSchema = z.strictObject({ customerId: idSchema<CustomerId>() });
const count = z.number().int();
/** As the shop holds them: what is stored of a kind changes with the builds. */
const rows = z.array(z.record(z.string(), z.unknown()));

/** What the shop holds of people: given out and erased by those who run it (articles 15 and 17 GDPR). */
export const personalDataCalls = {
  export: describeCall({
    method: 'get',
    path: '/admin/customers/{customerId}/personal-data',
    summary:
      'What the shop holds of a customer with all his users, or of one of them: records, accounts, sessions, orders, quotes, mails, files, log. What lies inside projects is not in it.',
    permission: 'runCustomers',
    isDear: true,
    pathSchema,
    querySchema: z.strictObject({ language: languageSchema, userId: idSchema<UserId>().optional() }),
    answer: z.object({ exportedAt: z.string(), subject: z.string() }).catchall(rows),
    errors: ['not_found'],
  }),
  erase: describeCall({
    method: 'post',
    path: '/admin/customers/{customerId}/erase',
    summary:
      'Erases a customer with all his users, or one of them, for good. Orders, quotes and their letters stay, as the law wants it.',
    permission: 'runCustomers',
    pathSchema,
    request: z.strictObject({
      /** null: the customer with all his users. */
      userId: idSchema<UserId>().nullable(),
      /** The customer's number, or the user's user name, so that nobody is erased by mistake. */
      confirm: z.string().trim().min(1).max(120),
    }),
    /** How many stay because the law keeps them. */
    answer: z.strictObject({ orders: count, quotes: count, letters: count }),
    errors: ['not_found', 'last_admin', 'invalid_input'],
  }),
};
