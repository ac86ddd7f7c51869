import { expect, test } from 'vitest';
import type { Message } from './message.record.ts';
import { pendingMessages, shownMessages } from './messages.ts';

const now = '2026-11-23T08:00:00.000Z';
const message = (id: string, fields: Partial<Message>): Message => ({
  id,
  severity: 'GREEN',
  subject: '',
  text: '',
  projectId: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-11-29T08:00:00.000Z',
  readAt: null,
  ...fields,
});
const all = [
  message('note', { severity: 'WHITE' }),
  message('old', { createdAt: '2026-11-20T08:00:00.000Z' }),
  message('new', { readAt: now }),
  message('urgent', { severity: 'RED' }),
  message('important', { severity: 'YELLOW' }),
  message('expired', { severity: 'RED', expiresAt: now }),
];

test('urgent messages come first, within a severity the newest, and none that has expired', () =>
  expect(shownMessages(all, now).map(({ id }) => id)).toEqual(['urgent', 'important', 'new', 'old', 'note']));
test('a message that was read or has expired is not counted', () =>
  expect(pendingMessages(all, now).map(({ id }) => id)).toEqual(['urgent', 'important', 'old', 'note']));
