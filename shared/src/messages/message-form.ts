import { z } from 'zod';
import { lineSchema } from '../accounts/forms/user-form.schema.ts';
import { type CustomerId, idSchema, type ProjectId, type UserId } from '../values/ids.ts';
import { messageSeverities } from './message-severity.schema.ts';

/**
 * A message as its sender writes it. `id` names it for ever, so that one sent twice arrives once.
 * To whom it goes: `global`, to everybody; else to the user, else to all users of the customer.
 */
export const messageFormSchema = z.strictObject({
  id: z.uuid().nullish(),
  subject: lineSchema(200).pipe(z.string().min(1)),
  text: z.string().trim().min(1).max(8000),
  severity: z.enum(messageSeverities).default('GREEN'),
  /** The last day on which it is shown; a week from today where it is left out. */
  expiryDate: z.iso.date().nullish(),
  projectId: idSchema<ProjectId>().nullish(),
  userId: idSchema<UserId>().nullish(),
  customerId: idSchema<CustomerId>().nullish(),
  global: z.boolean().default(false),
});

export type MessageForm = z.input<typeof messageFormSchema>;

export type SentMessage = z.output<typeof messageFormSchema>;

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
