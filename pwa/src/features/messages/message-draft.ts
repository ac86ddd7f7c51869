import { defaultExpiryDay, isExpiryDay } from '@knotenblech/shared/messages/message-expiry.ts';
import type { MessageSeverity } from '@knotenblech/shared/messages/message-severity.schema.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';

export type MessageDraft = { subject: string; text: string; severity: MessageSeverity; expiryDate: Day };
export type DraftProblem = 'subject' | 'text' | 'expiryDate';

/** Today where the device is. */
export const deviceDay = (now: Date): Day =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

export const blankDraft = (today: Day): MessageDraft => ({
  subject: '',
  text: '',
  severity: 'GREEN',
  expiryDate: defaultExpiryDay(today),
});

/** What is missing or wrong in a draft, in the order of its fields. */
export const draftProblems = ({ subject, text, expiryDate }: MessageDraft, today: Day): DraftProblem[] => [
  ...(subject.trim() === '' ? (['subject'] as const) : []),
  ...(text.trim() === '' ? (['text'] as const) : []),
  ...(isExpiryDay(expiryDate, today) ? [] : (['expiryDate'] as const)),
];
