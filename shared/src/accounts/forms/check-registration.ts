import { checkPassword, type RegistrationForm } from './check-password.ts';
import { checkEmail, type EmailErrorKey } from './check-user-form.ts';

/** The register form as it is filled in: e-mail address and password twice. */
export type RegistrationDraft = Omit<RegistrationForm, 'hasConsented'> & {
  emailAgain: string;
  passwordAgain: string;
  hasConsented: boolean;
};

export type RegistrationErrorKey = EmailErrorKey | NewPasswordErrorKey | 'emailsDiffer' | 'consentMissing';

export type RegistrationError = { field: keyof RegistrationDraft; key: RegistrationErrorKey };

/** What keeps a registration from being sent, in the order of the form, one error a field. */
export const checkRegistration = (draft: RegistrationDraft): RegistrationError[] => {
  const names = [draft.email, draft.companyName, draft.firstName, draft.name];
  const email = checkEmail(draft.email);
  const password = checkNewPassword({ password: draft.password, again: draft.passwordAgain }, names);
  const errors: RegistrationError[] = [];
  if (email) errors.push({ field: 'email', key: email });
  else if (!isSame(draft.email, draft.emailAgain)) errors.push({ field: 'emailAgain', key: 'emailsDiffer' });
  if (password) errors.push({ field: password.field === 'again' ? 'passwordAgain' : 'password', key: password.key });
  if (!draft.hasConsented) errors.push({ field: 'hasConsented', key: 'consentMissing' });
  return errors;
};

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export type NewPassword = { password: string; again: string };

export type NewPasswordErrorKey = 'passwordEmpty' | 'passwordsDiffer' | 'password_short' | 'password_common';

export type NewPasswordError = { field: keyof NewPassword; key: NewPasswordErrorKey };

/** Why a new password with its repetition is not sent, at the field that is to be changed; null: it is. `names` as for `checkPassword`. */
export const checkNewPassword = (
  { password, again }: NewPassword,
  names: readonly string[] = [],
): NewPasswordError | null => {
  if (password === '') return { field: 'password', key: 'passwordEmpty' };
  const weak = checkPassword(password, names);
  if (weak === 'password_short' || weak === 'password_common') return { field: 'password', key: weak };
  return password === again ? null : { field: 'again', key: 'passwordsDiffer' };
};
