import { checkEmail, type EmailErrorKey } from './check-email.ts';
import { type UserForm, userFormSchema } from './user-form.schema.ts';

export type UserFormErrorKey =
  | EmailErrorKey
  | 'firstNameEmpty'
  | 'nameEmpty'
  | 'userNameEmpty'
  | 'userNameInvalid'
  | 'userNameForeign';
export type UserFormError = { field: 'firstName' | 'name' | 'userName' | 'email'; key: UserFormErrorKey };

/** What keeps the form of a user from being sent, in its order, one error a field. */
export const checkUserForm = ({
  firstName,
  name,
  userName,
  email,
}: Pick<UserForm, UserFormError['field']>): UserFormError[] => {
  const errors: UserFormError[] = [];
  if (firstName.trim() === '') errors.push({ field: 'firstName', key: 'firstNameEmpty' });
  if (name.trim() === '') errors.push({ field: 'name', key: 'nameEmpty' });
  const emailError = checkEmail(email);
  if (userName.trim() === '') errors.push({ field: 'userName', key: 'userNameEmpty' });
  else if (!userFormSchema.shape.userName.safeParse(userName).success)
    errors.push({ field: 'userName', key: 'userNameInvalid' });
  else if (emailError === null && userName.includes('@') && !isSame(userName, email))
    errors.push({ field: 'userName', key: 'userNameForeign' });
  if (emailError) errors.push({ field: 'email', key: emailError });
  return errors;
};

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
