import { v5 } from 'uuid';
import { z } from 'zod';
import type { UserId } from '../values/ids.ts';
import { languageSchema } from '../values/language-schema.ts';

const line = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** A message of the contact form; `id` names it for ever, so that one sent twice arrives once. */
export const contactMessageSchema = z.strictObject({
  id: z.uuid(),
  name: line.trim().min(1).max(120),
  email: line.trim().max(120).pipe(z.email()),
  message: z.string().trim().min(1).max(5000),
  language: languageSchema,
  /** A field that people do not see; what fills it in is no person. */
  website: z.string().max(200),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The id of the message that tells a user of a cause (a UUID): the same however often he is told. */
export const messageIdOf = (causeId: string, userId: UserId): string => v5(userId, causeId);

export type ContactFields = { name: string; email: string; message: string };

export type ContactError = 'name-missing' | 'email-missing' | 'email-invalid' | 'message-missing';

/** Something before the @, a host with a dot after it, no blanks: no more can be told without writing to it. */
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with the fields of the contact form, in their order. */
export const checkContact = (fields: ContactFields): ContactError[] => {
  const address = fields.email.trim();
  const errors: ContactError[] = [];
  if (fields.name.trim() === '') errors.push('name-missing');
  if (address === '') errors.push('email-missing');
  else if (!email.test(address)) errors.push('email-invalid');
  if (fields.message.trim() === '') errors.push('message-missing');
  return errors;
};
