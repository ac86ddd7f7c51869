import type { CustomerId, UserId } from '../values/ids.ts';
import type { SentMessage } from './message-form.ts';

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
