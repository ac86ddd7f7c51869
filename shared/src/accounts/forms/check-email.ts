import { emailSchema } from './user-form.schema.ts';

export type EmailErrorKey = 'emailEmpty' | 'emailInvalid';

/** Why an e-mail address is not sent, by the rule of the server; null: it is. Blanks around it do not matter. */
export const checkEmail = (email: string): EmailErrorKey | null => {
  if (email.trim() === '') return 'emailEmpty';
  return emailSchema.safeParse(email).success ? null : 'emailInvalid';
};
