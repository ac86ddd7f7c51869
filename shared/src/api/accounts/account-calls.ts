import { z } from 'zod';
import { customerSchema } from '../../accounts/customer.record.ts';
import { passwordLength, registrationFormSchema } from '../../accounts/forms/check-password.ts';
import { emailSchema } from '../../accounts/forms/user-form.schema.ts';
import { userSchema } from '../../accounts/user.record.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';

export const noErrors = z.strictObject({ errors: z.array(z.never()) });
/** Of mails and refusals; German where it is left out. */
export const languageQuery = z.strictObject({ language: languageSchema });

const token = z.string().min(1).max(200);
export const newPasswordText = z.string().max(passwordLength.max);

export const resetSchema = z.strictObject({ email: emailSchema, language: languageSchema });

export const listedSessionSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['app', 'api']),
  /** The browser's user agent, or 'API'. */
  deviceName: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** The session that asks. */
  isThis: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

/** Somebody's own account: registration, lost and new passwords, e-mail, devices. */
export const accountCalls = {
  register: describeCall({
    method: 'post',
    path: '/register',
    summary:
      'Asks for an account. A link goes to the address; whether it has an account already cannot be told from the answer.',
    permission: 'nobody',
    querySchema: languageQuery,
    request: registrationFormSchema,
    answer: noErrors,
    errors: [
      'emailEmpty',
      'emailInvalid',
      'passwordEmpty',
      'password_short',
      'password_common',
      'privacyConsentMissing',
      'handed_expired',
      'too_many_tries',
    ],
  }),
  confirmRegistration: describeCall({
    method: 'post',
    path: '/register/confirm',
    summary: 'Makes the account that a mailed link is for, once. Nobody is signed in by it.',
    permission: 'nobody',
    querySchema: languageQuery,
    request: z.strictObject({ token }),
    /** `projectId`: of the file that design software handed over for the new customer. */
    answer: noErrors.extend({ userName: z.string(), projectId: idSchema<ProjectId>().nullable() }),
    errors: ['link_expired', 'too_many_tries'],
  }),
  resetPassword: describeCall({
    method: 'post',
    path: '/users/resetPassword',
    summary: 'Mails a link for a new password where somebody has the address; the answer is the same where nobody has.',
    permission: 'nobody',
    request: { contentType: 'application/x-www-form-urlencoded', schema: resetSchema },
    answer: noErrors.extend({ changed: z.literal(true) }),
    errors: ['emailEmpty', 'emailInvalid', 'too_many_tries'],
  }),
  setPassword: describeCall({
    method: 'post',
    path: '/account/setPassword',
    summary: 'A new password by a mailed link, after a reset or an invitation; all sessions of the user end.',
    permission: 'nobody',
    querySchema: languageQuery,
    request: z.strictObject({ token, password: newPasswordText }),
    answer: noErrors,
    errors: ['link_expired', 'passwordEmpty', 'password_short', 'password_common', 'too_many_tries'],
  }),
  confirmEmail: describeCall({
    method: 'post',
    path: '/account/confirmEmail',
    summary: 'Makes the address that a mailed link was sent to the one of its user.',
    permission: 'nobody',
    querySchema: languageQuery,
    request: z.strictObject({ token }),
    answer: noErrors.extend({ email: z.string() }),
    errors: ['link_expired', 'too_many_tries'],
  }),
  account: describeCall({
    method: 'get',
    path: '/account',
    summary: 'The own user and customer, and an e-mail address that waits for its confirmation.',
    permission: 'session',
    answer: z.strictObject({ user: userSchema, customer: customerSchema, pendingEmail: z.string().nullable() }),
    errors: [],
  }),
  sealKey: describeCall({
    method: 'get',
    path: '/account/sealKey',
    summary: 'The key with which the app seals what waits unsent when a device is signed out or locked.',
    permission: 'session',
    answer: z.strictObject({ sealKey: z.string().regex(/^[0-9a-f]{64}$/) }),
    errors: [],
  }),
  changePassword: describeCall({
    method: 'post',
    path: '/account/password',
    summary: 'A new password for the old one; all other sessions of the user end.',
    permission: 'session',
    querySchema: languageQuery,
    request: z.strictObject({ oldPassword: z.string().max(1000), newPassword: newPasswordText }),
    answer: noErrors,
    errors: [
      'wrong_password',
      'oldPasswordEmpty',
      'passwordEmpty',
      'password_short',
      'password_common',
      'too_many_tries',
    ],
  }),
  sessions: describeCall({
    method: 'get',
    path: '/account/sessions',
    summary: 'The devices and programs where the user is signed in, the one seen last first.',
    permission: 'session',
    answer: z.strictObject({ sessions: z.array(listedSessionSchema) }),
    errors: [],
  }),
  endOtherSessions: describeCall({
    method: 'delete',
    path: '/account/sessions',
    summary: 'Signs the user out everywhere else.',
    permission: 'session',
    answer: z.strictObject({ ended: z.number().int() }),
    errors: [],
  }),
  endSession: describeCall({
    method: 'delete',
    path: '/account/sessions/{sessionId}',
    summary: 'Signs the user out at one device.',
    permission: 'session',
    pathSchema: z.strictObject({ sessionId: z.uuid() }),
    answer: null,
    errors: ['not_found'],
  }),
} as const;
