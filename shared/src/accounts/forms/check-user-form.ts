import { canonicalJson } from '../../values/canonical-json.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { emailSchema, type UserForm, userFormSchema } from './user-form.schema.ts';

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

export type EmailErrorKey = 'emailEmpty' | 'emailInvalid';

/** Why an e-mail address is not sent, by the rule of the server; null: it is. Blanks around it do not matter. */
export const checkEmail = (email: string): EmailErrorKey | null => {
  if (email.trim() === '') return 'emailEmpty';
  return emailSchema.safeParse(email).success ? null : 'emailInvalid';
};

type Edited = {
  /** As the editor read the user. */
  was: UserForm;
  /** As he sends him. */
  wanted: UserForm;
  /** As somebody else may have saved him meanwhile. */
  now: UserForm;
};

const textFields = ['firstName', 'name', 'userName', 'email'] as const;

/** A limit is one thing: of two who set it the later one counts. */
const mergeLimit = ({ was, wanted, now }: Edited): UserForm['spendingLimit'] => {
  const [before, wish] = [was, wanted].map(({ spendingLimit = null }) => canonicalJson(spendingLimit));
  return wanted.spendingLimit === undefined || wish === before ? now.spendingLimit : wanted.spendingLimit;
};

/**
 * What an edit makes of a user whom somebody else may have edited meanwhile: what the editor changed, all else as it is now. Throws
 * DomainError 'changed_meanwhile' with the field and what it is now, where both wrote something else.
 */
export const mergeUserForm = ({ was, wanted, now }: Edited): UserForm => {
  const texts = textFields.map((field) => {
    if (wanted[field] === was[field]) return [field, now[field]] as const;
    if (now[field] !== was[field] && now[field] !== wanted[field])
      throw new DomainError('changed_meanwhile', { field, now: now[field] });
    return [field, wanted[field]] as const;
  });
  const flag = (name: 'seesPrices' | 'active') => (wanted[name] === was[name] ? now[name] : wanted[name]);
  const added = wanted.permissions.filter((each) => !was.permissions.includes(each));
  const kept = now.permissions.filter((each) => wanted.permissions.includes(each) || !was.permissions.includes(each));
  return {
    ...now,
    ...Object.fromEntries(texts),
    permissions: [...new Set([...kept, ...added])],
    seesPrices: flag('seesPrices'),
    active: flag('active'),
    spendingLimit: mergeLimit({ was, wanted, now }),
  };
};
