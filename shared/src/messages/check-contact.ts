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
