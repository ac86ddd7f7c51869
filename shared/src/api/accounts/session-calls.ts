import { z } from 'zod';
import { actorSchema } from '../../records/actor.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall, refusalSchema } from '../describe-call.ts';

export const signInSchema = z.strictObject({
  userName: z.string().trim().min(1).max(120),
  password: z.string().min(1).max(1000),
  deviceName: z.string().max(120),
});

export const loginSchema = z.strictObject({
  userName: z.string().trim().min(1).max(120),
  password: z.string().min(1).max(1000),
  language: languageSchema,
});

export const sessionSchema = z.strictObject({ actor: actorSchema, serverTime: z.string() });

/** Sign-in of the app (a cookie and a key) and of API clients (a token). */
export const sessionCalls = [
  describeCall({
    method: 'post',
    path: '/session',
    summary: 'Opens a session of the app: sets its cookie and answers the key that goes beside it in X-Session-Key.',
    permission: 'nobody',
    request: signInSchema,
    answer: sessionSchema.extend({
      sessionKey: z.string(),
      /** This browser still had a session of the same user, which nobody had signed out. */
      hadSession: z.boolean(),
    }),
    errors: ['wrong_credentials', 'user_inactive', 'customer_blocked', 'too_many_tries'],
  }),
  describeCall({
    method: 'get',
    path: '/session',
    summary: 'Whose session this is.',
    permission: 'session',
    answer: sessionSchema,
    errors: [],
  }),
  describeCall({
    method: 'delete',
    path: '/session',
    summary: 'Ends the session.',
    permission: 'session',
    answer: null,
    errors: [],
  }),
  describeCall({
    method: 'post',
    path: '/users/login',
    summary: 'A token for an API client, to be sent in the header token.',
    permission: 'nobody',
    request: { contentType: 'application/x-www-form-urlencoded', schema: loginSchema },
    answer: z.strictObject({ token: z.string().nullable(), errors: refusalSchema.shape.errors }),
    errors: [
      'userNameEmpty',
      'passwordEmpty',
      'wrong_credentials',
      'user_inactive',
      'customer_blocked',
      'too_many_tries',
    ],
  }),
  describeCall({
    method: 'get',
    path: '/users/tokenValid/{token}',
    summary: 'Whether a token opens a live session.',
    permission: 'nobody',
    token: 'path',
    answer: z.boolean(),
    errors: [],
  }),
] as const;
