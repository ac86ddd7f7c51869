import { z } from 'zod';
import { describeCall } from './describe-call.ts';
import { mailListSchema } from './mail-list.ts';

/** What only those who run the shop ask. */
export const operatorCalls = [
  describeCall({
    method: 'get',
    path: '/admin/mails',
    summary: 'The newest mails of the shop.',
    permission: 'readMails',
    isDear: true,
    answer: mailListSchema,
    errors: ['not_allowed'],
  }),
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
    answer: z.strictObject({ ok: z.boolean(), database: z.boolean(), jobs: z.boolean(), samples: z.boolean() }),
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
