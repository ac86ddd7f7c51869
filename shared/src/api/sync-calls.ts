import { pullAnswerSchema, pullRequestSchema, pushAnswerSchema, pushRequestSchema } from '../sync/wire.ts';
import { describeCall } from './describe-call.ts';

/** What the app and the server exchange. */
export const syncCalls = [
  describeCall({
    method: 'post',
    path: '/sync/push',
    summary:
      'Changes of a device, in order; each is done once. 409: what this client sent before is counted otherwise here (details.at: gap, a number is left out; forked, it was taken by another change); the device takes a new clientId and sends what waits under it.',
    permission: 'session',
    request: pushRequestSchema,
    answer: pushAnswerSchema,
    errors: ['client_outdated', 'wrong_user', 'client_forked', 'unknown_change'],
  }),
  describeCall({
    method: 'post',
    path: '/sync/pull',
    summary: 'Rows that changed since the cursors of the spaces.',
    permission: 'session',
    request: pullRequestSchema,
    answer: pullAnswerSchema,
    errors: ['client_outdated', 'wrong_user'],
  }),
  describeCall({
    method: 'get',
    path: '/sync/events',
    summary: 'A stream of server-sent events: which spaces have something new.',
    permission: 'session',
    answer: { contentType: 'text/event-stream', schema: null },
    errors: [],
  }),
] as const;
