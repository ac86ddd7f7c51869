import { checkPassword } from '@knotenblech/shared/accounts/forms/check-password.ts';
import { checkEmail, checkUserForm } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import type { FieldError } from '@knotenblech/shared/values/errors/form-error.ts';
import type { FormCheck, FormValues } from '../http/read-json.ts';

/** What is wrong with the forms of people's accounts, in the words of the product. */
export const checkEmailField: FormCheck = ({ text }) => {
  const code = checkEmail(text('email'));
  return code ? [{ field: 'email', code }] : [];
};

export const checkUserFields: FormCheck = ({ text }) =>
  checkUserForm({
    firstName: text('firstName'),
    name: text('name'),
    userName: text('userName'),
    email: text('email'),
  }).map(({ field, key }) => ({ field, code: key }));

export const checkRegistrationFields: FormCheck = (values) => {
  const names = ['email', 'companyName', 'firstName', 'name'].map(values.text);
  return [
    ...checkEmailField(values),
    ...passwordErrors(values, 'password', names),
    ...(values.isTicked('hasConsented') ? [] : [{ field: 'hasConsented', code: 'privacyConsentMissing' as const }]),
  ];
};

export const checkPasswordField: FormCheck = (values) => passwordErrors(values, 'password');

export const checkPasswordChange: FormCheck = (values) => [
  ...(values.text('oldPassword') === '' ? [{ field: 'oldPassword', code: 'oldPasswordEmpty' as const }] : []),
  ...passwordErrors(values, 'newPassword'),
];

export const checkSignInFields: FormCheck = ({ text }) => [
  ...(text('userName').trim() === '' ? [{ field: 'userName', code: 'userNameEmpty' as const }] : []),
  ...(text('password') === '' ? [{ field: 'password', code: 'passwordEmpty' as const }] : []),
];

const passwordErrors = ({ text }: FormValues, field: string, names: readonly string[] = []): FieldError[] => {
  if (text(field) === '') return [{ field, code: 'passwordEmpty' }];
  const code = checkPassword(text(field), names);
  return code ? [{ field, code }] : [];
};
