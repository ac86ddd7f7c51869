import type { Message } from './message.record.ts';
import { messageSeverities } from './message-severity.schema.ts';

/** The messages that have not expired, the urgent ones first, within a severity the newest first. */
export const shownMessages = (messages: readonly Message[], now: string): Message[] =>
  messages
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.parse(now))
    .toSorted(
      (a, b) =>
        messageSeverities.indexOf(a.severity) - messageSeverities.indexOf(b.severity) ||
        Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );

/** Messages that have neither been read nor expired: those that are counted. */
export const pendingMessages = (messages: readonly Message[], now: string): Message[] =>
  shownMessages(messages, now).filter(({ readAt }) => readAt === null);
