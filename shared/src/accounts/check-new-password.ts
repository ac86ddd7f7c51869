import { checkPassword } from './check-password.ts';

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
