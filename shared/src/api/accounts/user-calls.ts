import { z } from 'zod';
import { emailSchema, userFormSchema } from '../../accounts/forms/user-form.schema.ts';
import { userSchema } from '../../accounts/user.record.ts';
import { permissionSchema } from '../../records/permission.schema.ts';
import { type CustomerId, idSchema, type UserId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';
import { languageQuery, newPasswordText, noErrors } from './account-calls.ts';

const userId = idSchema<UserId>();
const pathSchema = z.strictObject({ userId });
const formErrors = [
  'firstNameEmpty',
  'nameEmpty',
  'userNameEmpty',
  'userNameInvalid',
  'userNameForeign',
  'emailEmpty',
  'emailInvalid',
] as const;
const editErrors = [
  ...formErrors,
  'not_allowed',
  'not_found',
  'user_name_taken',
  'changed_meanwhile',
  'last_admin',
  'wrong_password',
  'too_many_tries',
] as const;
const addErrors = [
  ...formErrors,
  'not_allowed',
  'not_found',
  'user_name_taken',
  'email_taken',
  'too_many_tries',
] as const;

/** What an answer tells beside the user himself; sent back it says nothing. */
const toldBeside = z.object({
  customerId: idSchema<CustomerId>(),
  customerName: z.string(),
  customerKind: z.enum(['company', 'private']),
  errors: z.array(z.unknown()).max(0),
}).shape;

/** A user as API 1.0 sends him: a new one has an id below 0 or none, and sees prices unless it says otherwise. */
export const userBodySchema = z.strictObject({
  ...userFormSchema.omit({ permissions: true, seesPrices: true, active: true }).shape,
  id: z.union([z.number().int().negative(), userId]).optional(),
  permissions: z.array(permissionSchema).max(6),
  active: z.boolean().default(true),
  seesPrices: z.boolean().optional(),
  ...z.object(toldBeside).partial().shape,
});

export const changePasswordFormSchema = z.strictObject({
  oldPassword: z.string().max(1000),
  newPassword: newPasswordText,
  token: z.string().max(200).optional(),
  language: languageSchema,
});

const { errors: _errors, ...ofCustomer } = toldBeside;
export const userDataSchema = userSchema.extend(ofCustomer);

/** Users of a company. The list itself is synced: records of kind 'user' in the customer's space. */
export const userCalls = {
  add: describeCall({
    method: 'post',
    path: '/users',
    summary: 'Adds a user and mails him a link to set his password.',
    permission: 'editUsers',
    querySchema: languageQuery,
    request: userFormSchema,
    answer: noErrors.extend({ userId }),
    errors: addErrors,
  }),
  addToCustomer: describeCall({
    method: 'post',
    path: '/admin/customers/{customerId}/users',
    summary: 'Adds a user to any customer and mails him a link to set his password.',
    permission: 'runCustomers',
    pathSchema: z.strictObject({ customerId: idSchema<CustomerId>() }),
    querySchema: languageQuery,
    request: userFormSchema,
    answer: noErrors.extend({ id: userId }),
    errors: addErrors,
  }),
  edit: describeCall({
    method: 'put',
    path: '/users/{userId}',
    summary:
      'Changes a user; oneself without rights over others by names only. A new e-mail address waits until it is confirmed; the own one takes the password.',
    permission: 'session',
    pathSchema,
    querySchema: languageQuery,
    request: userFormSchema.extend({
      email: emailSchema,
      password: z.string().max(1000).optional(),
      /** The user as he was read: what is the same here stays as it is now, and nothing of another is overwritten unseen. */
      was: userSchema.omit({ id: true }).optional(),
    }),
    answer: noErrors.extend({ pendingEmail: z.string().nullable() }),
    errors: editErrors,
  }),
  invited: describeCall({
    method: 'get',
    path: '/users/invited',
    summary: 'Users of the own company who have not set a password yet.',
    permission: 'editUsers',
    answer: z.strictObject({ userIds: z.array(userId) }),
    errors: ['not_allowed'],
  }),
  invite: describeCall({
    method: 'post',
    path: '/users/{userId}/invitation',
    summary: 'Mails a user a link to set his password.',
    permission: 'editUsers',
    pathSchema,
    querySchema: languageQuery,
    answer: noErrors,
    errors: ['not_allowed', 'not_found', 'too_many_tries'],
  }),
  get: describeCall({
    method: 'get',
    path: '/users/get/{token}',
    summary: 'The user whose token this is.',
    permission: 'session',
    token: 'path',
    answer: noErrors.extend({ userData: userDataSchema }),
    errors: [],
  }),
  byId: describeCall({
    method: 'get',
    path: '/users/userDataById/{userId}',
    summary: 'A user of the own company.',
    permission: 'session',
    token: 'query',
    pathSchema,
    querySchema: languageQuery,
    answer: userSchema.extend({ errors: z.array(z.never()) }),
    errors: ['not_found'],
  }),
  addByToken: describeCall({
    method: 'post',
    path: '/users/addUser/{token}',
    summary: 'Adds a user and mails him a link to set his password.',
    permission: 'editUsers',
    token: 'path',
    querySchema: languageQuery,
    request: userBodySchema,
    answer: noErrors.extend({ id: userId }),
    errors: addErrors,
  }),
  editByToken: describeCall({
    method: 'post',
    path: '/users/changeEmailOrUserName/{token}',
    summary: 'Changes a user; a new e-mail address waits until it is confirmed.',
    permission: 'session',
    token: 'path',
    querySchema: languageQuery,
    request: userBodySchema,
    answer: noErrors,
    errors: editErrors,
  }),
  changePassword: describeCall({
    method: 'post',
    path: '/users/changePassword',
    summary: 'A new password for the old one; all other sessions of the user end.',
    permission: 'session',
    token: 'form',
    request: { contentType: 'application/x-www-form-urlencoded', schema: changePasswordFormSchema },
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
} as const;
