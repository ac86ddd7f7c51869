import { z } from 'zod';
import { messageFormSchema } from '../messages/message-form.ts';
import { type CustomerId, idSchema, type ProjectId, type UserId } from '../values/ids.ts';
import { languageQuery, noErrors } from './account-calls.ts';
import { describeCall } from './describe-call.ts';

/** Whom a message would reach. */
export const messageRecipientsSchema = z.strictObject({
  customer: z
    .strictObject({ id: idSchema<CustomerId>(), number: z.number().int(), name: z.string(), userCount: z.number() })
    .nullable(),
  user: z.strictObject({ id: idSchema<UserId>(), name: z.string() }).nullable(),
  project: z.strictObject({ id: idSchema<ProjectId>(), name: z.string() }).nullable(),
  /** Everybody in the shop who can sign in. */
  userCount: z.number().int(),
});
export type MessageRecipients = z.infer<typeof messageRecipientsSchema>;

/** Messages to users. The list itself is synced: records of kind 'message' in the user's space. */
export const messageCalls = {
  create: describeCall({
    method: 'post',
    path: '/users/createMessage/{token}',
    summary:
      'Sends a message to one user, all users of a customer or everybody. One sent again with its id arrives once.',
    permission: 'sendMessages',
    token: 'path',
    querySchema: languageQuery,
    request: messageFormSchema,
    answer: noErrors.extend({ success: z.literal(true) }),
    errors: ['not_allowed', 'not_found', 'already_exists', 'too_many_tries'],
  }),
  countPending: describeCall({
    method: 'get',
    path: '/users/countPendingMessages/{token}',
    summary: 'How many of the own messages are neither read nor expired.',
    permission: 'session',
    token: 'path',
    querySchema: languageQuery,
    answer: z.strictObject({ success: z.literal(true), count: z.number().int() }),
    errors: [],
  }),
  recipients: describeCall({
    method: 'get',
    path: '/admin/messageRecipients',
    summary: 'Whom a message would reach; of a project, who asked for its price last, else who made it.',
    permission: 'sendMessages',
    querySchema: z.strictObject({
      customerId: idSchema<CustomerId>().optional(),
      userId: idSchema<UserId>().optional(),
      projectId: idSchema<ProjectId>().optional(),
    }),
    answer: messageRecipientsSchema,
    errors: ['not_allowed', 'not_found'],
  }),
} as const;
