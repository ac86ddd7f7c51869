import type { CustomerId, UserId } from '../values/ids.ts';
import type { MessageForm } from './message-form.ts';

/** What the place knows from which a message is written. */
export type KnownRecipient = { customerId: CustomerId | null; userId: UserId | null };
export type RecipientChoice = 'user' | 'customer' | 'everybody';

/** Whom a message can go to, the narrower circle first; more than one only where both customer and user are known. */
export const recipientChoices = ({ customerId, userId }: KnownRecipient): readonly RecipientChoice[] => {
  const known = [userId && 'user', customerId && 'customer'] as const;
  const choices = known.filter((each): each is 'user' | 'customer' => each === 'user' || each === 'customer');
  return choices.length > 0 ? choices : ['everybody'];
};

/** The fields of a form that stand for a choice. */
export const recipientFields = (
  choice: RecipientChoice,
  { customerId, userId }: KnownRecipient,
): Pick<MessageForm, 'userId' | 'customerId' | 'global'> => ({
  userId: choice === 'user' ? userId : null,
  customerId: choice === 'everybody' ? null : customerId,
  global: choice === 'everybody',
});
