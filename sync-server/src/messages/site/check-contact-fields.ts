import { checkEmail } from '@knotenblech/shared/accounts/forms/check-email.ts';
import { type ContactError, checkContact } from '@knotenblech/shared/messages/check-contact.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { FormCheck } from '../../http/read-json.ts';

const errors: Record<ContactError, { field: string; code: ErrorCode }> = {
  'name-missing': { field: 'name', code: 'nameEmpty' },
  'email-missing': { field: 'email', code: 'emailEmpty' },
  'email-invalid': { field: 'email', code: 'emailInvalid' },
  'message-missing': { field: 'message', code: 'messageEmpty' },
};

/** What is wrong with the contact form, as it says itself. */
export const checkContactFields: FormCheck = ({ text }) => {
  const email = text('email');
  // An address that cannot be answered is none, whatever its shape.
  const readable = checkEmail(email) === 'emailInvalid' ? '@' : email;
  return checkContact({ name: text('name'), email: readable, message: text('message') }).map((each) => errors[each]);
};
