import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { cookieName } from './require-session.ts';
import { sessionDays } from '../session/open-session.ts';

const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Strict' }) as const;

/** Gives a browser the half of an app's session that no script can read. */
export const setSessionCookie = (c: Context, isHttps: boolean, cookie: string) =>
  setCookie(c, cookieName(isHttps), cookie, { ...options(isHttps), maxAge: sessionDays * 86_400 });

export const deleteSessionCookie = (c: Context, isHttps: boolean) =>
  deleteCookie(c, cookieName(isHttps), options(isHttps));
