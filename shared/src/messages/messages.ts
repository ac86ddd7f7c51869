import { type Day, daysAfter } from '../values/day.ts';
import type { CustomerId, UserId } from '../values/ids.ts';
import type { Message } from './message.record.ts';
import type { SentMessage } from './message-form.ts';
import { messageSeverities } from './message-severity.schema.ts';

/** To whom a message goes: one user (of the customer, where it is named), all users of a customer, or everybody. */
export type MessageRecipient =
  | { kind: 'user'; userId: UserId; customerId: CustomerId | null }
  | { kind: 'customer'; customerId: CustomerId }
  | { kind: 'everybody' };

type Named = Pick<SentMessage, 'global' | 'userId' | 'customerId' | 'projectId'>;

/** Whom a form names; null when it names nobody, or somebody (or a customer's project) and everybody at once. */
export const messageRecipientOf = ({ global, userId, customerId, projectId }: Named): MessageRecipient | null => {
  if (global) return userId || customerId || projectId ? null : { kind: 'everybody' };
  if (userId) return { kind: 'user', userId, customerId: customerId ?? null };
  return customerId ? { kind: 'customer', customerId } : null;
};

/** Days that a message is shown unless its sender says otherwise. */
export const messageDays = 7;

const longestMessageDays = 366;

/** The last day of a message whose sender names none. */
export const defaultExpiryDay = (today: Day): Day => daysAfter(today, messageDays);

/** Whether a text is a day until whose end a message may be shown: today at the earliest, a year ahead at the latest. */
export const isExpiryDay = (text: string, today: Day): boolean =>
  isDay(text) && text >= today && text <= daysAfter(today, longestMessageDays);

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

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
