import type { Message } from '@knotenblech/shared/messages/message.record.ts';

export const messageOf = (id: string): Message => ({
  id,
  severity: 'WHITE',
  subject: 'Hinweis',
  text: '',
  projectId: null,
  createdAt: '2026-11-21T08:00:00Z',
  expiresAt: '2027-11-21T08:00:00Z',
  readAt: null,
});
