import { z } from 'zod';
import { emailSchema, lineSchema } from '../../accounts/forms/user-form.schema.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';
import { languageQuery, noErrors } from './account-calls.ts';
import { sessionSchema } from './session-calls.ts';

const projectId = idSchema<ProjectId>();
const token = z.string().min(1).max(200);

export const handOverFormSchema = z.strictObject({
  email: emailSchema,
  language: languageSchema,
  /** Without it the project is called like the file. */
  projectName: lineSchema(256).default(''),
  /** How the shop shows itself: without its own header and footer, unless 'false'. */
  sema: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .default('true'),
});
export type HandOverForm = z.infer<typeof handOverFormSchema>;

/** What design software asks for its user, and what the address that it got is exchanged for. */
export const handOverCalls = {
  handOver: describeCall({
    method: 'post',
    path: '/handOver',
    summary:
      'A project file from design software. The url opens the assistant of the new project, once and within 30 minutes; for an e-mail address without an account the registration, after which the same project is there.',
    permission: 'nobody',
    key: 'partner',
    headerSchema: z.strictObject({ 'X-Partner-Key': z.string().max(200) }),
    request: {
      contentType: 'multipart/form-data',
      schema: handOverFormSchema.extend({ file: z.string().meta({ format: 'binary' }) }),
    },
    answer: noErrors.extend({ projectId, url: z.url(), expiresAt: z.iso.datetime() }),
    errors: [
      'partner_key_wrong',
      'not_allowed',
      'file_missing',
      'E_TYPE',
      'E_EMPTY',
      'E_SIZE',
      'payload_too_large',
      'too_many_tries',
    ],
  }),
  openHanded: describeCall({
    method: 'post',
    path: '/session/handed',
    summary:
      'Opens a session of the app with the token of an address: that of a handed project, once, or one from /users/login. Where he or a colleague is signed in already that session stays, and none is opened.',
    permission: 'nobody',
    querySchema: languageQuery,
    request: z.strictObject({ token, deviceName: z.string().max(120) }),
    /** `projectId`: of the handed project; null for a token from /users/login. */
    answer: sessionSchema.extend({ sessionKey: z.string().nullable(), projectId: projectId.nullable() }),
    errors: ['handed_expired', 'wrong_user', 'url_token_expired', 'signed_in_as_other', 'too_many_tries'],
  }),
} as const;
