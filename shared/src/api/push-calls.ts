import { z } from 'zod';
import { languageQuery, noErrors } from './accounts/account-calls.ts';
import { describeCall } from './describe-call.ts';

/** Bytes in the base64 of addresses, without padding. */
const bytes = (count: number) => z.base64url().length(Math.ceil((count * 4) / 3));

/** What a browser's push manager gives: where it is reached, and with which keys (RFC 8291) it is written to. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

const path = '/account/push';

/** Notifications of new messages, for the browser of the session that asks. */
export const pushCalls = {
  state: describeCall({
    method: 'get',
    path,
    summary:
      'The key that a browser subscribes with, null where the shop sends no notifications; whether this session gets them.',
    permission: 'session',
    answer: z.strictObject({ publicKey: z.string().nullable(), isOn: z.boolean() }),
    errors: [],
  }),
  subscribe: describeCall({
    method: 'post',
    path,
    summary: 'Has new messages announced at this browser, in place of what it had before.',
    permission: 'session',
    querySchema: languageQuery,
    request: pushSubscriptionSchema,
    answer: noErrors,
    errors: ['not_found', 'too_many_tries'],
  }),
  unsubscribe: describeCall({
    method: 'delete',
    path,
    summary: 'Ends that.',
    permission: 'session',
    answer: null,
    errors: [],
  }),
} as const;
