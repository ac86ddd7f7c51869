import { z } from 'zod';
import { messageFormSchema } from '../messages/message-form.ts';
import { messageSeverities } from '../messages/message-severity.schema.ts';
import { type CustomerId, idSchema, type ProjectId, type UserId } from '../values/ids.ts';
import { languageQuery, noErrors } from './accounts/account-calls.ts';
import { describeCall } from './describe-call.ts';
import { flagQuery, listQueryFields } from './list-query.ts';

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

/** A message as its reader is told it, and to whom it went: to him, else to all users of his customer, else to everybody. */
const messageAnswerSchema = z.strictObject({
  id: z.uuid(),
  severity: z.enum(messageSeverities),
  subject: z.string(),
  text: z.string(),
  projectId: idSchema<ProjectId>().nullable(),
  userId: idSchema<UserId>().nullable(),
  customerId: idSchema<CustomerId>().nullable(),
  global: z.boolean(),
  creationDate: z.iso.datetime(),
  /** The last day on which it is shown. */
  expiryDate: z.iso.date(),
  /** null: not read yet. */
  readDate: z.iso.datetime().nullable(),
});
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

/** Messages to users. The app has them as synced records of kind 'message' in the user's space. */
export const messageCalls = {
  list: describeCall({
    method: 'get',
    path: '/users/listMessages/{token}',
    summary: 'A page of the own messages that have not expired, the urgent ones first; `total` counts all that fit.',
    permission: 'session',
    token: 'path',
    /** `unread`: only those that are not read yet. */
    querySchema: z.strictObject({ ...listQueryFields, unread: flagQuery('false') }),
    answer: noErrors.extend({ messages: z.array(messageAnswerSchema), total: z.number().int() }),
    errors: [],
  }),
  get: describeCall({
    method: 'get',
    path: '/users/message/{messageId}',
    summary: 'One of the own messages; it stays unread until it is marked.',
    permission: 'session',
    token: 'query',
    pathSchema: z.strictObject({ messageId: z.uuid() }),
    querySchema: languageQuery,
    answer: messageAnswerSchema.extend({ errors: z.array(z.never()) }),
    errors: ['not_found'],
  }),
  markRead: describeCall({
    method: 'post',
    path: '/users/markMessagesRead/{token}',
    summary: 'Marks own messages as read, all of them or none; once read a message stays so.',
    permission: 'session',
    token: 'path',
    querySchema: languageQuery,
    request: z.strictObject({ messageIds: z.array(z.uuid()).min(1).max(100) }),
    answer: noErrors.extend({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
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
    errors: ['subjectEmpty', 'textEmpty', 'not_allowed', 'not_found', 'already_exists', 'too_many_tries'],
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
