import { z } from 'zod';
import { customerSchema } from '../accounts/customer.record.ts';
import { describeCall } from './describe-call.ts';
import { mailListSchema, mailSchema } from './list-query.ts';

const count = z.number().int();
const workSchema = z.object({
  newOrders: count,
  /** Not yet sent, their day over; and their day within a week. */
  lateOrders: count,
  soonOrders: count,
  /** Requests for prices, and those of them whose time is over. */
  openRequests: count,
  lateRequests: count,
  failedMails: count,
  waitingRegistrations: count,
});
export type OperatorWork = z.infer<typeof workSchema>;

const registrationSchema = z.object({
  id: z.string(),
  kind: customerSchema.shape.kind,
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  askedAt: z.string(),
});
export type WaitingRegistration = z.infer<typeof registrationSchema>;

export const mailsCall = describeCall({
  method: 'get',
  path: '/admin/mails',
  summary: 'The newest mails of the shop, of all states or of one.',
  permission: 'readMails',
  isDear: true,
  querySchema: z.strictObject({ state: mailSchema.shape.state.optional() }),
  answer: mailListSchema,
  errors: ['not_allowed', 'invalid_input'],
});

export const workCall = describeCall({
  method: 'get',
  path: '/admin/work',
  summary: 'How much waits for the operator: orders, requests, mails that failed, registrations.',
  permission: 'runOrders',
  isDear: true,
  answer: workSchema,
  errors: ['not_allowed'],
});

export const registrationsCall = describeCall({
  method: 'get',
  path: '/admin/registrations',
  summary: 'Registrations whose mailed link was not opened yet, the youngest first.',
  permission: 'runCustomers',
  isDear: true,
  answer: z.object({ registrations: z.array(registrationSchema) }),
  errors: ['not_allowed'],
});

/** What only those who run the shop ask. */
export const operatorCalls = [
  mailsCall,
  workCall,
  registrationsCall,
  describeCall({
    method: 'get',
    path: '/health',
    summary: 'The process lives.',
    permission: 'nobody',
    answer: z.strictObject({ ok: z.literal(true) }),
    errors: [],
  }),
  describeCall({
    method: 'get',
    path: '/ready',
    summary: 'The process can do its work, and a demo has read its files; 503 until then.',
    permission: 'nobody',
    answer: z.strictObject({
      ok: z.boolean(),
      database: z.boolean(),
      jobs: z.boolean(),
      disk: z.boolean(),
      samples: z.boolean(),
      draining: z.boolean(),
    }),
    errors: [],
  }),
  describeCall({
    method: 'get',
    path: '/openapi.json',
    summary: 'This description.',
    permission: 'nobody',
    answer: z.looseObject({ openapi: z.string() }),
    errors: [],
  }),
  describeCall({
    method: 'get',
    path: '/docs',
    summary: 'This description as a page, in German or English.',
    permission: 'nobody',
    querySchema: z.object({ language: z.enum(['de', 'en']).optional() }),
    answer: { contentType: 'text/html', schema: null },
    errors: [],
  }),
] as const;
